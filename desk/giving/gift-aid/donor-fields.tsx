import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { DeclarationErrors } from './declaration-actions.server.ts'

interface DonorFieldsProps {
	/** What is stored, or known from the donation. */
	known: Partial<Record<'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'address', string>>
	isAbroad: boolean
	/** A refused form. */
	answer: DeclarationErrors | undefined
}

/** The names and the home address of a declaration. */
export function DonorFields({ known, isAbroad, answer }: DonorFieldsProps) {
	const value = (name: keyof DonorFieldsProps['known']) => answer?.typed[name] ?? known[name] ?? ''
	const field = (id: string) => ({ id, ...errorOf(answer, id) })
	return (
		<>
			<Field {...field('title')} label="Title" hint="Two to four letters, as in “Prof”." optional>
				<Input name="title" defaultValue={value('title')} className="max-w-40" />
			</Field>
			<Field
				{...field('firstName')}
				label="First name"
				hint="In full if you can: HMRC recommends it, and takes an initial."
				className="w-full"
			>
				<Input name="firstName" defaultValue={value('firstName')} autoComplete="off" />
			</Field>
			<Field {...field('lastName')} label="Last name" className="w-full">
				<Input name="lastName" defaultValue={value('lastName')} autoComplete="off" />
			</Field>
			<Field {...field('house')} label="House name or number" className="w-full">
				<Input name="house" defaultValue={value('house')} autoComplete="off" />
			</Field>
			<Field {...field('postcode')} label="Postcode">
				<Input name="postcode" defaultValue={value('postcode')} autoComplete="off" className="max-w-56" />
			</Field>
			<Checkbox
				name="isAbroad"
				value="yes"
				defaultChecked={answer ? answer.typed.isAbroad === 'yes' : isAbroad}
				hint="Then leave out the postcode, and give the whole address. HMRC takes 40 characters."
			>
				They live outside the UK, or in the Channel Islands or the Isle of Man
			</Checkbox>
			<Field {...field('address')} label="The rest of the address" optional className="w-full">
				<Textarea name="address" rows={3} defaultValue={value('address')} autoComplete="off" />
			</Field>
		</>
	)
}

export function errorOf(answer: DeclarationErrors | undefined, id: string): { error?: string } {
	const found = answer?.errors.find((one) => one.id === id)
	return found ? { error: found.text } : {}
}

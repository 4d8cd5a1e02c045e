import { CountedTextarea } from '#app/ui/forms/counted-textarea.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { FormErrors, FormValues } from '../form-values.ts'

/** Characters; the server's limit (`read-present.ts`). */
const MAX_MESSAGE_LENGTH = 250
const RELATIONS = ['Family', 'Friend', 'Partner', 'Colleague', 'Somebody else']

const DAY_PARTS = [
	{ name: 'sendDay', label: 'Day', width: 'w-20' },
	{ name: 'sendMonth', label: 'Month', width: 'w-20' },
	{ name: 'sendYear', label: 'Year', width: 'w-28' },
] as const

interface PresentFieldsProps {
	/** The first and the last day that can be chosen. */
	days: { first: string; last: string }
	values: FormValues
	errors: FormErrors
}

/** Who gets the present, where, when, and with which words. */
export function PresentFields({ days, values, errors }: PresentFieldsProps) {
	const input = (name: string) => ({ name, autoComplete: 'off', defaultValue: values[name] ?? '' })
	const field = (name: string) => ({ id: name, error: errors[name] ?? '' })
	return (
		<div className="grid gap-6">
			<div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
				<Field {...field('recipient')} label="Their name" hint="As it stands on the certificate.">
					<Input {...input('recipient')} />
				</Field>
				<Field {...field('relation')} label="Who are they to you?" hint="Helps us find the right words.">
					<Select name="relation" defaultValue={values.relation ?? ''}>
						<option value="">Choose one</option>
						{RELATIONS.map((relation) => (
							<option key={relation}>{relation}</option>
						))}
					</Select>
				</Field>
			</div>
			<Field
				{...field('recipientEmail')}
				label="Their email address"
				hint="We write to it on the day you choose, and not before."
			>
				<Input {...input('recipientEmail')} type="email" spellCheck={false} />
			</Field>
			<Field
				{...field('recipientAddress')}
				label="Or their postal address"
				hint="Then we print the certificate and post it."
			>
				<Textarea {...input('recipientAddress')} rows={3} />
			</Field>
			<Field {...field('message')} label="Your words to them" optional>
				<CountedTextarea {...input('message')} max={MAX_MESSAGE_LENGTH} rows={3} />
			</Field>
			<FieldGroup
				{...field('sendDay')}
				label="When should they get it?"
				hint={`From ${days.first} to ${days.last}. It stays a surprise until then.`}
			>
				<div className="flex flex-wrap gap-4">
					{DAY_PARTS.map(({ name, label, width }) => (
						<Field key={name} id={name} label={label}>
							<Input {...input(name)} inputMode="numeric" className={width} aria-invalid={Boolean(errors.sendDay)} />
						</Field>
					))}
				</div>
			</FieldGroup>
		</div>
	)
}

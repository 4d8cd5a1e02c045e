import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { NoticeData } from './notice-data.ts'

interface NoticeFormProps {
	notice: NoticeData
	again?: { variant: string; email: string; errors: { id: string; text: string }[] } | null
}

/** Asks for one email when something is there again. */
export function NoticeForm({ notice: { slug, variants }, again = null }: NoticeFormProps) {
	const isBusy = useNavigation().formAction?.startsWith('/shop/notice') ?? false
	const [only, ...others] = variants
	const errorOf = (id: string) => {
		const error = again?.errors.find((one) => one.id === id)?.text
		return error ? { error } : {}
	}
	return (
		<Form method="post" action="/shop/notice" noValidate className="notice-form">
			<Honeypot />
			<input type="hidden" name="slug" value={slug} />
			{others.length === 0 ? (
				<input type="hidden" name="wanted" value={only?.key} />
			) : (
				<FieldGroup id="wanted" label="Which one?" {...errorOf('wanted')}>
					<div className="notice-choices">
						{variants.map(({ key, label }, index) => (
							<RadioTile
								key={key}
								id={index === 0 ? 'wanted' : undefined}
								name="wanted"
								value={key}
								defaultChecked={again?.variant === key}
							>
								{label}
							</RadioTile>
						))}
					</div>
				</FieldGroup>
			)}
			<Field
				id="notice-email"
				label="Your email address"
				hint="We write to you once now, to make sure it’s you, and once when it’s back. Then we delete the address, or after 12 months."
				{...errorOf('notice-email')}
			>
				{/* Not of the type "email": browsers refuse there what a chat pastes invisibly around an address. */}
				<Input
					name="email"
					type="text"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={again?.email ?? ''}
				/>
			</Field>
			<Button type="submit" variant="outline" size="st" busy={isBusy} busyLabel="One moment…">
				Email me when it’s back
			</Button>
		</Form>
	)
}

import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { FormErrors, FormValues } from './form-values.ts'

/** Names and email of the person who gives; read by `read-person.server.ts`. */
export function PersonFields({ values, errors }: { values: FormValues; errors: FormErrors }) {
	return (
		<div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
			<Field id="firstName" label="First name" error={errors.firstName}>
				<Input name="firstName" autoComplete="given-name" defaultValue={values.firstName} />
			</Field>
			<Field id="lastName" label="Last name" error={errors.lastName}>
				<Input name="lastName" autoComplete="family-name" defaultValue={values.lastName} />
			</Field>
			<Field
				id="email"
				label="Email address"
				hint="For your receipt. We’ll only write about your donation."
				error={errors.email}
				className="sm:col-span-2"
			>
				<Input name="email" type="email" autoComplete="email" spellCheck={false} defaultValue={values.email} />
			</Field>
		</div>
	)
}

import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { EmailStep, FactField } from './email-page.server.ts'

/** What a template must know before its text can be filled in. */
export function FactsForm({ template, title, fields }: EmailStep & { step: 'facts' }) {
	return (
		<Form method="get" className="email-form" noValidate>
			<h2>{title}</h2>
			<input type="hidden" name="template" value={template} />
			<input type="hidden" name="facts" value="given" />
			{fields.map((field) => (
				<FactControl key={field.name} {...field} />
			))}
			<p className="email-actions">
				<Button type="submit" size="pst">
					Write the email
				</Button>
				<Link to="?">Another template</Link>
			</p>
		</Form>
	)
}

function FactControl({ name, kind, label, hint, options = [], missing, values, problem }: FactField) {
	const shared = { id: name, label, hint, optional: missing === undefined, ...(problem ? { error: problem } : {}) }
	if (kind === 'date' || kind === 'time') {
		return (
			<Field {...shared} className="email-short">
				<Input type={kind} name={name} defaultValue={values[0] ?? ''} />
			</Field>
		)
	}
	return (
		<FieldGroup {...shared}>
			{options.map(({ value, label: text }) =>
				kind === 'ticks' ? (
					<Checkbox key={value} name={name} value={value} defaultChecked={values.includes(value)}>
						{text}
					</Checkbox>
				) : (
					<RadioTile key={value} name={name} value={value} defaultChecked={values.includes(value)}>
						{text}
					</RadioTile>
				),
			)}
		</FieldGroup>
	)
}

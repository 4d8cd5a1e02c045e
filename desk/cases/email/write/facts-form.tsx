import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { EmailStep, FactField } from '../email-page.server.ts'
import { formValues } from './form-values.ts'

type FactsFormProps = Pick<EmailStep & { step: 'facts' }, 'template' | 'fields'> & {
	onFacts(given: URLSearchParams): void
}

/** What a template must know before its text can be filled in. */
export function FactsForm({ template, fields, onFacts }: FactsFormProps) {
	const isMoment = ({ kind }: FactField) => kind === 'date' || kind === 'time'
	const moments = fields.filter(isMoment)
	const others = fields.filter((field) => !isMoment(field))
	return (
		<Form
			method="get"
			className="email-form"
			noValidate
			onInput={({ currentTarget }) => onFacts(formValues(currentTarget))}
		>
			<input type="hidden" name="template" value={template} />
			<input type="hidden" name="facts" value="given" />
			{moments.length > 0 && (
				<div className="email-facts-row">
					{moments.map((field) => (
						<FactControl key={field.name} {...field} />
					))}
				</div>
			)}
			{others.map((field) => (
				<FactControl key={field.name} {...field} />
			))}
			<p className="email-actions">
				<Button type="submit" size="pst">
					Next: see the text
				</Button>
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
		<FieldGroup {...shared} className="email-choice">
			{options.map(({ value, label: text }, index) =>
				kind === 'ticks' ? (
					<Checkbox
						key={value}
						id={index === 0 ? name : undefined}
						name={name}
						value={value}
						defaultChecked={values.includes(value)}
					>
						{text}
					</Checkbox>
				) : (
					<RadioTile
						key={value}
						id={index === 0 ? name : undefined}
						name={name}
						value={value}
						defaultChecked={values.includes(value)}
					>
						{text}
					</RadioTile>
				),
			)}
		</FieldGroup>
	)
}

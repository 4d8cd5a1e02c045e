import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { FormErrors, FormValues } from '../../form-values.ts'
import { DEDICATIONS, MAX_CARD_MESSAGE } from './dedications.ts'
import './dedication.css'

/** In memory of a person or dedicated to one, with a card by email. The style sheet shows what is asked for. */
export function DedicationFields({ values, errors }: { values: FormValues; errors: FormErrors }) {
	return (
		<div className="dedication">
			<FieldGroup id="dedication" label="Is it for someone?" optional error={errors.dedication ?? ''}>
				<div className="giving-tiles">
					{DEDICATIONS.map(({ value, label }, index) => (
						<RadioTile
							key={value}
							{...(index === 0 ? { id: 'dedication' } : {})}
							name="dedication"
							value={value}
							defaultChecked={(values.dedication ?? '') === value}
						>
							{label}
						</RadioTile>
					))}
				</div>
			</FieldGroup>
			<div className="dedication-more">
				<Field id="dedicationName" label="Their name" error={errors.dedicationName ?? ''}>
					<Input name="dedicationName" autoComplete="off" defaultValue={values.dedicationName} />
				</Field>
				<Checkbox
					name="card"
					value="yes"
					defaultChecked={values.card === 'yes'}
					hint="It says who it is from and for whom. It never says how much."
				>
					Send someone a card by email when your donation has arrived
				</Checkbox>
				<div className="dedication-card">
					<Field id="cardName" label="Who is the card for?" error={errors.cardName ?? ''}>
						<Input name="cardName" autoComplete="off" defaultValue={values.cardName} />
					</Field>
					<Field id="cardEmail" label="Their email address" error={errors.cardEmail ?? ''}>
						<Input name="cardEmail" type="email" autoComplete="off" defaultValue={values.cardEmail} />
					</Field>
					<Field
						id="cardMessage"
						label="Your words on the card"
						hint={`Up to ${MAX_CARD_MESSAGE} characters.`}
						optional
						error={errors.cardMessage ?? ''}
						className="sm:col-span-2"
					>
						<Textarea name="cardMessage" rows={3} defaultValue={values.cardMessage} />
					</Field>
				</div>
			</div>
		</div>
	)
}

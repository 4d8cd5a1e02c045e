import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { sumInWords } from '#domain/giving/giving-choice.ts'
import { type GivingOffer, usualFrequency } from '#domain/giving/giving-offer.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { Impact } from './impact.tsx'
import { PickerFields } from './picker-fields.tsx'
import { useGivingChoice } from './use-giving-choice.ts'
import '#app/ui/forms/amount-picker.css'
import './bowl.css'
import './picker.css'

const NOTHING = {}

/** Leads to the page of the donation with the choice in its address. */
export function GivingPicker({ offer }: { offer: GivingOffer }) {
	const { form, live, read } = useGivingChoice(offer)
	const sum = live && live.amount !== null ? sumInWords(live.amount, live.choice.frequency, offer) : null
	return (
		<Form
			ref={form}
			action="/donate"
			method="get"
			onInput={read}
			onChange={read}
			aria-label="Donate"
			className="giving-picker"
		>
			<PickerFields offer={offer} frequency={usualFrequency(offer)} values={NOTHING} />
			<Impact offer={offer} live={live} />
			{offer.purposes.length > 0 && (
				<Field id="purpose" label="What is it for?" className="giving-purpose">
					<Select name="purpose" defaultValue={GENERAL_FUND}>
						{offer.purposes.map(({ key, label }) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</Select>
				</Field>
			)}
			<div className="grid gap-3">
				<Button type="submit" variant="donate" size="pl" className="w-full">
					{sum ? `Give ${sum}` : 'Donate'}
				</Button>
				<p className="text-center text-note text-ink-2">Next: your details, and how to pay. Nothing is taken yet.</p>
			</div>
		</Form>
	)
}

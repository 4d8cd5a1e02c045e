import { AmountPicker } from '#app/ui/forms/amount-picker.tsx'
import { AMOUNT_FIELDS, BY_RADIO, OWN_AMOUNT, readAmount } from '#domain/giving/giving-choice.ts'
import { GIVING_FREQUENCIES, type GivingFrequency, type GivingOffer, usualLine } from '#domain/giving/giving-offer.ts'
import type { FormValues } from '../form-values.ts'
import './picker.css'

interface PickerFieldsProps {
	offer: GivingOffer
	frequency: GivingFrequency
	/** What was sent; the usual amounts are chosen where nothing was. */
	values: FormValues
	/** The error in the amount. */
	error?: string | undefined
}

const WORDS: Record<GivingFrequency, { label: string; question: string }> = {
	monthly: { label: 'Every month', question: 'How much each month?' },
	once: { label: 'Just once', question: 'How much would you like to give?' },
}

/** How often and how much, inside of `.giving-picker`. The style sheet shows the amounts of the chosen frequency. */
export function PickerFields({ offer, frequency, values, error }: PickerFieldsProps) {
	return (
		<>
			<fieldset className="giving-frequency">
				<legend className="sr-only">How often?</legend>
				{GIVING_FREQUENCIES.map((each) => (
					<label key={each}>
						<input
							type="radio"
							name="frequency"
							value={each}
							defaultChecked={each === frequency}
							className="tile-input"
						/>
						{WORDS[each].label}
					</label>
				))}
			</fieldset>
			{GIVING_FREQUENCIES.map((each) => {
				const names = AMOUNT_FIELDS[each]
				const { line, own } = readAmount((name) => values[name] ?? null, names)
				// A form that was sent without an amount is shown without one.
				const usual = values[names.own] === undefined ? (usualLine(offer.lines[each])?.typed ?? '') : ''
				const isChosen = each === frequency
				return (
					<div key={each} data-frequency={each} className={`of-${each}`}>
						<AmountPicker
							id={`amount-${each}`}
							label={WORDS[each].question}
							name={names.line}
							ownName={names.own}
							byRadio={{ value: OWN_AMOUNT, name: BY_RADIO }}
							amounts={offer.lines[each].map(({ typed, label }) => ({ value: typed, label }))}
							chosen={line ?? usual}
							own={own}
							currencySign={offer.sign}
							{...(isChosen && error ? { error } : {})}
						/>
					</div>
				)
			})}
		</>
	)
}

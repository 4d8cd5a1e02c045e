import { Button } from '#app/ui/button.tsx'
import { sumInWords } from '#domain/giving/giving-choice.ts'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import type { FormValues } from '../../form-values.ts'
import type { LiveChoice } from '../../picker/live-choice.ts'
import { PickerFields } from '../../picker/picker-fields.tsx'
import { Does } from '../does.tsx'
import { UPDATE } from '../donation-view.ts'
import { PurposeField, rulesOf } from './purpose-field.tsx'

interface ChangeChoiceProps {
	offer: GivingOffer
	/** What the page was rendered with. */
	first: LiveChoice
	/** What the form holds; null before the app is there. */
	live: LiveChoice | null
	values: FormValues
	/** There is no other way to pay. */
	byTransfer: boolean
	error: string | undefined
}

/** How much, how often and what for, in one line each, which opens to be changed. */
export function ChangeChoice({ offer, first, live, values, byTransfer, error }: ChangeChoiceProps) {
	const shown = live ?? first
	const { choice, amount } = shown
	const purpose = offer.purposes.find(({ key }) => key === (choice.purpose || GENERAL_FUND))
	const rules = purpose ? rulesOf(purpose) : ''
	return (
		<div className="grid gap-4">
			<details className="giving-choice" open={first.amount === null || error !== undefined}>
				<summary className="band-ball">
					<span className="giving-sum">
						<span>{amount === null ? 'Your amount' : sumInWords(amount, choice.frequency, offer)}</span>
						<small>{[purpose?.label, byTransfer && 'by bank transfer'].filter(Boolean).join(', ')}</small>
					</span>
					<span className="giving-change">Change</span>
				</summary>
				<div className="giving-picker">
					<PickerFields offer={offer} frequency={first.choice.frequency} values={values} error={error} />
					<PurposeField purposes={offer.purposes} chosen={first.choice.purpose} />
					{!live && (
						<Button
							type="submit"
							variant="outline"
							size="pst"
							className="justify-self-start"
							{...UPDATE}
							formNoValidate
						>
							Update the sums
						</Button>
					)}
				</div>
			</details>
			{rules && <p className="giving-rules">{rules}</p>}
			<div role="status" className="giving-on-phones">
				<Does offer={offer} shown={shown} place="below" />
			</div>
		</div>
	)
}

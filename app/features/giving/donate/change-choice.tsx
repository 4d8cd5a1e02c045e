import { Button } from '#app/ui/button.tsx'
import { sumInWords } from '#domain/giving/giving-choice.ts'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import type { FormValues } from '../form-values.ts'
import { Impact } from '../picker/impact.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'
import { PickerFields } from '../picker/picker-fields.tsx'
import { UPDATE } from './donation-view.ts'

interface ChangeChoiceProps {
	offer: GivingOffer
	/** What the page was rendered with. */
	first: LiveChoice
	/** What the form holds; null before the app is there. */
	live: LiveChoice | null
	values: FormValues
	error: string | undefined
}

/** The choice, which can be opened and changed. */
export function ChangeChoice({ offer, first, live, values, error }: ChangeChoiceProps) {
	const { choice, amount } = live ?? first
	return (
		<details className="giving-choice" open={first.amount === null || error !== undefined}>
			<summary>
				<span className="giving-sum">
					{amount === null ? 'Your amount' : sumInWords(amount, choice.frequency, offer)}
				</span>
				<span className="giving-change">Change</span>
			</summary>
			<div className="giving-picker">
				<PickerFields offer={offer} frequency={first.choice.frequency} values={values} error={error} />
				{live ? (
					<div className="giving-choice-impact">
						<Impact offer={offer} live={live} />
					</div>
				) : (
					<Button type="submit" variant="outline" size="pst" className="justify-self-start" {...UPDATE} formNoValidate>
						Update the sums
					</Button>
				)}
			</div>
		</details>
	)
}

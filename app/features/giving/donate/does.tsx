import { impactOf, reachedLines } from '#domain/giving/giving-choice.ts'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import { isForHealth } from '#domain/giving/is-for-health.ts'
import { Bowl } from '../picker/bowl.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'
import { Medicine } from '../picker/medicine.tsx'

interface DoesProps {
	offer: GivingOffer
	shown: LiveChoice
	/** Beside the form, or below the sum on phones: a page has both, and shows one. */
	place: 'beside' | 'below'
}

/** What the amount does, with a picture of that. The sum itself stands in the form. */
export function Does({ offer, shown: { choice, amount }, place }: DoesProps) {
	const lines = offer.lines[choice.frequency]
	const impact = amount === null ? null : impactOf(choice, amount, offer)
	const isBeside = place === 'beside'
	const className = `giving-picture-${place}`
	return (
		<div className="giving-does">
			{impact && isForHealth(impact.text) ? (
				<Medicine className={className} />
			) : (
				<Bowl of={lines.length} reached={reachedLines(amount ?? 0, lines)} className={className} />
			)}
			{impact ? (
				<p className={isBeside ? 'text-lede leading-snug' : undefined}>
					<b>Your gift</b> <span>{impact.text}</span>
				</p>
			) : (
				<p>Choose an amount, and see what it does.</p>
			)}
		</div>
	)
}

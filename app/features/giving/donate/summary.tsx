import { impactOf, reachedLines, sumInWords } from '#domain/giving/giving-choice.ts'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import { Bowl } from '../picker/bowl.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'
import { moneyOf, type Sums } from './sums.ts'

interface SummaryProps {
	offer: GivingOffer
	shown: LiveChoice
	sums: Sums | null
	isGiftAid: boolean
}

/** What is given and what it does, beside the form where there is room. */
export function Summary({ offer, shown: { choice, amount }, sums, isGiftAid }: SummaryProps) {
	const lines = offer.lines[choice.frequency]
	const impact = amount === null ? null : impactOf(choice, amount, offer)
	const money = moneyOf(offer)
	return (
		<aside aria-label="Your donation so far" className="giving-summary">
			<Bowl of={lines.length} reached={reachedLines(amount ?? 0, lines)} className="giving-summary-bowl" />
			{impact ? (
				<p className="text-lede leading-snug">
					<b className="giving-sum block">{impact.sum}</b> {impact.text}
				</p>
			) : (
				<p className="text-lede">Choose an amount, and see what it does.</p>
			)}
			{sums && (sums.fees > 0 || isGiftAid) && (
				<dl className="giving-rows">
					{sums.fees > 0 && <Row label="Card fees, covered by you" value={money(sums.fees)} />}
					{sums.fees > 0 && <Row label="You pay" value={sumInWords(sums.total, choice.frequency, offer)} />}
					{isGiftAid && <Row label="Gift Aid adds" value={money(Math.round(sums.total / 4))} />}
				</dl>
			)}
		</aside>
	)
}

function Row({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	)
}

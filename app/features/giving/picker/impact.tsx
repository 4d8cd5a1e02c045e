import { type ImpactSentence, impactOf, reachedLines } from '#domain/giving/giving-choice.ts'
import { GIVING_FREQUENCIES, type GivingOffer, usualFrequency, usualLine } from '#domain/giving/giving-offer.ts'
import { isForHealth } from '#domain/giving/is-for-health.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { Bowl } from './bowl.tsx'
import type { LiveChoice } from './live-choice.ts'
import { Medicine } from './medicine.tsx'

interface ImpactProps {
	offer: GivingOffer
	live: LiveChoice | null
}

/** The bowl and what the amount does. Without JavaScript all sentences are there, and the style sheet shows the one that is chosen. */
export function Impact({ offer, live }: ImpactProps) {
	const lines = offer.lines[live ? live.choice.frequency : usualFrequency(offer)]
	const amount = live ? live.amount : usualLine(lines)?.amount
	return (
		<div role="status" className="giving-impact">
			<Bowl of={lines.length} reached={reachedLines(amount ?? 0, lines)} className="giving-bowl" />
			{live ? <LiveSentence offer={offer} live={live} /> : <AllSentences offer={offer} />}
		</div>
	)
}

function LiveSentence({ offer, live: { choice, amount } }: { offer: GivingOffer; live: LiveChoice }) {
	if (amount === null) return <p>Choose an amount, and see what it does.</p>
	return <Sentence {...impactOf(choice, amount, offer)} />
}

/** Its picture of medicine covers the bowl. */
function Sentence({ sum, text }: ImpactSentence) {
	return (
		<p>
			{isForHealth(text) && <Medicine className="giving-medicine" />}
			<b className="font-display font-extrabold">{sum}</b> <span>{text}</span>
		</p>
	)
}

function AllSentences({ offer }: { offer: GivingOffer }) {
	return GIVING_FREQUENCIES.map((frequency) => (
		<div key={frequency} data-frequency={frequency}>
			<div className={`giving-lines say-${frequency}`}>
				{offer.lines[frequency].map(({ amount, typed }) => (
					<Sentence key={typed} {...impactOf({ frequency, purpose: GENERAL_FUND }, amount, offer)} />
				))}
			</div>
			<p className="giving-other">Thank you. You see everything once more before you give.</p>
		</div>
	))
}

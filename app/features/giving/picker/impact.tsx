import { GENERAL_FUND } from '#domain/giving/donation.ts'
import { impactOf, reachedLines } from '#domain/giving/giving-choice.ts'
import { GIVING_FREQUENCIES, type GivingOffer } from '#domain/giving/giving-offer.ts'
import { Bowl } from './bowl.tsx'
import type { LiveChoice } from './live-choice.ts'

interface ImpactProps {
	offer: GivingOffer
	live: LiveChoice | null
}

/** The bowl and what the amount does. Without JavaScript all sentences are there, and the style sheet shows the one that is chosen. */
export function Impact({ offer, live }: ImpactProps) {
	const lines = live && offer.lines[live.choice.frequency]
	const isReached = live && lines && live.amount !== null
	return (
		<div role="status" className="giving-impact">
			{lines ? (
				<Bowl
					of={lines.length}
					reached={isReached ? reachedLines(live.amount ?? 0, lines) : 0}
					className="giving-bowl"
				/>
			) : (
				<Bowl of={Math.max(...GIVING_FREQUENCIES.map((each) => offer.lines[each].length))} className="giving-bowl" />
			)}
			{live ? <LiveSentence offer={offer} live={live} /> : <AllSentences offer={offer} />}
		</div>
	)
}

function LiveSentence({ offer, live: { choice, amount } }: { offer: GivingOffer; live: LiveChoice }) {
	if (amount === null) return <p>Choose an amount, and see what it does.</p>
	const { sum, text } = impactOf(choice, amount, offer)
	return (
		<p>
			<b>{sum}</b> {text}
		</p>
	)
}

function AllSentences({ offer }: { offer: GivingOffer }) {
	return GIVING_FREQUENCIES.map((frequency) => (
		<div key={frequency} data-frequency={frequency}>
			<div className={`giving-lines say-${frequency}`}>
				{offer.lines[frequency].map(({ amount, typed }) => {
					const { sum, text } = impactOf({ frequency, purpose: GENERAL_FUND }, amount, offer)
					return (
						<p key={typed}>
							<b>{sum}</b> {text}
						</p>
					)
				})}
			</div>
			<p className="giving-other">Thank you. You see everything once more before you give.</p>
		</div>
	))
}

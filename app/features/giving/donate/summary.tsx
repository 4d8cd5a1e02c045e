import kit from '#app/ui/sections/pictures/listening-kit.webp'
import { sumInWords } from '#domain/giving/giving-choice.ts'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import type { PayOffers } from '../pay-field.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'
import { Does } from './does.tsx'
import { NextSteps, Stuck } from './next-steps.tsx'
import { moneyOf, type Sums } from './sums.ts'

interface SummaryProps {
	offer: GivingOffer
	pay: PayOffers
	shown: LiveChoice
	sums: Sums | null
	phone: string
}

/** Beside the form: what the amount does and what comes next. On phones the form has these at their places. */
export function Summary({ offer, pay, shown, sums, phone }: SummaryProps) {
	const { frequency } = shown.choice
	const money = moneyOf(offer)
	return (
		<aside aria-label="Your donation so far" className="giving-beside">
			<div className="giving-stay">
				<div role="status" className="giving-summary">
					<Does offer={offer} shown={shown} place="beside" />
					{sums && sums.fees > 0 && (
						<dl className="giving-rows">
							<Row label="Card fees, covered by you" value={money(sums.fees)} />
							<Row label="You pay" value={sumInWords(sums.total, frequency, offer)} />
						</dl>
					)}
				</div>
				<div className="giving-then">
					<NextSteps pay={pay} isMonthly={frequency === 'monthly'} />
				</div>
			</div>
			{phone && (
				<div className="band-sky giving-stuck">
					<Stuck phone={phone} />
					<img src={kit} width={480} height={400} alt="" loading="lazy" decoding="async" />
				</div>
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

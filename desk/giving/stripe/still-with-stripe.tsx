import { Link } from 'react-router'
import '../money-panel.css'
import { Covered } from '../statement/check/check-lists.tsx'
import type { StillWithStripe as StillWithStripeData } from './still-with-stripe.server.ts'

/** The net of the books with Stripe less its payouts, with the parts and the days. Nothing while no money went through it. */
export function StillWithStripe({ balances, covered }: StillWithStripeData) {
	return balances.map((balance) => (
		<section key={balance.currency} className="money-panel" aria-labelledby={`held-${balance.currency}`}>
			<div className="money-panel-main">
				<h2 id={`held-${balance.currency}`}>
					{balance.isTooMuch ? 'More was paid out than the books have' : 'Still with Stripe, or not yet on a statement'}
				</h2>
				<p className="money-panel-sum">{balance.held}</p>
				<p>
					From {balance.days}, as the books have it. {balance.isTooMuch ? TOO_MUCH : COMPARE}{' '}
					<a href="https://dashboard.stripe.com/balance" rel="noreferrer">
						the balance at Stripe
					</a>
					.
				</p>
				<Covered covered={covered} />
				{covered.length === 0 ? (
					<p>No bank statement was imported, so no payout is known yet.</p>
				) : (
					<p>
						Payouts on other days are not known here. <Link to="/giving/statement">Import a statement</Link>
					</p>
				)}
			</div>
			<dl className="money-panel-facts">
				{balance.parts.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	))
}

const COMPARE = 'Compare it with'
const TOO_MUCH =
	'Other software may take payments in the same account, or a line was set aside as a payout that is none. Compare with'

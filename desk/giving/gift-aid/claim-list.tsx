import { Link } from 'react-router'
import type { GiftAidPageData } from './claim-page.server.ts'

/** Claims that were made, the newest first. */
export function ClaimList({ claims }: Pick<GiftAidPageData, 'claims'>) {
	return (
		<section className="data-section" aria-labelledby="claims">
			<h2 id="claims" className="text-h3">
				Claims
			</h2>
			{claims.length === 0 ? (
				<p>No claim has been made yet.</p>
			) : (
				<ul className="gift-aid-lines">
					{claims.map(({ id, period, made, sent, total, tax, adjustmentTax }) => (
						<li key={id}>
							<Link to={`/giving/gift-aid/${id}`}>{period}</Link>
							<b>{sent ? `Sent on ${sent}` : 'Not sent yet'}</b>
							<span>
								{tax} on {total}
								{adjustmentTax && `, ${adjustmentTax} given back`}
							</span>
							<span className="data-quiet">Made on {made}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

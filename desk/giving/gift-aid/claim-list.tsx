import { Link } from 'react-router'
import { tieDates } from '#lib/text/line-breaks.ts'
import './claim-list.css'
import type { GiftAidPageData } from './claim-page.server.ts'

/** Claims that were made, the newest first. */
export function ClaimList({ claims }: Pick<GiftAidPageData, 'claims'>) {
	return (
		<section className="data-section" aria-labelledby="claims">
			<h2 id="claims" className="text-h3">
				Claims so far
			</h2>
			{claims.length === 0 ? (
				<p className="data-quiet">None yet. A claim appears here once you have made it.</p>
			) : (
				<table className="giving-table claim-list">
					<caption className="sr-only">Claims, the newest at the top</caption>
					<thead>
						<tr>
							<th scope="col">Received</th>
							<th scope="col">State</th>
							<th scope="col">Made</th>
							<th scope="col" className="giving-sum">
								Given
							</th>
							<th scope="col" className="giving-sum">
								Gift Aid
							</th>
						</tr>
					</thead>
					<tbody>
						{claims.map(({ id, period, made, sent, total, tax, adjustmentTax, arrived }) => (
							<tr key={id}>
								<th scope="row">
									<Link to={`/giving/gift-aid/${id}`}>{period}</Link>
								</th>
								<td className="claim-stands">
									{sent ? (
										<span>Sent</span>
									) : (
										<span className="giving-state" data-tone="late">
											Not sent yet
										</span>
									)}
									{sent && <span className="giving-note whitespace-nowrap">{sent}</span>}
									{arrived && <span className="giving-note">{arrived}</span>}
								</td>
								<td className="claim-made">
									<span className="giving-note">{tieDates(made)}</span>
								</td>
								<td className="giving-sum claim-given">{total}</td>
								<td className="giving-sum">
									<b>{tax}</b>
									{adjustmentTax && <span className="giving-note">{adjustmentTax} given back</span>}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	)
}

import { SameAddressFacts } from '../../giving/same-address.tsx'
import type { OrderPageData } from './read-order.server.ts'

/** What else the buyer ordered and gave; nothing for the team. */
export function OrderBuyer({ email, others }: Pick<OrderPageData, 'email' | 'others'>) {
	if (!others || email === '') return null
	return (
		<section className="case-section" aria-labelledby="buyer">
			<h2 id="buyer">From the same email address</h2>
			<dl className="giving-facts">
				<SameAddressFacts email={email} others={others} of="order" />
			</dl>
		</section>
	)
}

/** Where the parcel goes, and what the buyer wrote. */
export function OrderParcel({ parcel, note }: Pick<OrderPageData, 'parcel' | 'note'>) {
	return (
		<section className="case-section" aria-labelledby="parcel">
			<h2 id="parcel">{parcel.title}</h2>
			<div className="order-parcel">
				{parcel.address.length > 0 && <address className="order-address">{parcel.address.join('\n')}</address>}
				<dl className="case-answers">
					{parcel.facts.map(({ label, value, href }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{href ? <a href={href}>{value}</a> : value}</dd>
						</div>
					))}
				</dl>
			</div>
			{note && (
				<blockquote className="order-note">
					<p>{note}</p>
					<footer>Their note</footer>
				</blockquote>
			)}
		</section>
	)
}

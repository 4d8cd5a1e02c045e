import type { OrderPageData } from './read-order.server.ts'

/** Where the parcel goes, and what the buyer wrote. */
export function OrderParcel({ parcel, note }: Pick<OrderPageData, 'parcel' | 'note'>) {
	return (
		<section className="case-section" aria-labelledby="parcel">
			<h2 id="parcel">{parcel.address.length > 0 ? 'Where it goes' : 'Nothing to post'}</h2>
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

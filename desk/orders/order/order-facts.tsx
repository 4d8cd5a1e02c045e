import type { OrderPageData } from './read-order.server.ts'

/** Where the parcel goes, and what the buyer wrote. */
export function OrderParcel({ parcel, note }: Pick<OrderPageData, 'parcel' | 'note'>) {
	return (
		<section className="case-section" aria-labelledby="parcel">
			<h2 id="parcel">{parcel.address.length > 0 ? 'Where it goes' : 'Nothing to post'}</h2>
			{parcel.address.length > 0 && <address className="order-address">{parcel.address.join('\n')}</address>}
			<dl className="case-answers">
				{parcel.facts.map(({ label, value, href }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{href ? <a href={href}>{value}</a> : value}</dd>
					</div>
				))}
			</dl>
			{note && (
				<blockquote className="order-note">
					<p>{note}</p>
					<footer>Their note</footer>
				</blockquote>
			)}
		</section>
	)
}

/** Everything that happened, the newest first, and the emails. */
export function OrderHistory({ timeline, emails }: Pick<OrderPageData, 'timeline' | 'emails'>) {
	return (
		<>
			<section className="case-section" aria-labelledby="timeline">
				<h2 id="timeline">What happened</h2>
				<ol className="giving-lines">
					{timeline.map(({ sentence, when }) => (
						<li key={`${sentence} ${when}`}>
							{sentence}
							<span className="giving-note">{when}</span>
						</li>
					))}
				</ol>
			</section>
			<section className="case-section" aria-labelledby="emails">
				<h2 id="emails">Emails to them</h2>
				{emails.length === 0 && <p>None was sent from here.</p>}
				<ul className="giving-lines">
					{emails.map(({ id, subject, when, problem }) => (
						<li key={id}>
							{subject || 'Email'}
							<span className="giving-note">{problem || when}</span>
						</li>
					))}
				</ul>
			</section>
		</>
	)
}

import { Link } from 'react-router'
import type { DonationPageData } from './read-donation.server.ts'

type Facts = Pick<DonationPageData, 'reference' | 'decision' | 'giftAid' | 'emails' | 'deeds'>

/** What the donor decided, Gift Aid, the emails, and what staff did. */
export function DonationFacts({ reference, decision, giftAid }: Facts) {
	return (
		<>
			<section className="case-section" aria-labelledby="decision">
				<h2 id="decision">What they decided</h2>
				<dl className="case-answers">
					{decision.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			{giftAid && (
				<section className="case-section" aria-labelledby="gift-aid">
					<h2 id="gift-aid">Gift Aid</h2>
					{giftAid.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
					<Link to={`/giving/${reference}/gift-aid`}>Declaration</Link>
				</section>
			)}
		</>
	)
}

export function DonationHistory({ emails, deeds }: Facts) {
	return (
		<>
			<section className="case-section" aria-labelledby="emails">
				<h2 id="emails">Emails</h2>
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
			{deeds.length > 0 && (
				<section className="case-section" aria-labelledby="deeds">
					<h2 id="deeds">What your team did</h2>
					<ul className="giving-lines">
						{deeds.map(({ sentence, when }) => (
							<li key={`${sentence} ${when}`}>
								{sentence}
								<span className="giving-note">{when}</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	)
}

import { Link } from 'react-router'
import type { OpenDisputeRow } from './open-disputes.server.ts'

/** The disputes that no one has decided, each with the day by which Stripe wants an answer. */
export function OpenDisputes({ disputes }: { disputes: readonly OpenDisputeRow[] }) {
	if (disputes.length === 0) return null
	return (
		<section className="data-section" id="disputes" aria-labelledby="disputes-title">
			<h2 id="disputes-title" className="text-h3">
				Disputes <span className="data-quiet">{disputes.length}</span>
			</h2>
			<p className="max-w-176">Answer at Stripe: without an answer in time a dispute is lost.</p>
			<ul className="giving-disputes">
				{disputes.map(({ reference, path, name, what, answer }) => (
					<li key={reference}>
						<p>
							<Link to={path}>{name}</Link> <span className="giving-reference">{reference}</span>
							<span className="giving-note">{what}</span>
						</p>
						<span className="giving-state giving-answer" data-tone={answer.isOurs ? 'trouble' : undefined}>
							{answer.words}
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}

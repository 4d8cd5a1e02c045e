import { TimelineText } from '../../cases/timeline/timeline.tsx'
import type { HistoryLines } from './history.server.ts'

/** Everything that happened to a donation or an order, the newest first, with the emails and notes. */
export function History({ lines }: { lines: HistoryLines }) {
	return (
		<section className="case-section" aria-labelledby="timeline">
			<h2 id="timeline">What happened</h2>
			<ol className="giving-lines">
				{lines.map(({ sentence, when, note }) => (
					<li key={note?.id ?? `${sentence} ${when}`}>
						{sentence}
						<span className="giving-note">{when}</span>
						{note && <TimelineText kind="note" text={note.text} />}
					</li>
				))}
			</ol>
		</section>
	)
}

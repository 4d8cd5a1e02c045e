import { AnswerList } from './answer-list.tsx'
import type { AnswerRow } from './live-with-rows.ts'

export function LiveWith({ they, rows, isPair }: { they: string; rows: AnswerRow[]; isPair: boolean }) {
	return (
		<section aria-labelledby="live-with" className="break-inside-avoid">
			<h2 id="live-with">Who {they} can live with</h2>
			{isPair && (
				<p className="mb-5 text-ink-2">They move in together, so each answer is for a home with all of them.</p>
			)}
			<AnswerList rows={rows} />
		</section>
	)
}

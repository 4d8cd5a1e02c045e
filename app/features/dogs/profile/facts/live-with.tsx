import { AnswerList } from './answer-list.tsx'
import type { AnswerRow } from './live-with-rows.ts'

export function LiveWith({ they, rows, dogs }: { they: string; rows: AnswerRow[]; dogs: number }) {
	return (
		<section aria-labelledby="live-with" className="break-inside-avoid">
			<h2 id="live-with">Who {they} can live with</h2>
			{dogs > 1 && (
				<p className="mb-5 text-ink-2">
					They move in together, so each answer is for a home with {dogs === 2 ? 'both' : 'all'} of them.
				</p>
			)}
			<AnswerList rows={rows} />
		</section>
	)
}

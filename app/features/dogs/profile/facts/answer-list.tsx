import { Answer } from '#app/ui/answer.tsx'
import type { AnswerRow } from './live-with-rows.ts'
import { NOT_KNOWN } from './needs.ts'

export interface Note {
	/** "" on the page of one dog. */
	name: string
	text: string
}

export function Notes({ notes, className }: { notes: Note[]; className?: string }) {
	return notes.map(({ name, text }) => (
		<p key={name} className={className}>
			{name && <b>{name}: </b>}
			<span>{text}</span>
		</p>
	))
}

/** Subject, answer as icon and word, and the reason below. */
export function AnswerList({ rows }: { rows: AnswerRow[] }) {
	return (
		<ul className="grid gap-0.5 overflow-hidden rounded-l border-2 border-line bg-line">
			{rows.map(({ about, answers, whys }) => (
				<li
					key={about}
					className="grid grid-cols-[minmax(40%,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-0.5 bg-raised px-4.5 py-3.5 max-wordmark:grid-cols-[minmax(50%,1fr)_minmax(0,auto)] max-wordmark:gap-x-2 max-wordmark:px-3 print:py-1.5"
				>
					<p className="font-display text-h4 leading-tight font-bold">{about}</p>
					<div className="grid justify-items-end gap-1.5">
						{answers.map(({ name, answer, word }) => (
							<p key={name} className="flex flex-wrap items-center justify-end gap-x-2">
								{name && <span className="text-ink-2">{name}</span>}
								<Answer answer={answer}>{word ?? (answer === 'unknown' ? NOT_KNOWN : undefined)}</Answer>
							</p>
						))}
					</div>
					<Notes notes={whys} className="col-span-full leading-snug text-ink-2" />
				</li>
			))}
		</ul>
	)
}

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

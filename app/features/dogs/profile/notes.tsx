export interface Note {
	/** Whose it is, where several dogs are on the page; else "". */
	name: string
	text: string
}

/** What is written about a dog, or about each of a pair, the name in heavy type. */
export function Notes({ notes, className }: { notes: Note[]; className?: string }) {
	return notes.map(({ name, text }) => (
		<p key={name} className={className}>
			{name && <b>{name}: </b>}
			{text}
		</p>
	))
}

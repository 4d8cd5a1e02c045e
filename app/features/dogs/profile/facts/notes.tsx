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

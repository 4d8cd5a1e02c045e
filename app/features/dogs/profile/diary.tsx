import { Picture, type PictureData } from '#app/ui/media/picture.tsx'

export interface DiaryEntry {
	/** The dog of a pair; else "". */
	name: string
	date: string
	text: string
	picture: PictureData | null
}

/** Newest first. */
export function Diary({ name, entries }: { name: string; entries: DiaryEntry[] }) {
	if (entries.length === 0) return null
	return (
		<section aria-labelledby="diary" className="no-print">
			<h2 id="diary">Lately with {name}</h2>
			<ol className="profile-diary">
				{entries.map((entry) => (
					<Entry key={entry.date + entry.text} {...entry} />
				))}
			</ol>
		</section>
	)
}

function Entry({ name, date, text, picture }: DiaryEntry) {
	const heading = [name, date].filter(Boolean).join(', ')
	return (
		<li className="grid gap-5 border-t-2 border-line py-5">
			<div className="min-w-0">
				{heading && <p className="font-display text-h4 font-bold">{heading}</p>}
				<p className="mt-1 text-ink-2">{text}</p>
			</div>
			{picture && <Picture picture={{ ...picture, alt: '' }} sizes="8rem" className="aspect-square w-full rounded-m" />}
		</li>
	)
}

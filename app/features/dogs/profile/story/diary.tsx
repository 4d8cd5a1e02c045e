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
		<li>
			<div>
				{heading && <p className="font-display text-h4 font-bold">{heading}</p>}
				<p>{text}</p>
			</div>
			{picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 960px) 25rem, 8rem" />}
		</li>
	)
}

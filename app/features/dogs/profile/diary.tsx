import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
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
		<Section aria-labelledby="diary" className="no-print">
			<SectionHead id="diary" title={`Lately with ${name}`} />
			<ol className="grid gap-x-[clamp(1rem,.5rem+1.4vw,1.75rem)] gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))]">
				{entries.map((entry) => (
					<Entry key={entry.date + entry.text} {...entry} />
				))}
			</ol>
		</Section>
	)
}

/** An entry without a picture is a note on coloured paper, as tall as the pictures beside it. */
function Entry({ name, date, text, picture }: DiaryEntry) {
	const heading = [name, date].filter(Boolean).join(', ')
	return (
		<li
			className={cn(
				'grid content-start',
				picture ? 'gap-x-4 gap-y-3 max-sm:grid-cols-[7rem_1fr]' : 'rounded-l bg-sky-wash p-6',
			)}
		>
			{picture && (
				<Picture
					picture={{ ...picture, alt: '' }}
					sizes="(min-width: 640px) 18rem, 7rem"
					className="aspect-square w-full rounded-m sm:aspect-4/3 sm:rounded-l"
				/>
			)}
			<div>
				{heading && <p className="font-display text-h4 font-bold">{heading}</p>}
				<p className="mt-1 text-ink-2">{text}</p>
			</div>
		</li>
	)
}

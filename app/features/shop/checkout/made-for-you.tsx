import { type ReactNode, useState } from 'react'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { tagLines } from './summary/tag-lines.ts'

export interface MadeForYouData {
	key: string
	/** "Name tag, Small, 25 mm" */
	title: string
	picture: PictureData | null
	/** Whether it is drawn with its words. */
	isTag: boolean
	/** The names of its fields. */
	names: string[]
	/** The words as they were stored; "" for none. */
	words: string
}

/** The fields of something that is made with the buyer's words, with a tag that shows what is typed. */
export function MadeForYou({ made, children }: { made: MadeForYouData; children: ReactNode }) {
	const [words, setWords] = useState(made.words)
	const lines = tagLines(words)
	const isSample = lines.length === 0
	return (
		<section
			aria-label={made.title}
			className="checkout-made"
			onInput={({ target }) => target instanceof HTMLInputElement && setWords(target.value)}
		>
			{made.isTag ? (
				<DrawnTag lines={isSample ? SAMPLE : lines} isSample={isSample} />
			) : (
				<Picture picture={made.picture && { ...made.picture, alt: '' }} sizes="8rem" className="aspect-square w-full" />
			)}
			<header>
				<h2 className="text-h4">Made for you</h2>
				<p>{made.title}</p>
				{made.isTag && (
					<p className="text-note text-ink-2">
						{isSample ? 'A sample: yours has your own words.' : 'With your words.'}
					</p>
				)}
			</header>
			<div className="checkout-made-fields">{children}</div>
		</section>
	)
}

/** In units of the drawing: a line of this many letters is 1 high, of which a letter is about two thirds wide. */
const MAX_LETTERS = 250

const SAMPLE = ['Your', 'words']

function DrawnTag({ lines, isSample }: { lines: string[]; isSample: boolean }) {
	const size = Math.min(46, MAX_LETTERS / Math.max(...lines.map(({ length }) => length)))
	return (
		<svg viewBox="0 0 240 240" aria-hidden="true">
			<rect width="240" height="240" fill="#a9d6f2" />
			<circle cx="120" cy="36" r="17" fill="none" stroke="#8b93a3" strokeWidth="7" />
			<circle cx="120" cy="136" r="94" fill="#f1c232" />
			<path d="M120 42a94 94 0 0 1 0 188c34-50 34-134 0-188Z" fill="#14233a" opacity=".1" />
			<circle cx="120" cy="60" r="8" fill="#14233a" opacity=".55" />
			{lines.map((line, index) => (
				<text
					// biome-ignore lint/suspicious/noArrayIndexKey: two lines, which may be the same
					key={index}
					x="120"
					y={140 + size * 0.35 + (index - (lines.length - 1) / 2) * size * 1.2}
					fontSize={size}
					textAnchor="middle"
					fill="#14233a"
					data-sample={isSample || undefined}
				>
					{line}
				</text>
			))}
		</svg>
	)
}

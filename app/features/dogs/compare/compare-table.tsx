import { buttonStyles } from '#app/ui/button-styles.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconX from '~icons/ph/x-bold'
import type { DogCardData } from '../card/dog-card.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import { CompareCells } from './compare-cells.tsx'
import type { CompareGroup } from './compare-rows.ts'
import type { Tone } from './tones.ts'

export interface ComparedDog extends DogCardData {
	/** The URL of the comparison without this dog. */
	without: string
	/** The form or the page for this dog; null where there is none. */
	next: { text: string; url: string } | null
}

interface CompareTableProps {
	dogs: ComparedDog[]
	tones: Tone[]
	groups: CompareGroup[]
	caption: string
	/** Rows that differ, and that are equal. */
	different: number
	same: number
}

/** Browsers drop table semantics when `display` changes; the roles restore them. */
export const TABLE = { role: 'table' }
export const ROWS = { role: 'rowgroup' }
export const ROW = { role: 'row' }
export const HEAD = { role: 'columnheader' }
export const CELL = { role: 'cell' }
export const ROW_HEAD = { role: 'rowheader' }

/** Its classes are in `compare.css`, `compare-phone.css` and `compare-heads.css`. */
export function CompareTable({ dogs, tones, groups, caption, different, same }: CompareTableProps) {
	return (
		<table {...TABLE} className={`compare of-${dogs.length} ${toneClass(tones)}`}>
			<caption className="sr-only">{caption}, side by side</caption>
			<thead {...ROWS}>
				{/* Screen readers say all of a header with each answer of its column: so it is the name, and the picture and links are cells. */}
				<tr {...ROW} className="compare-names">
					<td {...CELL} />
					{dogs.map((dog) => (
						<th key={dog.slug} {...HEAD} scope="col">
							<VisuallyHidden>{dog.name}</VisuallyHidden>
						</th>
					))}
				</tr>
				<tr {...ROW} className="compare-heads">
					<td {...CELL} className="compare-corner">
						{/* The page's head says it. */}
						<p aria-hidden>
							<b>{different}</b> {different === 1 ? 'answer differs' : 'answers differ'}
						</p>
						<p aria-hidden>
							<b>{same}</b> {same === 1 ? 'is the same' : 'are the same'}
						</p>
						{different > 0 && same > 0 && (
							<label className="compare-only no-print">
								<input type="checkbox" autoComplete="off" className="size-6 flex-none" />
								Only where they differ
							</label>
						)}
					</td>
					{dogs.map((dog) => (
						<td key={dog.slug} {...CELL}>
							<Head dog={dog} />
						</td>
					))}
				</tr>
			</thead>
			{groups.map(({ title, rows }) => (
				<tbody key={title} {...ROWS}>
					<tr {...ROW} className="compare-group">
						<th {...ROW_HEAD} scope="rowgroup">
							{title}
						</th>
						{dogs.map((dog) => (
							<td key={dog.slug} aria-hidden>
								<Whose dog={dog} />
							</td>
						))}
					</tr>
					{rows.map((row) => (
						<CompareCells key={row.about} row={row} names={dogs.map(({ name }) => name)} />
					))}
				</tbody>
			))}
		</table>
	)
}

/** "tone-sky-2 tone-nose-3": the colour of each column. */
export function toneClass(tones: readonly Tone[]): string {
	return tones.map((tone, i) => `tone-${tone}-${i + 2}`).join(' ')
}

/** Whose column it is, beside the title of each group. */
export function Whose({ dog: { name, picture } }: { dog: Pick<DogCardData, 'name' | 'picture'> }) {
	return (
		<span className="compare-whose">
			<Picture picture={picture && { ...picture, alt: '' }} sizes="3rem" fallback={<NoPicture />} />
			{name}
		</span>
	)
}

function Head({ dog }: { dog: ComparedDog }) {
	return (
		<div className="compare-head">
			<div className="compare-face">
				<Picture
					picture={dog.picture}
					sizes="(min-width: 1280px) 20rem, (min-width: 640px) 30vw, 45vw"
					priority
					fallback={<NoPicture />}
				/>
				{dog.isSpokenFor && dog.badge && <p className={`dog-badge ${dog.badge.tone}`}>{dog.badge.text}</p>}
				<SiteLink
					to={dog.without}
					preventScrollReset
					aria-label={`Take ${dog.name} out of the comparison`}
					className={buttonStyles({ variant: 'icon', size: 'icon-sm' }, 'no-print')}
				>
					<IconX aria-hidden className="size-[1.2em]" />
				</SiteLink>
			</div>
			<div>
				<SiteLink to={`/dogs/${dog.slug}`} className="compare-name">
					{dog.name}
				</SiteLink>
				<span className="compare-kind">{dog.about}</span>
				{dog.next && (
					<span className="compare-next no-print">
						<SiteLink to={dog.next.url} rel="nofollow">
							<span>
								{dog.next.text}
								<VisuallyHidden joinedBy=":">{dog.name}</VisuallyHidden>
							</span>
						</SiteLink>
					</span>
				)}
			</div>
		</div>
	)
}

import { buttonStyles } from '#app/ui/button-styles.ts'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconX from '~icons/ph/x-bold'
import type { DogCardData } from '../card/dog-card.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import { CompareCells } from './compare-cells.tsx'
import type { CompareGroup } from './compare-rows.ts'

export interface ComparedDog extends DogCardData {
	/** The URL of the comparison without this dog. */
	without: string
	/** The form or the page for this dog; null where there is none. */
	next: { text: string; url: string } | null
}

interface CompareTableProps {
	dogs: ComparedDog[]
	groups: CompareGroup[]
	caption: string
	/** Rows that differ, and that are equal. */
	different: number
	same: number
}

/** Browsers drop table semantics when `display` changes; the roles restore them. */
const TABLE = { role: 'table' }
const ROWS = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const GROUP = { role: 'rowheader' }

/** Its classes are in `compare.css`. */
export function CompareTable({ dogs, groups, caption, different, same }: CompareTableProps) {
	return (
		<table {...TABLE} className={`compare of-${dogs.length}`}>
			<caption className="sr-only">{caption}, side by side</caption>
			<thead {...ROWS}>
				<tr {...ROW}>
					<td className="compare-corner">
						{/* The page's head says it. */}
						<p aria-hidden>
							<b>{different}</b> {different === 1 ? 'answer differs' : 'answers differ'}
						</p>
						<p aria-hidden>
							<b>{same}</b> {same === 1 ? 'is the same' : 'are the same'}
						</p>
					</td>
					{dogs.map((dog) => (
						<th key={dog.slug} {...HEAD} scope="col" abbr={dog.name}>
							<Head dog={dog} isOneOfTwo={dogs.length === 2} />
						</th>
					))}
				</tr>
			</thead>
			{groups.map(({ title, rows }) => (
				<tbody key={title} {...ROWS}>
					<tr {...ROW}>
						<th {...GROUP} scope="rowgroup" colSpan={dogs.length + 1} className="compare-group">
							{title}
						</th>
					</tr>
					{rows.map((row) => (
						<CompareCells key={row.about} row={row} names={dogs.map(({ name }) => name)} />
					))}
				</tbody>
			))}
		</table>
	)
}

function Head({ dog, isOneOfTwo }: { dog: ComparedDog; isOneOfTwo: boolean }) {
	return (
		<>
			<div className="compare-face">
				<Picture
					picture={dog.picture}
					sizes={isOneOfTwo ? '(min-width: 768px) 33rem, 45vw' : '(min-width: 768px) 22rem, 45vw'}
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
			<SiteLink to={`/dogs/${dog.slug}`} className="compare-name">
				{dog.name}
			</SiteLink>
			{dog.next && (
				<span className="compare-next no-print">
					<SiteLink to={dog.next.url} rel="nofollow">
						{dog.next.text}
						<span className="sr-only">: {dog.name}</span>
					</SiteLink>
				</span>
			)}
		</>
	)
}

import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
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
}

interface CompareTableProps {
	dogs: ComparedDog[]
	groups: CompareGroup[]
	caption: string
}

/** Sticky below the site's header: the picture hides behind it, the name stays visible. */
const STICKY = 'md:sticky md:z-10 md:bg-ground md:pb-2'
const TOP = {
	two: 'md:top-[calc(4.25rem-16rem)] lg:top-[calc(5rem-16rem)]',
	more: 'md:top-[calc(4.25rem-12rem)] lg:top-[calc(5rem-12rem)]',
}

/** Browsers drop table semantics when `display` changes; the roles restore them. */
const TABLE = { role: 'table' }
const ROWS = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const GROUP = { role: 'rowheader' }

const COLUMNS: Record<number, string> = {
	2: 'max-md:grid-cols-2',
	3: 'max-md:grid-cols-3',
	4: 'max-md:grid-cols-2 sm:max-md:grid-cols-4',
}

/**
 * From 768 px a table with a sticky header; below, each row is a list with the dog's name before each answer, so
 * nothing scrolls sideways.
 */
export function CompareTable({ dogs, groups, caption }: CompareTableProps) {
	const top = dogs.length === 2 ? TOP.two : TOP.more
	return (
		<table {...TABLE} className="w-full table-fixed border-separate [border-spacing:0] max-md:block">
			<caption className="sr-only">{caption}, side by side</caption>
			<thead {...ROWS} className="max-md:block">
				<tr {...ROW} className={`max-md:grid max-md:gap-4 ${COLUMNS[dogs.length] ?? ''}`}>
					<td className={cn(STICKY, top, 'max-md:hidden md:w-32 lg:w-40 xl:w-52')} />
					{dogs.map((dog) => (
						<th
							key={dog.slug}
							{...HEAD}
							scope="col"
							className={cn(STICKY, top, 'text-left align-top font-normal md:pl-3 lg:pl-5')}
						>
							<Head dog={dog} isOneOfTwo={dogs.length === 2} />
						</th>
					))}
				</tr>
			</thead>
			{groups.map(({ title, rows }) => (
				<tbody key={title} {...ROWS} className="max-md:block">
					<tr {...ROW} className="max-md:block">
						<th
							{...GROUP}
							scope="rowgroup"
							colSpan={dogs.length + 1}
							className="pt-12 pb-3 text-left text-h3 max-md:block"
						>
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
			<div
				className={cn(
					'relative aspect-square sm:aspect-4/3 md:aspect-auto overflow-hidden rounded-m bg-mist md:rounded-l',
					isOneOfTwo ? 'md:h-64' : 'md:h-48',
				)}
			>
				<Picture
					picture={dog.picture}
					sizes={isOneOfTwo ? '(min-width: 768px) 33rem, 45vw' : '(min-width: 768px) 22rem, 45vw'}
					priority
					className="size-full object-cover"
					fallback={<NoPicture />}
				/>
				{dog.badge && (
					<p className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] max-sm:hidden">
						<Badge tone={dog.badge.tone}>{dog.badge.text}</Badge>
					</p>
				)}
				<SiteLink
					to={dog.without}
					preventScrollReset
					aria-label={`Take ${dog.name} out of the comparison`}
					className={buttonStyles({ variant: 'icon', size: 'icon-sm' }, 'no-print absolute top-2 right-2')}
				>
					<IconX aria-hidden className="size-[1.2em]" />
				</SiteLink>
			</div>
			<SiteLink
				to={`/dogs/${dog.slug}`}
				className="mt-3 inline-block font-display text-h3 font-extrabold wrap-anywhere"
			>
				{dog.name}
			</SiteLink>
		</>
	)
}

import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { DogCard, type DogCardData } from './dog-card.tsx'

const SIZES = '(min-width: 1280px) 18.5rem, (min-width: 640px) 45vw, 92vw'
/** In the list: two columns on phones after the first two dogs, whose slots are square. */
const SMALL_SIZES = '(min-width: 1280px) 18.5rem, (min-width: 640px) 45vw, 60vw'
/** Three or four dogs in a row, two by two on phones (`few-dogs.css`). */
const ROW_SIZES = '(min-width: 1800px) 23rem, (min-width: 1280px) 18rem, (min-width: 352px) 45vw, 92vw'
const WIDE_ON_PHONES = 2
const ABOVE_THE_FOLD = 4

/**
 * `first` when the grid opens a page: its first pictures load eagerly. `list`: in the columns of the list (`list-grid.css`). `row`:
 * three or four dogs stand in one row where there is room (`few-dogs.css`).
 */
export function DogGrid({
	dogs,
	first = false,
	list = false,
	row = false,
	heading,
	sizes,
	below,
	last,
}: {
	dogs: DogCardData[]
	first?: boolean
	list?: boolean
	row?: boolean
	heading?: 'h2' | 'h3'
	/** The `sizes` of pictures larger than a card's. */
	sizes?: string
	/** Content under a dog's card, outside its link. */
	below?: ((dog: DogCardData) => ReactNode) | undefined
	/** Another item after the dogs. */
	last?: ReactNode
}) {
	const isRow = row && (dogs.length === 3 || dogs.length === 4)
	return (
		<ul className={cn('dog-grid', list && 'list', isRow && `of-${dogs.length}`)}>
			{dogs.map((dog, i) => (
				<li key={dog.id}>
					<DogCard
						dog={dog}
						sizes={sizes ?? (isRow ? rowSizes(dogs.length, i) : list && i >= WIDE_ON_PHONES ? SMALL_SIZES : SIZES)}
						priority={first && i < ABOVE_THE_FOLD}
						heading={heading}
					/>
					{below?.(dog)}
				</li>
			))}
			{last}
		</ul>
	)
}

/** In a row of three each card is wider, and the first one is as wide as the page on phones. */
function rowSizes(count: number, index: number): string {
	if (count === 4) return ROW_SIZES
	return index === 0
		? '(min-width: 960px) 25rem, (min-width: 640px) 45vw, 92vw'
		: '(min-width: 960px) 25rem, (min-width: 352px) 45vw, 92vw'
}

import type { ReactNode } from 'react'
import { DogCard, type DogCardData } from './dog-card.tsx'

const SIZES = '(min-width: 1280px) 18.5rem, (min-width: 640px) 45vw, 92vw'
/** In the list: two columns on phones after the first two dogs, whose slots are square. */
const SMALL_SIZES = '(min-width: 1280px) 18.5rem, (min-width: 640px) 45vw, 60vw'
const WIDE_ON_PHONES = 2
const ABOVE_THE_FOLD = 4

/** `first` when the grid opens a page: its first pictures load eagerly. `list`: in the columns of the list (`list.css`). */
export function DogGrid({
	dogs,
	first = false,
	list = false,
	heading,
	below,
	last,
}: {
	dogs: DogCardData[]
	first?: boolean
	list?: boolean
	heading?: 'h2' | 'h3'
	/** Content under a dog's card, outside its link. */
	below?: ((dog: DogCardData) => ReactNode) | undefined
	/** Another item after the dogs. */
	last?: ReactNode
}) {
	return (
		<ul className={list ? 'dog-grid list' : 'dog-grid'}>
			{dogs.map((dog, i) => (
				<li key={dog.id}>
					<DogCard
						dog={dog}
						sizes={list && i >= WIDE_ON_PHONES ? SMALL_SIZES : SIZES}
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

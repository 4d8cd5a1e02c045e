import type { ReactNode } from 'react'
import { DogCard, type DogCardData } from './dog-card.tsx'

const SIZES = '(min-width: 1280px) 18.5rem, (min-width: 640px) 45vw, 92vw'
const ABOVE_THE_FOLD = 4

/** `first` when the grid opens a page: its first pictures load eagerly. `wide`: five columns on wide screens. */
export function DogGrid({
	dogs,
	first = false,
	wide = false,
	heading,
	below,
}: {
	dogs: DogCardData[]
	first?: boolean
	wide?: boolean
	heading?: 'h2' | 'h3'
	/** Content under a dog's card, outside its link. */
	below?: ((dog: DogCardData) => ReactNode) | undefined
}) {
	return (
		<ul className={wide ? 'dog-grid wide' : 'dog-grid'}>
			{dogs.map((dog, i) => (
				<li key={dog.id}>
					<DogCard dog={dog} sizes={SIZES} priority={first && i < ABOVE_THE_FOLD} heading={heading} />
					{below?.(dog)}
				</li>
			))}
		</ul>
	)
}

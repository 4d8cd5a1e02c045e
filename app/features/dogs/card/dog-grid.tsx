import type { ReactNode } from 'react'
import { DogCard, type DogCardData } from './dog-card.tsx'

const SIZES = '(min-width: 1280px) 18rem, (min-width: 640px) 45vw, 92vw'
const ABOVE_THE_FOLD = 4

/** `first` when the grid opens a page: its first pictures load eagerly. */
export function DogGrid({
	dogs,
	first = false,
	heading,
	below,
}: {
	dogs: DogCardData[]
	first?: boolean
	heading?: 'h2' | 'h3'
	/** Content under a dog's card, outside its link. */
	below?: (dog: DogCardData) => ReactNode
}) {
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-[clamp(1rem,.5rem+1.4vw,1.75rem)] gap-y-[clamp(2rem,1.5rem+1.5vw,3rem)]">
			{dogs.map((dog, i) => (
				<li key={dog.id} className="min-w-0">
					<DogCard dog={dog} sizes={SIZES} priority={first && i < ABOVE_THE_FOLD} heading={heading} />
					{below?.(dog)}
				</li>
			))}
		</ul>
	)
}

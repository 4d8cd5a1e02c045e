import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { SectionHead } from '#app/ui/layout/layout.tsx'
import { DogCard, type DogCardData } from '../card/dog-card.tsx'

export interface OtherDogsData {
	title: string
	/** `why`: "Also small, also happy with cats". */
	dogs: { card: DogCardData; why: string }[]
	total: number
}

export function OtherDogs({ title, dogs, total }: OtherDogsData) {
	if (dogs.length === 0) return null
	const isThree = dogs.length === 3
	return (
		<section aria-labelledby="other-dogs" className="no-print">
			<SectionHead
				id="other-dogs"
				title={title}
				action={
					<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
						See all {total} dogs
					</ButtonLink>
				}
			/>
			<ul
				className={cn(
					'grid gap-x-[clamp(1rem,.5rem+1.4vw,1.75rem)] gap-y-[clamp(2rem,1.5rem+1.5vw,3rem)] sm:grid-cols-2',
					isThree ? 'split:grid-cols-3' : 'lg:grid-cols-4',
				)}
			>
				{dogs.map(({ card, why }) => (
					<li key={card.id} className="min-w-0">
						<DogCard dog={card} sizes={`(min-width: 1280px) ${isThree ? 25 : 18}rem, (min-width: 640px) 45vw, 92vw`} />
						{why && <p className="mt-2 border-t-2 border-line pt-2 text-note leading-snug">{why}</p>}
					</li>
				))}
			</ul>
		</section>
	)
}

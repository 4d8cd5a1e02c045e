import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHead } from '#app/ui/layout/layout.tsx'
import { DogCard, type DogCardData } from '../../card/dog-card.tsx'

export interface OtherDogsData {
	title: string
	/** `why`: "Also small and happy with cats". */
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
			<ul className={`dog-grid of-${isThree ? 3 : 4}`}>
				{dogs.map(({ card, why }) => (
					<li key={card.id}>
						<DogCard
							dog={card}
							sizes={`(min-width: 1800px) ${isThree ? 32 : 23}rem, (min-width: 1280px) ${isThree ? 25 : 18}rem, (min-width: 352px) 45vw, 92vw`}
						/>
						{why && <p className="dog-why">{why}</p>}
					</li>
				))}
			</ul>
		</section>
	)
}

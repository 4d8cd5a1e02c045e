import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHead } from '#app/ui/layout.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'

interface OtherDogsProps {
	title: string
	dogs: DogCardData[]
	total: number
	tone: 'plain' | 'mist'
}

/** Dogs at the end of a profile, with the way back to the whole list. */
export function OtherDogs({ title, dogs, total, tone }: OtherDogsProps) {
	if (!title || dogs.length === 0) return null
	return (
		<Section tone={tone} className="no-print">
			<SectionHead
				title={title}
				action={
					<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
						See all {total} dogs
					</ButtonLink>
				}
			/>
			<DogGrid dogs={dogs} />
		</Section>
	)
}

import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { DogGrid } from '#app/features/dogs/card/dog-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import fewDogs from '../../card/few-dogs.css?url'

/** A row of dogs on a page about something else. */
export function DogsWaiting({ dogs, total }: { dogs: DogCardData[]; total: number }) {
	if (dogs.length === 0) return null
	return (
		<Section id="dogs" aria-labelledby="dogs-title" className="is-followed">
			<SectionHead
				id="dogs-title"
				title="Waiting to meet you"
				action={
					<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
						{total === 1 ? 'See our one dog' : `See all ${total} dogs`}
					</ButtonLink>
				}
			/>
			<link rel="stylesheet" href={fewDogs} precedence="default" />
			<DogGrid dogs={dogs} row />
		</Section>
	)
}

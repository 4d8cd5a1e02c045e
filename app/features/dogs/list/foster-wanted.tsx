import { Section, SectionHead } from '#app/ui/layout.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'

/** Dogs for whom a foster home is wanted now; nothing when there are none. */
export function FosterWanted({ dogs }: { dogs: DogCardData[] }) {
	if (dogs.length === 0) return null
	return (
		<Section id="dogs" tone="mist" aria-labelledby="dogs-title">
			<SectionHead
				id="dogs-title"
				title="Looking for a sofa now"
				intro="They can still be adopted, too. A foster home is where they would wait best."
			/>
			<DogGrid dogs={dogs} />
		</Section>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHead } from '#app/ui/layout.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'

export interface OtherDogsData {
	title: string
	/** `why` says what they share with the dog of the page: "Also small, also happy with cats"; "" for nothing. */
	dogs: { card: DogCardData; why: string }[]
	total: number
}

/** Dogs at the end of a profile, with the way back to the whole list. */
export function OtherDogs({ title, dogs, total, tone }: OtherDogsData & { tone: 'plain' | 'mist' }) {
	if (dogs.length === 0) return null
	const whyById = new Map(dogs.map(({ card, why }) => [card.id, why]))
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
			<DogGrid dogs={dogs.map(({ card }) => card)} below={({ id }) => <Why>{whyById.get(id)}</Why>} />
		</Section>
	)
}

function Why({ children }: { children: string | undefined }) {
	if (!children) return null
	return <p className="mt-2 border-t-2 border-line pt-2 text-note leading-snug">{children}</p>
}

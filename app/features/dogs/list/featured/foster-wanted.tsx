import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { DogGrid } from '#app/features/dogs/card/dog-grid.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import '../../card/few-dogs.css'
import './foster-wanted.css'

export interface FosterWantedData {
	dogs: DogCardData[]
	/** Including those not shown. */
	total: number
}

/** Dogs that need a foster home, with a link to the list where there are more. */
export function FosterWanted({ dogs, total }: FosterWantedData) {
	if (dogs.length === 0) return null
	return (
		<Section id="dogs" tone="mist" aria-labelledby="dogs-title">
			<div
				className={cn(
					'*:min-w-0',
					// One or two are larger and beside the text, so that no half row is empty.
					dogs.length <= 2 && 'few-dogs',
				)}
			>
				<SectionHead
					id="dogs-title"
					title="Looking for a sofa now"
					intro="They can still be adopted, too. A foster home is where they would wait best."
					className="content-start items-start"
				/>
				<DogGrid dogs={dogs} row />
				{total > dogs.length && (
					<ButtonLink to="/dogs?foster=wanted" variant="link" size="link-l" arrow className="mt-8">
						See all {total} dogs looking for a foster home
					</ButtonLink>
				)}
			</div>
		</Section>
	)
}

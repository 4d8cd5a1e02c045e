import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'

/** Dogs that need a foster home; nothing without any. */
export function FosterWanted({ dogs }: { dogs: DogCardData[] }) {
	if (dogs.length === 0) return null
	return (
		<Section id="dogs" tone="mist" aria-labelledby="dogs-title">
			<div
				className={cn(
					'*:min-w-0',
					// One or two stand beside the text, larger, so that no half row is empty.
					dogs.length <= 2 && 'side:grid side:grid-cols-[1fr_1.4fr] side:gap-x-[clamp(2rem,1rem+4vw,5rem)]',
				)}
			>
				<SectionHead
					id="dogs-title"
					title="Looking for a sofa now"
					intro="They can still be adopted, too. A foster home is where they would wait best."
					className="content-start items-start"
				/>
				<DogGrid dogs={dogs} />
			</div>
		</Section>
	)
}

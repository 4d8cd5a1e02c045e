import { Answer } from '#app/ui/answer.tsx'
import { cn } from '#app/ui/cn.ts'
import type { DogCardData } from '../../card/dog-card.tsx'
import { DogGrid } from '../../card/dog-grid.tsx'

export interface MaybeDog {
	card: DogCardData
	/** "Maybe", or "Children from 13". */
	word: string
	why: string
}

/** So few lie across the page (`list-grid.css`). */
const FEW = 2

export function MaybeDogs({ title, dogs, first }: { title: string; dogs: MaybeDog[]; first: boolean }) {
	if (dogs.length === 0) return null
	const byId = new Map(dogs.map((dog) => [dog.card.id, dog]))
	return (
		<section aria-labelledby="maybe-title" className={cn('pt-12 first:pt-0', dogs.length <= FEW && 'few-across')}>
			<h2 id="maybe-title" className="mb-6 text-h3">
				{title}
			</h2>
			<DogGrid
				dogs={dogs.map(({ card }) => card)}
				first={first}
				list
				below={({ id }) => {
					const dog = byId.get(id)
					return dog && <Why {...dog} />
				}}
			/>
		</section>
	)
}

function Why({ word, why }: MaybeDog) {
	return (
		<p className="mt-2.5 grid justify-items-start gap-1.5 leading-snug">
			<Answer answer="maybe">{word}</Answer>
			{why}
		</p>
	)
}

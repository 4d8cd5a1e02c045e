import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { DogGrid } from '#app/features/dogs/card/dog-grid.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { MAX_COMPARED, selectionUrl } from './selection-url.ts'

interface SelectedGridProps {
	cards: DogCardData[]
	/** Slugs still shown, but no longer selected. */
	removed?: ReadonlySet<string>
}

/** With more cards the button above them is out of sight. */
const CARDS_IN_SIGHT = 4

const NO_SLUGS: ReadonlySet<string> = new Set()

/** Selected dogs with checkboxes to compare them: a plain form. */
export function SelectedGrid({ cards, removed = NO_SLUGS }: SelectedGridProps) {
	const navigate = useNavigate()
	const selected = cards.filter(({ slug }) => !removed.has(slug))
	const isFew = selected.length <= MAX_COMPARED
	const [ticked, setTicked] = useState(isFew ? selected.length : 0)
	const canCompare = selected.length > 1
	return (
		<form
			method="get"
			action="/compare"
			autoComplete="off"
			onChange={(event) => setTicked(tickedIn(event.currentTarget).length)}
			onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				navigate(selectionUrl('/compare', tickedIn(event.currentTarget)))
			}}
		>
			{canCompare && <CompareBar ticked={ticked} />}
			<DogGrid
				dogs={cards}
				first
				heading="h3"
				below={(dog) =>
					removed.has(dog.slug) ? (
						<p className="mt-2 leading-snug text-ink-2">Taken out. The heart brings {dog.name} back.</p>
					) : (
						canCompare && <CompareBox dog={dog} isTicked={isFew} />
					)
				}
			/>
			{canCompare && cards.length > CARDS_IN_SIGHT && (
				<Button type="submit" size="pst" className="no-print mt-8 max-sm:w-full">
					Compare the ticked dogs
				</Button>
			)}
		</form>
	)
}

function CompareBox({ dog, isTicked }: { dog: DogCardData; isTicked: boolean }) {
	return (
		<Checkbox name="dogs" value={dog.slug} defaultChecked={isTicked} className="mt-1">
			Compare<VisuallyHidden> {dog.name}</VisuallyHidden>
		</Checkbox>
	)
}

/** Above the cards, where it covers none of them. */
function CompareBar({ ticked }: { ticked: number }) {
	return (
		<div className="no-print mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l bg-mist p-4 sm:pl-6">
			<p role="status" className="flex-[1_1_14rem] leading-snug">
				{advice(ticked)}
			</p>
			<Button type="submit" size="pst" className="max-sm:w-full">
				Compare side by side
			</Button>
		</div>
	)
}

function advice(ticked: number): string {
	if (ticked > MAX_COMPARED) return `${ticked} are ticked. Four fit side by side: the first four will be shown.`
	if (ticked < 2) return 'Tick two to four dogs to see how they differ.'
	return `${ticked} dogs are ticked.`
}

function tickedIn(form: HTMLFormElement): string[] {
	return new FormData(form).getAll('dogs').map(String)
}

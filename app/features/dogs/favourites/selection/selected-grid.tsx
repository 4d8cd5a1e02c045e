import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { DogGrid } from '#app/features/dogs/card/dog-grid.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { MAX_COMPARED, selectionUrl } from './selection.ts'

interface SelectedGridProps {
	cards: DogCardData[]
	/** Slugs still shown, but no longer selected. */
	removed?: ReadonlySet<string>
	heading?: 'h2' | 'h3'
	/** What else can be done with all of them. */
	actions?: ReactNode
}

/** With more cards the button below them is out of sight. */
const CARDS_IN_SIGHT = 4
/** So few lie across the page, the picture beside the facts (`favourites.css`). */
const FEW = 2

const NO_SLUGS: ReadonlySet<string> = new Set()

/** Selected dogs with checkboxes to compare them, or two who are compared anyway: a plain form. */
export function SelectedGrid({ cards, removed = NO_SLUGS, heading = 'h3', actions }: SelectedGridProps) {
	const navigate = useNavigate()
	const selected = cards.filter(({ slug }) => !removed.has(slug))
	const isFew = selected.length <= MAX_COMPARED
	const [ticked, setTicked] = useState(isFew ? selected.length : 0)
	const canCompare = selected.length > 1
	const isPair = selected.length === 2
	const isShort = cards.length <= CARDS_IN_SIGHT
	const bar = (
		<div className="compare-bar no-print">
			{canCompare && <CompareBar ticked={isPair ? selected.length : ticked} isPair={isPair} />}
			{actions}
		</div>
	)
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
			{!isShort && bar}
			<div className={cards.length <= FEW ? 'across' : undefined}>
				<DogGrid
					dogs={cards}
					first
					row
					heading={heading}
					sizes={cards.length <= FEW ? '(min-width: 640px) 24rem, 92vw' : undefined}
					below={(dog) =>
						removed.has(dog.slug) ? (
							<p className="mt-2 leading-snug text-ink-2">Taken out. The heart brings {dog.name} back.</p>
						) : isPair ? (
							<input type="hidden" name="dogs" value={dog.slug} />
						) : (
							canCompare && <CompareBox dog={dog} isTicked={isFew} />
						)
					}
				/>
			</div>
			{isShort && (canCompare || actions) && bar}
			{canCompare && !isShort && (
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

function CompareBar({ ticked, isPair }: { ticked: number; isPair: boolean }) {
	return (
		<>
			<p role="status">{advice(ticked, isPair)}</p>
			<Button type="submit" size="pst">
				Compare side by side
			</Button>
		</>
	)
}

function advice(ticked: number, isPair: boolean): string {
	if (isPair) return 'See where they differ, and which home each of them needs.'
	if (ticked > MAX_COMPARED) return `${ticked} are ticked. Four fit side by side: the first four will be shown.`
	if (ticked < 2) return 'Tick two to four dogs to see how they differ.'
	return `${ticked} dogs are ticked. See where they differ, and which home each of them needs.`
}

function tickedIn(form: HTMLFormElement): string[] {
	return new FormData(form).getAll('dogs').map(String)
}

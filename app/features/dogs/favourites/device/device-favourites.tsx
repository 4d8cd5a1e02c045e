import { useEffect, useRef, useState } from 'react'
import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { listInWords } from '#lib/text/list-in-words.ts'
import { changeInWords, countOfFavourites } from '../favourites-words.ts'
import { MissingDogs } from '../selection/missing-dogs.tsx'
import { SelectedGrid } from '../selection/selected-grid.tsx'
import { selectionUrl } from '../selection/selection.ts'
import { ShareButton } from '../share-button.tsx'
import { favouritesStore } from './favourites-store.ts'
import { NoFavourites, NotFetched } from './no-favourites.tsx'
import type { FavouriteDog } from './parse-favourites.ts'
import { useFavouriteCards } from './use-favourite-cards.ts'
import { useFavourites, useFavouritesChange } from './use-favourites.ts'

/** A removed dog stays visible until the visitor leaves the page, so that it can be restored. */
export function DeviceFavourites({ starters }: { starters: DogCardData[] }) {
	const favourites = useFavourites()
	const { selection, failed, retry } = useFavouriteCards(useVisitFavourites(favourites))
	const change = useFavouritesChange()
	const title = useRef<HTMLHeadingElement>(null)
	useNewAddresses(selection?.moved)
	useFocusAfterFirst(title, favourites.length)

	if (favourites.length === 0 && !selection) return <NoFavourites starters={starters} />
	if (failed) return <NotFetched favourites={favourites} retry={retry} />
	const slugs = new Set(favourites.map(({ slug }) => slug))
	const cards = selection?.cards ?? []
	const missing = (selection?.missing ?? [])
		.filter(({ slug }) => slugs.has(slug))
		.map((dog) => ({ ...dog, name: dog.name || favourites.find(({ slug }) => slug === dog.slug)?.name || '' }))
	return (
		<div className="grid gap-8">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
					{countOfFavourites(favourites.length)}
				</h2>
				{favourites.length > 0 && <Actions favourites={favourites} />}
			</div>
			{(change?.kind === 'only here' || change?.kind === 'full') && (
				<p className="rounded-m bg-ball-wash px-5 py-4">{changeInWords(change)}</p>
			)}
			<MissingDogs
				dogs={missing}
				action={(dog) => (
					<Button
						variant="outline"
						size="psm"
						onClick={() => {
							favouritesStore.remove(dog)
							// The focused button disappears.
							title.current?.focus({ preventScroll: true })
						}}
					>
						Take out <span className="sr-only">{dog.name}</span>
					</Button>
				)}
			/>
			{selection && (
				<SelectedGrid
					cards={cards}
					removed={new Set(cards.map(({ slug }) => slug).filter((slug) => !slugs.has(slug)))}
				/>
			)}
		</div>
	)
}

function Actions({ favourites }: { favourites: readonly FavouriteDog[] }) {
	return (
		<div className="flex flex-wrap items-center gap-3">
			<ShareButton
				path={selectionUrl(
					'/favourites',
					favourites.map(({ slug }) => slug),
				)}
				title="Dogs I like"
				text={`Have a look at ${listInWords(favourites.map(({ name }) => name))}.`}
				label="Share these dogs"
			/>
			<ButtonLink to={applyAddress(favourites)} size="pst">
				Apply to adopt
			</ButtonLink>
			{favourites.length === 1 && (
				<ButtonLink to={selectionUrl('/compare', [favourites[0]?.slug ?? ''])} variant="secondary" size="pst">
					Compare with another dog
				</ButtonLink>
			)}
		</div>
	)
}

/** One favourite is the dog to apply for; of several the form receives the names. */
function applyAddress([first, ...others]: readonly FavouriteDog[]): string {
	if (!first) return '/apply/adoption/start'
	if (others.length === 0) return `/apply/adoption/start?dog=${encodeURIComponent(first.slug)}`
	return `/apply/adoption/start?others=${[first, ...others].map(({ slug }) => encodeURIComponent(slug)).join(',')}`
}

/** Every favourite of this visit, newest first, including removed ones. */
function useVisitFavourites(favourites: readonly FavouriteDog[]): string[] {
	const [seen, setSeen] = useState<string[]>([])
	const added = favourites.map(({ slug }) => slug).filter((slug) => !seen.includes(slug))
	if (added.length > 0) setSeen([...added, ...seen])
	return seen
}

/** Focuses the heading when the first heart, of a dog to start with, went with the panel. */
function useFocusAfterFirst(title: { current: HTMLElement | null }, count: number) {
	const before = useRef(count)
	useEffect(() => {
		const isFirst = before.current === 0 && count > 0
		before.current = count
		if (isFirst && document.activeElement === document.body) title.current?.focus()
	}, [title, count])
}

function useNewAddresses(moved: { from: string; to: string; name: string }[] | undefined) {
	useEffect(() => {
		for (const { from, to, name } of moved ?? []) favouritesStore.rename(from, { slug: to, name })
	}, [moved])
}

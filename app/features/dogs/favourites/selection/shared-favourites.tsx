import { WaitingDog } from '#app/features/dogs/list/no-match/waiting-dog.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { ButtonPlaceholder, ClientOnly } from '../client-only.tsx'
import { favouritesStore } from '../device/favourites-store.ts'
import { useFavourites } from '../device/use-favourites.ts'
import { HeartShape } from '../heart-shape.tsx'
import { ShareButton } from '../share-button.tsx'
import { MissingDogs } from './missing-dogs.tsx'
import type { SelectedDogs } from './selected-dogs.server.ts'
import { SelectedGrid } from './selected-grid.tsx'

const SHARE = 'Pass them on'

/** The dogs of a shared link, rendered by the server. */
export function SharedFavourites({ selection, path, title }: { selection: SelectedDogs; path: string; title: string }) {
	const { cards, missing } = selection
	return (
		<div className="grid gap-8">
			<MissingDogs dogs={missing} />
			{cards.length > 0 ? (
				<SelectedGrid
					cards={cards}
					heading="h2"
					actions={
						<ClientOnly fallback={<ButtonPlaceholder words={[saveWords(cards.length), SHARE]} />}>
							<Actions selection={selection} path={path} title={title} />
						</ClientOnly>
					}
				/>
			) : (
				<EmptyState
					title="None of them is waiting any more"
					scene={<WaitingDog />}
					action={
						<ButtonLink to="/dogs" size="pasm">
							Meet the dogs
						</ButtonLink>
					}
				>
					<p>That is often good news. Others are still looking for somebody to walk home with.</p>
				</EmptyState>
			)}
		</div>
	)
}

function saveWords(count: number): string {
	if (count === 1) return 'Save this dog'
	return count === 2 ? 'Save both' : 'Save all of them'
}

function Actions({ selection: { cards }, path, title }: { selection: SelectedDogs; path: string; title: string }) {
	const favourites = useFavourites()
	const areAllFavourites = cards.every(({ slug }) => favourites.some((dog) => dog.slug === slug))
	return (
		<>
			<Button
				variant="secondary"
				size="pst"
				aria-disabled={areAllFavourites}
				onClick={() => !areAllFavourites && favouritesStore.save(cards.map(({ slug, name }) => ({ slug, name })))}
			>
				<HeartShape className={areAllFavourites ? 'fill-current stroke-0' : ''} />
				{saveWords(cards.length)}
			</Button>
			<ShareButton path={path} title={title} text="Have a look at these dogs." label={SHARE} />
		</>
	)
}

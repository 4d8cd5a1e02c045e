import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import { DogGrid } from '#app/features/dogs/card/dog-grid.tsx'
import { WaitingDog } from '#app/features/dogs/list/no-match/waiting-dog.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { SectionHead } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { FavouriteDog } from './parse-favourites.ts'

/** The panel, and a few dogs whose hearts can be pressed here. */
export function NoFavourites({ starters }: { starters: DogCardData[] }) {
	return (
		<>
			<EmptyState
				title="Nobody here yet"
				scene={<WaitingDog isLoved />}
				action={
					<ButtonLink to="/dogs" size="pasm">
						Meet the dogs
					</ButtonLink>
				}
			>
				<p>
					Press the heart on a dog you like, and you will find that dog here again: today, or after a week of thinking.
				</p>
				<ul className="heart-uses">
					<li>Put up to four side by side</li>
					<li>Send the list to the people you live with</li>
					<li>Apply when you are sure</li>
				</ul>
			</EmptyState>
			{starters.length > 0 && (
				<section className="pt-section" aria-labelledby="starters">
					<SectionHead
						id="starters"
						title="A few to start with"
						action={
							<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
								See all dogs
							</ButtonLink>
						}
					/>
					<DogGrid dogs={starters} row />
				</section>
			)}
		</>
	)
}

/** The favourites are stored, but their cards could not be fetched. */
export function NotFetched({ favourites, retry }: { favourites: readonly FavouriteDog[]; retry: () => void }) {
	return (
		<EmptyState
			title="We cannot fetch their pictures"
			action={
				<Button size="pasm" onClick={retry}>
					Try again
				</Button>
			}
		>
			<p role="alert">The site does not answer just now. Nothing is lost: your favourites are still on this device.</p>
			<ul className="flex flex-wrap gap-x-6 gap-y-1">
				{favourites.map(({ slug, name }) => (
					<li key={slug}>
						<SiteLink to={`/dogs/${slug}`} className="inline-flex min-h-11 items-center font-semibold">
							{name}
						</SiteLink>
					</li>
				))}
			</ul>
		</EmptyState>
	)
}

/** Shown after a delay (`.when-late`) when scripts failed to load. */
export function StillLoading() {
	return (
		<div className="when-late">
			<EmptyState title="Not here yet" action={<OrMeetTheDogs to="/favourites" text="Load the page again" />}>
				<p>
					Your favourites are safe on this device. What shows them has not come: your connection may be slow, or
					something keeps scripts from running.
				</p>
			</EmptyState>
		</div>
	)
}

export function WithoutScripts() {
	return (
		<EmptyState
			title="Hearts need JavaScript"
			scene={<WaitingDog />}
			action={<OrMeetTheDogs to="/compare" text="Compare dogs" />}
		>
			<p>
				Favourites are kept on your own device and never with us, and only JavaScript can do that. Without it you can
				still put two to four dogs side by side, and keep the link.
			</p>
		</EmptyState>
	)
}

/** A link, and the one to the dogs as the second choice. */
function OrMeetTheDogs({ to, text }: { to: string; text: string }) {
	return (
		<>
			<ButtonLink to={to} size="pasm">
				{text}
			</ButtonLink>
			<ButtonLink to="/dogs" variant="outline" size="pasm">
				Meet the dogs
			</ButtonLink>
		</>
	)
}

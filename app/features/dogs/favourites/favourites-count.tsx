import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { useFavourites } from './device/use-favourites.ts'
import { FavouritesNotice } from './favourites-notice.tsx'

/** The number of favourites in the header, and the live region that announces changes. */
export function FavouritesCount() {
	const count = useFavourites().length
	return (
		<>
			{count > 0 && (
				<span className="pointer-events-none absolute -top-1 -right-1.5 grid h-6 min-w-6 place-items-center rounded-pill bg-c-ball px-1 font-display text-note leading-none font-extrabold text-c-ink max-sm:hidden">
					{count}
					<VisuallyHidden> saved</VisuallyHidden>
				</span>
			)}
			<FavouritesNotice />
		</>
	)
}

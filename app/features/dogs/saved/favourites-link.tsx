import { lazy, Suspense } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import IconHeart from '~icons/ph/heart-bold'
import { useInBrowser } from './use-in-browser.ts'

const SavedCount = lazy(() => import('./saved-count.tsx').then((file) => ({ default: file.SavedCount })))
const SavedNotice = lazy(() => import('./saved-notice.tsx').then((file) => ({ default: file.SavedNotice })))

/** The way to the favourites in the header, with their number on the heart's corner. Phones have it in the menu. */
export function FavouritesLink() {
	const isInBrowser = useInBrowser()
	return (
		<>
			<SiteLink
				to="/favourites"
				className={buttonStyles({ variant: 'ghost', size: 'icon-sm' }, 'relative hidden text-[1.25rem] sm:inline-flex')}
			>
				<IconHeart aria-hidden className="size-[1.25em] flex-none" />
				<VisuallyHidden>Your favourites</VisuallyHidden>
				{isInBrowser && (
					<Suspense>
						<SavedCount className="absolute -top-1 -right-1.5" />
					</Suspense>
				)}
			</SiteLink>
			{isInBrowser && (
				<Suspense>
					<SavedNotice />
				</Suspense>
			)}
		</>
	)
}

/** The words and the number of the same link, for a row of the menu. */
export function FavouritesWords() {
	const isInBrowser = useInBrowser()
	return (
		<>
			Your favourites{' '}
			{isInBrowser && (
				<Suspense>
					<SavedCount className="inline-grid align-middle" />
				</Suspense>
			)}
		</>
	)
}

import { Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconHeart from '~icons/ph/heart-fill'
import { ClientOnly } from './client-only.tsx'
import { EMPTY_HEART } from './heart-styles.ts'

const FavouritesCount = lazyOptional(() => import('./favourites-count.tsx').then((file) => file.FavouritesCount))

/** In the header; phones have it in the menu. */
export function FavouritesLink() {
	return (
		<span className="relative sm:mr-2.5">
			<SiteLink
				to="/favourites"
				aria-label="Your favourites"
				className={buttonStyles({ variant: 'ghost', size: 'icon-sm' }, 'hidden text-[1.25rem] sm:inline-flex')}
			>
				<IconHeart aria-hidden className={EMPTY_HEART} />
			</SiteLink>
			<ClientOnly>
				<Suspense>
					<FavouritesCount />
				</Suspense>
			</ClientOnly>
		</span>
	)
}

import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { ClientOnly } from './client-only.tsx'
import { showFavouritesCount } from './device/favourite-presses.ts'
import { HeartShape } from './heart-shape.tsx'

const FavouritesNotice = lazyOptional(() => import('./favourites-notice.tsx').then((file) => file.FavouritesNotice))

/** In the header; phones have it in the menu. */
export function FavouritesLink() {
	const isCurrent = useLocation().pathname === '/favourites'
	return (
		<span className="relative sm:mr-2.5">
			<SiteLink
				to="/favourites"
				aria-label="Your favourites"
				aria-current={isCurrent ? 'page' : undefined}
				className={buttonStyles(
					{ variant: 'ghost', size: 'icon-sm' },
					cn('hidden text-[1.25rem] sm:inline-flex', isCurrent && 'bg-sky-wash'),
				)}
			>
				{/* Not filled where it is current: a filled heart is a favourite. */}
				<HeartShape isDrawing />
			</SiteLink>
			<span className="pointer-events-none absolute -top-1 -right-1.5 grid h-6 min-w-6 place-items-center rounded-pill bg-c-ball px-1 font-display text-note leading-none font-extrabold text-c-ink max-sm:hidden has-[:empty]:hidden">
				{/* The start script fills it in. */}
				<span
					ref={showFavouritesCount}
					data-favourites-count
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React to leave the content alone
					dangerouslySetInnerHTML={{ __html: '' }}
				/>
				<span className="sr-only">saved</span>
			</span>
			<ClientOnly>
				<Suspense>
					<FavouritesNotice />
				</Suspense>
			</ClientOnly>
		</span>
	)
}

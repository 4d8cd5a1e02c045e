import { useLocation } from 'react-router'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBasket from '~icons/ph/basket-bold'
import { showBasketCount } from './basket-count.ts'

/** Where it is shown while there is nothing in it too. */
const SHOP_PAGES = /^\/(?:merch|basket)(?:\/|$)/

/** In the header of the shop, and of every page while there is something in it (`shell.css`, `merch-card.css`). */
export function BasketLink() {
	const isShop = SHOP_PAGES.test(useLocation().pathname)
	return (
		<SiteLink
			to="/basket"
			rel="nofollow"
			className={buttonStyles({ variant: 'ghost', size: 'icon-sm' }, `basket-link relative ${isShop ? 'in-shop' : ''}`)}
		>
			<IconBasket aria-hidden className="size-6" />
			<span className="sr-only">
				Your basket<span className="basket-comma">, </span>
			</span>
			<span className="pointer-events-none absolute -top-1 -right-1.5 grid h-6 min-w-6 place-items-center rounded-pill bg-c-ball px-1 font-display text-note leading-none font-extrabold text-c-ink has-[:empty]:hidden">
				{/* The start script fills it in. */}
				<span
					ref={showBasketCount}
					data-basket-count
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React to leave the content alone
					dangerouslySetInnerHTML={{ __html: '' }}
				/>
			</span>
		</SiteLink>
	)
}

import { buttonStyles } from '#app/ui/button-styles.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBasket from '~icons/ph/basket-bold'
import { showBasketCount } from './basket-count.ts'

/** In the header while there is something in the basket (`shell.css`). */
export function BasketLink() {
	return (
		<SiteLink
			to="/basket"
			rel="nofollow"
			className={buttonStyles({ variant: 'ghost', size: 'icon-sm' }, 'basket-link relative')}
		>
			<IconBasket aria-hidden className="size-6" />
			<span className="sr-only">Your basket, </span>
			{/* The start script fills it in. */}
			<span
				ref={showBasketCount}
				data-basket-count
				className="pointer-events-none absolute -top-1 -right-1.5 grid h-6 min-w-6 place-items-center rounded-pill bg-c-ball px-1 font-display text-note leading-none font-extrabold text-c-ink"
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React to leave the content alone
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		</SiteLink>
	)
}

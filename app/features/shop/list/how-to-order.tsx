import { ButtonLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconBasket from '~icons/ph/basket-bold'
import IconMail from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'

export interface ShopOrder {
	phone: string
	email: string
	emailHref: string
}

interface HowToOrderProps {
	order: ShopOrder
	/** Whether things can be ordered on the site; without, by phone and email only. */
	hasBasket: boolean
}

/** Beside the heading: the basket, and the phone and email that have always worked. */
export function HowToOrder({ order: { phone, email, emailHref }, hasBasket }: HowToOrderProps) {
	if (!phone && !email && !hasBasket) return null
	return (
		<section aria-labelledby="to-order" className="shop-order">
			<h2 id="to-order" className="text-h3">
				How to order
			</h2>
			{hasBasket && <p>Put what you’d like in your basket. There’s no account to make.</p>}
			{hasBasket && (
				<ButtonLink to="/basket" size="pst">
					<IconBasket aria-hidden className="size-[1.25em] flex-none" />
					Your basket
				</ButtonLink>
			)}
			{(phone || email) && (
				<p>{hasBasket ? 'Or just tell us, and we’ll do the rest:' : 'Tell us what you’d like and where to send it.'}</p>
			)}
			{phone && (
				<p className="shop-contact">
					<IconPhone aria-hidden className="size-[1.25em] flex-none" />
					<SiteLink to={phoneHref(phone)} className="font-display">
						{phone}
					</SiteLink>
				</p>
			)}
			{email && (
				<p className="shop-contact">
					<IconMail aria-hidden className="size-[1.25em] flex-none" />
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				</p>
			)}
		</section>
	)
}

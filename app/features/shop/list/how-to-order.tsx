import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'

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

/** Below the goods: the basket, and the phone and email that have always worked. */
export function HowToOrder({ order: { phone, email, emailHref }, hasBasket }: HowToOrderProps) {
	if (!phone && !email && !hasBasket) return null
	return (
		<Wrap>
			<section aria-labelledby="to-order" className="shop-order">
				<h2 id="to-order" className="text-h3">
					How to order
				</h2>
				<div className="grid gap-2">
					{hasBasket && (
						<p>
							Put what you’d like in{' '}
							<SiteLink to="/basket" rel="nofollow">
								your basket
							</SiteLink>
							. There’s no account to make, and you have 14 days to change your mind.
						</p>
					)}
					{(phone || email) && (
						<p>
							{hasBasket ? 'Or just tell us, and we’ll do the rest:' : 'Tell us what you’d like and where to send it:'}{' '}
							{phone && (
								<SiteLink to={phoneHref(phone)} className="font-display whitespace-nowrap">
									{phone}
								</SiteLink>
							)}
							<span>{phone && email && ' or '}</span>
							{email && (
								<SiteLink to={emailHref} className="wrap-anywhere">
									{email}
								</SiteLink>
							)}
						</p>
					)}
				</div>
			</section>
		</Wrap>
	)
}

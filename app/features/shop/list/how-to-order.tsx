import { ButtonLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconMail from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'

export interface ShopOrder {
	phone: string
	email: string
	emailHref: string
	/** "£2.25", the cheapest; "" if unknown. */
	postage: string
}

/** Beside the heading: orders are taken by phone and email. */
export function HowToOrder({ order: { phone, email, emailHref, postage } }: { order: ShopOrder }) {
	if (!phone && !email) return null
	return (
		<section aria-labelledby="to-order" className="shop-order">
			<h2 id="to-order" className="text-h3">
				How to order
			</h2>
			<p>Tell us what you’d like and where to send it.{postage && ` Postage from ${postage}.`}</p>
			{phone && (
				<ButtonLink to={phoneHref(phone)} size="pst" className="max-sm:px-4">
					<IconPhone aria-hidden className="size-[1.25em] flex-none" />
					<span>
						Ring <span className="inline-block">{phone}</span>
					</span>
				</ButtonLink>
			)}
			{email && (
				<p className="flex items-center gap-3 font-semibold">
					<IconMail aria-hidden className="size-[1.25em] flex-none" />
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				</p>
			)}
		</section>
	)
}

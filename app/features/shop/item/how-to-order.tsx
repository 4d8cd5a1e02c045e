import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

interface Order {
	soldOut: string
	isSoldOnline: boolean
	phone: string
	email: string
	emailHref: string
}

/** By phone and email: the second way, and the only one of what is not sold on the site. */
export function HowToOrder({ item: { soldOut, isSoldOnline, phone, email, emailHref } }: { item: Order }) {
	if (!phone && !email) return null
	const words = soldOut
		? 'Ask us when there will be more, and we’ll keep one by for you:'
		: isSoldOnline
			? 'Rather order by phone or email? Tell us what you’d like and where to send it:'
			: 'To order, tell us what you’d like and where to send it. We tell you the whole cost before you pay:'
	return (
		<div className="order-in-person">
			<IconPhone aria-hidden className="mt-1 size-[1.25em] flex-none" />
			<p>
				{words}{' '}
				{phone && (
					<SiteLink to={phoneHref(phone)} className="font-display wrap-anywhere">
						{phone.replaceAll(' ', '\u{A0}')}
					</SiteLink>
				)}
				{phone && email && ' or '}
				{email && (
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				)}
			</p>
		</div>
	)
}

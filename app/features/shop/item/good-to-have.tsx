import type { ReactNode } from 'react'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { GIFT_FUND_WORDS } from '#domain/shop/gift-fund.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconHeart from '~icons/ph/heart-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconTruck from '~icons/ph/truck-bold'

interface Goods {
	soldOut: string
	isSoldOnline: boolean
	isGift: boolean
	dispatch: string
	phone: string
	email: string
	emailHref: string
}

/** Below the button: when it comes, what the money does, and the phone, which is the only way for what is not sold on the site. */
export function GoodToHave({ item }: { item: Goods }) {
	return (
		<ul className="good-to-have">
			{item.dispatch && !item.isGift && <Line icon={<IconTruck aria-hidden />}>{item.dispatch}</Line>}
			<Line icon={<IconHeart aria-hidden />}>
				{item.isGift
					? `All of it goes to ${GIFT_FUND_WORDS}.`
					: 'Goes to the dogs: what we earn on it pays for dinners, walks and vets.'}
			</Line>
			<HowToOrder item={item} />
		</ul>
	)
}

function HowToOrder({ item: { soldOut, isSoldOnline, phone, email, emailHref } }: { item: Goods }) {
	if (!phone && !email) return null
	const words = soldOut
		? 'Ask us when there will be more, and we’ll keep one by for you:'
		: isSoldOnline
			? 'Rather order by phone or email?'
			: 'To order, tell us what you’d like and where to send it. We tell you the whole cost before you pay:'
	return (
		<Line icon={<IconPhone aria-hidden />}>
			{words}{' '}
			{phone && (
				<SiteLink to={phoneHref(phone)} className="font-display wrap-anywhere">
					{phone.replaceAll(' ', '\u{A0}')}
				</SiteLink>
			)}
			<span>{phone && email && ' or '}</span>
			{email && (
				<SiteLink to={emailHref} className="wrap-anywhere">
					{email}
				</SiteLink>
			)}
		</Line>
	)
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li>
			{icon}
			<span>{children}</span>
		</li>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconMail from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'

interface Order {
	soldOut: boolean
	phone: string
	email: string
	emailHref: string
}

/** There is no basket: orders are taken by phone and email. */
export function HowToOrder({ item: { soldOut, phone, email, emailHref } }: { item: Order }) {
	if (!phone && !email) return null
	return (
		<Panel tone="sky" className="gap-4 p-6">
			<h2 className="text-h3">{soldOut ? 'Would you like one?' : 'To order'}</h2>
			<p>
				{soldOut
					? 'Ask us when there will be more, and we’ll keep one by for you.'
					: 'Tell us what you’d like and where to send it. We tell you the whole cost before you pay anything.'}
			</p>
			<div className="flex w-full flex-wrap gap-3">
				{phone && (
					<ButtonLink to={phoneHref(phone)} size="pasm" className="flex-auto px-3 sm:px-5">
						<IconPhone aria-hidden className="size-[1.25em] flex-none" />
						<span>
							Ring <span className="inline-block">{phone}</span>
						</span>
					</ButtonLink>
				)}
				{email && (
					<ButtonLink to={emailHref} variant="outline" size="pasm" className="flex-auto px-3 sm:px-5">
						<IconMail aria-hidden className="size-[1.25em] flex-none" />
						Email your order
					</ButtonLink>
				)}
			</div>
			{email && <p className="text-note wrap-anywhere">{email}</p>}
		</Panel>
	)
}

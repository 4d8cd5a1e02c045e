import { phoneHref } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/card.tsx'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'

export interface WaysToAsk {
	phone: string
	email: string
	emailHref: string
}

export interface Sponsorship {
	name: string
	/** "from £5 a month" */
	sum: string
}

export interface AskData {
	name: string
	next: { title: string; text: string; fosterWanted: boolean; story: { text: string; to: string } | null }
	ask: WaysToAsk | null
	sponsor: Sponsorship[]
}

const ICON = 'size-[1.25em] flex-none'

/** What a visitor can do about this dog today. */
export function Ask({ name, next, ask, sponsor }: AskData) {
	return (
		<Panel tone={ask ? 'sky' : 'mist'} className="grid gap-4 print:border-2 print:p-4">
			<div className="grid gap-2">
				<h2 className="text-h3">{next.title}</h2>
				<p>{next.text}</p>
			</div>
			{ask && <WaysToAskButtons ways={ask} />}
			{next.story && (
				<ButtonLink to={next.story.to} variant="link" size="link-s-bold" arrow>
					{next.story.text}
				</ButtonLink>
			)}
			{next.fosterWanted && (
				<ButtonLink to="/fostering" variant="link" size="link-s-bold" arrow>
					{name} would do well in a foster home: how fostering works
				</ButtonLink>
			)}
			{sponsor.map((one) => (
				<ButtonLink key={one.name} to="/waystohelp/sponsorship" variant="link" size="link-s-bold" arrow>
					Sponsor {one.name}, {one.sum}
				</ButtonLink>
			))}
		</Panel>
	)
}

function WaysToAskButtons({ ways: { phone, email, emailHref } }: { ways: WaysToAsk }) {
	if (!phone && !email) return null
	return (
		<p className="flex flex-wrap gap-3 print:flex-col">
			{phone && (
				<ButtonLink to={phoneHref(phone)} size="pasm">
					<IconPhone aria-hidden className={ICON} />
					Ring {phone}
				</ButtonLink>
			)}
			{email && (
				<ButtonLink to={emailHref} variant="outline" size="pasm" className="no-print">
					<IconEnvelope aria-hidden className={ICON} />
					Write to us
				</ButtonLink>
			)}
			{email && <span className="hidden print:inline">Write to {email}</span>}
		</p>
	)
}

import { phoneHref } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/card.tsx'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'

export interface WaysToAsk {
	phone: string
	email: string
	emailHref: string
	place: string
}

interface AskProps {
	name: string
	next: { title: string; text: string; fosterWanted: boolean }
	ways: WaysToAsk | null
	sponsor: string
}

const ICON = 'size-[1.25em] flex-none'

/** What a visitor can do about this dog today. */
export function Ask({ name, next, ways, sponsor }: AskProps) {
	return (
		<Panel tone={ways ? 'sky' : 'mist'} className="grid gap-4 print:border-2 print:p-4">
			<div className="grid gap-2">
				<h2 className="text-h3">{next.title}</h2>
				<p>{next.text}</p>
			</div>
			{ways && <WaysToAskButtons ways={ways} />}
			{next.fosterWanted && (
				<ButtonLink to="/fostering" variant="link" size="link-s-bold" arrow>
					{name} would do well in a foster home: how fostering works
				</ButtonLink>
			)}
			{sponsor && (
				<ButtonLink to="/waystohelp/sponsorship" variant="link" size="link-s-bold" arrow>
					Sponsor {name}, {sponsor}
				</ButtonLink>
			)}
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

import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

export interface WaysToAsk {
	apply: { text: string; url: string }
	question: { text: string; url: string }
	phone: string
	/** Also printed, because links on paper do not work. */
	email: string
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

/** The visitor's options for this dog. */
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

function WaysToAskButtons({ ways: { apply, question, phone, email } }: { ways: WaysToAsk }) {
	return (
		<div className="grid gap-3">
			<p className="flex flex-wrap gap-3 no-print">
				<ButtonLink to={apply.url} size="pasm">
					{apply.text}
				</ButtonLink>
				<ButtonLink to={question.url} variant="outline" size="pasm">
					{question.text}
				</ButtonLink>
			</p>
			{phone && (
				<ButtonLink to={phoneHref(phone)} variant="link" size="link-l">
					<IconPhone aria-hidden className="size-[1em] flex-none" />
					Ring {phone}
				</ButtonLink>
			)}
			{email && <p className="hidden print:block">Write to {email}</p>}
		</div>
	)
}

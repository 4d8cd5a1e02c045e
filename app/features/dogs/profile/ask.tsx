import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { CentrePerson, type CentrePersonData } from './centre-person.tsx'

export interface WaysToAsk {
	apply: { text: string; url: string }
	question: { text: string; url: string }
	phone: string
	/** Also printed, because links on paper do not work. */
	email: string
}

export interface Sponsorship {
	name: string
	url: string
	/** "from £5 a month" */
	sum: string
}

export interface AskData {
	name: string
	next: { title: string; text: string; fosterWanted: boolean }
	person: CentrePersonData | null
	ask: WaysToAsk | null
	sponsor: Sponsorship[]
}

/** A longer name makes two lines of each button. */
const MAX_SHORT_NAME = 16

/** The visitor's options for this dog: in sight while the story is read, in a window that is tall enough for all of it. */
export function Ask({ name, next, ask, person, sponsor }: AskData) {
	return (
		<div
			id="ask"
			className={cn('profile-ask grid gap-4 rounded-xl shadow-2', ask ? 'band-sky' : 'band-mist')}
			data-tall={name.length > MAX_SHORT_NAME || next.fosterWanted || sponsor.length > 0 ? '' : undefined}
		>
			<div className="grid gap-2">
				<h2 className="text-h3">{next.title}</h2>
				<p>{next.text}</p>
			</div>
			{ask && <WaysToAskButtons ways={ask} />}
			{person && <CentrePerson {...person} />}
			{next.fosterWanted && (
				<ButtonLink to="/fostering" variant="link" size="link-s-bold" arrow>
					{name} would do well in a foster home: how fostering works
				</ButtonLink>
			)}
			{sponsor.map((one) => (
				<ButtonLink key={one.name} to={one.url} variant="link" size="link-s-bold" arrow>
					Sponsor {one.name}, {one.sum}
				</ButtonLink>
			))}
		</div>
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

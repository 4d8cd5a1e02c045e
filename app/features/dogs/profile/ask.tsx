import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { CentrePerson, type CentrePersonData } from './centre-person.tsx'
import { OtherWays, type Sponsorship } from './other-ways.tsx'

export interface WaysToAsk {
	apply: { text: string; url: string }
	question: { text: string; url: string }
	phone: string
	/** Also printed, because links on paper do not work. */
	email: string
}

export interface AskData {
	name: string
	next: { title: string; text: string; fosterWanted: boolean }
	person: CentrePersonData | null
	ask: WaysToAsk | null
	sponsor: Sponsorship[]
}

/** Whom to ask about this dog, beside who it can live with; in sight while that is read, where the window has room. */
export function Ask({ ask, ...data }: AskData & { ask: WaysToAsk }) {
	const { next, person } = data
	return (
		<section aria-labelledby="ask" className="profile-ask rounded-xl band-sky">
			<div className="grid gap-2">
				<h2 id="ask" className="text-h3 wrap-anywhere">
					{next.title}
				</h2>
				<p>{next.text}</p>
			</div>
			<WaysToAskLinks ways={ask} />
			<OtherWays {...data} />
			{person && <CentrePerson {...person} />}
		</section>
	)
}

/** The card leads to the form. */
function WaysToAskLinks({ ways: { question, phone, email } }: { ways: WaysToAsk }) {
	return (
		<div className="grid gap-3">
			<ButtonLink to={question.url} variant="outline" size="pasm" className="no-print">
				{question.text}
			</ButtonLink>
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

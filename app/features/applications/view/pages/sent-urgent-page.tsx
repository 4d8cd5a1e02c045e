import { useClearSavedAnswers } from '#app/features/applications/device/clear-saved-answers.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import { ExitLink } from '../exit-link.tsx'
import { ReferenceTag } from '../reference-tag.tsx'
import { PhoneLink } from './ring-page.tsx'

interface SentUrgentPageProps {
	title: string
	reference: string
	phone: string
	emergency: string
	/** Null when no email is sent. */
	emailTo: string | null
	exitUrl: string
}

/** Anyone with the device can open this page again for days: it names no day, no dog, no form and no answer. */
export function SentUrgentPage({ title, reference, phone, emergency, emailTo, exitUrl }: SentUrgentPageProps) {
	useClearSavedAnswers()
	return (
		<div className="band-sky overflow-clip">
			<Wrap className="grid gap-7 *:min-w-0 pt-3 pb-section">
				<div className="justify-self-end">
					<ExitLink to={exitUrl} />
				</div>
				<div className="grid max-w-184 gap-4">
					<h1>{title}</h1>
					<p className="text-lede">
						{phone ? 'We have your message, but it’s quicker to talk.' : 'A person will read it.'} In an emergency ring{' '}
						<SiteLink to={phoneHref(emergency)} className="font-bold">
							{emergency}
						</SiteLink>
						.
					</p>
				</div>
				{phone && <PhoneLink number={phone} />}
				<ReferenceTag reference={reference} />
				{emailTo && (
					<p className="max-w-[35em]">
						The reference and our number are going to <b className="wrap-anywhere">{emailTo}</b> by email. None of your
						answers are in it.
					</p>
				)}
			</Wrap>
		</div>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import { FormLayout } from '../form-layout.tsx'

interface RingPageProps {
	formTitle: string
	phone: string
	emergency: {
		number: string
		silent: string
		abuse: { name: string; number: string; note: string }
	}
	/** Null while the form is closed. */
	continueUrl: string | null
	backUrl: string
	exitUrl: string
}

/** For people who are not safe: whom to ring before finishing the form. Repeats no answer. */
export function RingPage({ formTitle, phone, emergency, continueUrl, backUrl, exitUrl }: RingPageProps) {
	const { number, silent, abuse } = emergency
	return (
		<FormLayout
			formTitle={formTitle}
			title={phone ? 'Please ring us now' : `Please ring ${number} now`}
			isLarge
			backUrl={backUrl}
			exitUrl={exitUrl}
		>
			{phone && (
				<div className="grid gap-4">
					<p className="text-lede">You don’t have to finish the form first.</p>
					<PhoneLink number={phone} />
				</div>
			)}
			<section aria-labelledby="danger" className="grid gap-3 rounded-l bg-ball-wash p-6">
				<h2 id="danger" className="text-h3">
					In danger, or no answer?
				</h2>
				<p>
					Ring <NumberLink number={number} />. {silent}
				</p>
				<p>
					If someone is hurting or frightening you: {abuse.name}, <NumberLink number={abuse.number} />, {abuse.note}.
				</p>
			</section>
			{continueUrl && (
				<div className="grid justify-items-start gap-4">
					<p>Can’t ring now? Carry on with the form. We’ll look at yours before any other.</p>
					<ButtonLink to={continueUrl} variant="outline" size="pasm">
						Carry on with the form
					</ButtonLink>
				</div>
			)}
		</FormLayout>
	)
}

export function PhoneLink({ number }: { number: string }) {
	return (
		<p>
			<ButtonLink to={phoneHref(number)} size="pasm">
				Ring {number.replaceAll(' ', '\u{A0}')}
			</ButtonLink>
		</p>
	)
}

function NumberLink({ number }: { number: string }) {
	return (
		<SiteLink to={phoneHref(number)} className="font-bold whitespace-nowrap">
			{number}
		</SiteLink>
	)
}

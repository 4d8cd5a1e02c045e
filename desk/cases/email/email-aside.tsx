import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { Due } from '../answers/case-due.tsx'
import type { EmailAsideProps } from './email-aside.server.ts'

/** When the answer is due, and the number to ring. */
export function EmailFacts({ due, phone }: Pick<EmailAsideProps, 'due' | 'phone'>) {
	return (
		<p className="email-facts">
			<Due due={due} />
			{phone && (
				<a href={phoneHref(phone)}>
					<IconPhone aria-hidden /> {phone}
				</a>
			)}
		</p>
	)
}

/** What they wrote themselves, where there is room beside the text. */
export function EmailWords({ words }: Pick<EmailAsideProps, 'words'>) {
	if (!words) return null
	return (
		<figure className="email-words">
			<figcaption>{words.label}</figcaption>
			<blockquote dir="auto">{words.value}</blockquote>
		</figure>
	)
}

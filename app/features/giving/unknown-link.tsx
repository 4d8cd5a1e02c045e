import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { listenerOf } from '#app/ui/sections/listeners.ts'
import { phoneHref } from '#lib/text/phone.ts'
import styles from './unknown-link.css?url'

interface UnknownLinkProps {
	phone: string
	/** Links of monthly donations can be sent again. */
	findsLinks?: boolean
}

const TITLE = 'This link doesn’t work'

/** For a key that is cut off, not ours, or of a donation whose personal data is gone. */
export function UnknownLink({ phone, findsLinks = false }: UnknownLinkProps) {
	return (
		<div className="band-sky">
			<link rel="stylesheet" href={styles} precedence="default" />
			<Wrap className="unknown-link">
				<div>
					<h1>{TITLE}</h1>
					<p className="text-lede">Long links often lose their end on the way. Two things to try:</p>
					<ol>
						<li>Open our email again and press the link there, or copy all of it.</li>
						<li>
							Still nothing? {phone ? 'Ring us' : 'Reply to our email'}, and have the reference of your donation or
							order ready.
						</li>
					</ol>
					<p>
						{findsLinks && (
							<ButtonLink to="/giving/lost-link" size="pasm">
								Send me a new link
							</ButtonLink>
						)}
						{phone && (
							<ButtonLink to={phoneHref(phone)} variant={findsLinks ? 'outline' : 'default'} size="pasm">
								Ring {phone.replaceAll(' ', '\u{A0}')}
							</ButtonLink>
						)}
					</p>
				</div>
				<img src={listenerOf(TITLE)} width={480} height={400} alt="" decoding="async" className="no-print" />
			</Wrap>
		</div>
	)
}

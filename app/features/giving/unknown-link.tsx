import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'

interface UnknownLinkProps {
	phone: string
	/** Links of monthly donations can be sent again. */
	findsLinks?: boolean
}

/** For a key that is cut off, not ours, or of a donation whose personal data is gone. */
export function UnknownLink({ phone, findsLinks = false }: UnknownLinkProps) {
	return (
		<div className="band-sky">
			<Wrap className="grid justify-items-start gap-4 py-section">
				<h1>This link doesn’t work</h1>
				<p className="max-w-[35em] text-lede">
					The end of it may be missing: please copy the whole link from the email. Or{' '}
					{phone ? `ring us on ${phone.replaceAll(' ', '\u{A0}')}` : 'reply to our email'}, and mention the reference of
					your donation.
				</p>
				{findsLinks && (
					<ButtonLink to="/giving/lost-link" size="pasm">
						Send me a new link
					</ButtonLink>
				)}
			</Wrap>
		</div>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { phoneHref } from '#lib/text/phone.ts'

interface CannotOrderProps {
	/** "pay": no way to pay is open. "post": the shop posts nowhere, or no parcel carries this basket. */
	why: 'pay' | 'post'
	phone: string
	email: string
}

/** The site cannot take this order, but people can. */
export function CannotOrder({ why, phone, email }: CannotOrderProps) {
	return (
		<Wrap className="py-section">
			<EmptyState
				heading="h1"
				title={why === 'pay' ? 'We can’t take payments just now' : 'This is more than we can post'}
				action={
					<>
						{phone && (
							<ButtonLink to={phoneHref(phone)} size="pasm">
								Ring {phone}
							</ButtonLink>
						)}
						{email && (
							<ButtonLink to={`mailto:${email}`} variant="outline" size="pasm">
								Email us
							</ButtonLink>
						)}
						<ButtonLink to="/basket" variant="outline" size="pasm">
							Back to your basket
						</ButtonLink>
					</>
				}
			>
				<p>
					{why === 'pay'
						? 'Your basket stays as it is. Please try again later, or order by phone or email.'
						: 'Take something out, or tell us what you’d like: we’ll find a way to send it, and tell you what it costs before you pay anything.'}
				</p>
			</EmptyState>
		</Wrap>
	)
}

import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { NEWS_PATH } from '#lib/newsletter-words.ts'
import { useBusy } from '../device/send-once.ts'
import { AnswerForm } from '../view/answer-form.tsx'
import { FormLayout } from '../view/form-layout.tsx'

interface UnsubscribePageProps {
	/** "unknown": the link is not valid. */
	state: 'asks' | 'left' | 'unknown'
	/** Shown when the link does not work. */
	email: string
}

/** Asks for no password and no reason. */
export function UnsubscribePage({ state, email }: UnsubscribePageProps) {
	const busy = useBusy()
	if (state === 'unknown') return <UnknownLink email={email} />
	if (state === 'left') return <Unsubscribed />
	return (
		<FormLayout title="Unsubscribe from our newsletter?" opening="newsletter">
			<p className="text-lede">
				We won’t send you any more newsletters. This doesn’t affect any form or question you’ve sent us.
			</p>
			<AnswerForm hidden={[]}>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Unsubscribe
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

function Unsubscribed() {
	return (
		<FormLayout title="You’re off the list" opening="newsletter" isAnswer>
			<div className="grid gap-4">
				<p className="text-lede">
					We’ve deleted your address from it. Thank you for reading; the dogs are here whenever you like.
				</p>
				<p>
					Was that a mistake?{' '}
					<SiteLink to={NEWS_PATH} className="font-semibold">
						Sign up again
					</SiteLink>
				</p>
			</div>
		</FormLayout>
	)
}

function UnknownLink({ email }: Pick<UnsubscribePageProps, 'email'>) {
	return (
		<FormLayout title="This link doesn’t work" opening="newsletter">
			<p className="text-lede">
				The end of it may be missing: please copy the whole link from the email.
				{email && (
					<span>
						{' '}
						Or email{' '}
						<SiteLink to={`mailto:${email}`} className="font-semibold wrap-anywhere">
							{email}
						</SiteLink>{' '}
						from the address that gets our newsletter, and we’ll unsubscribe you.
					</span>
				)}
			</p>
		</FormLayout>
	)
}

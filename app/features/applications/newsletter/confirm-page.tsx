import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NEWS_PATH } from '#lib/newsletter-words.ts'
import { useBusy } from '../device/send-once.ts'
import { AnswerForm } from '../view/answer-form.tsx'
import { FormLayout } from '../view/form-layout.tsx'

interface ConfirmPageProps {
	/** Null when the link is expired or unknown. */
	email: string | null
	isSubscribed: boolean
}

/** Only the button confirms, because mail scanners follow links. */
export function ConfirmPage({ email, isSubscribed }: ConfirmPageProps) {
	const busy = useBusy()
	if (email === null) return <LinkExpired />
	if (isSubscribed) return <In email={email} />
	return (
		<FormLayout title="Would you like our newsletter?" opening="newsletter">
			<p className="text-lede">
				We’d send it to <b className="wrap-anywhere">{email}</b> once a month.
			</p>
			<AnswerForm hidden={[]}>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Yes, sign me up
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

function In({ email }: { email: string }) {
	return (
		<FormLayout title="You’re on the list" opening="newsletter" isAnswer>
			<p className="text-lede">
				The next newsletter will come to <b className="wrap-anywhere">{email}</b>. Every email has an unsubscribe link,
				including the welcome email that’s on its way now.
			</p>
			<ButtonLink to="/dogs" size="pasm" className="justify-self-start">
				Meet the dogs
			</ButtonLink>
		</FormLayout>
	)
}

function LinkExpired() {
	return (
		<FormLayout title="This link no longer works" opening="newsletter">
			<p className="text-lede">
				The button in our email works for a few days, and stops working if you unsubscribe. You can sign up again at any
				time.
			</p>
			<ButtonLink to={NEWS_PATH} size="pasm" className="justify-self-start">
				Sign up again
			</ButtonLink>
		</FormLayout>
	)
}

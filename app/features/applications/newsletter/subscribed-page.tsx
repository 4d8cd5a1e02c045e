import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { NEWS_PATH } from '#lib/newsletter-words.ts'
import { useClearSavedAnswers } from '../device/clear-saved-answers.ts'
import { FormLayout } from '../view/form-layout.tsx'

interface SubscribedPageProps {
	email: string
	/** "Did you mean @gmail.com?" */
	meant: string | null
	/** How long the confirmation link works. */
	days: number
}

/** The page is the same for subscribed addresses. */
export function SubscribedPage({ email, meant, days }: SubscribedPageProps) {
	useClearSavedAnswers()
	return (
		<FormLayout title="One more step: check your email" opening="newsletter" isAnswer>
			<div className="grid gap-4">
				<p className="text-lede">
					An email is on its way to <b className="wrap-anywhere">{email}</b>. Press the button in it and you’re on the
					list.
				</p>
				<p>
					The button works for {days} days, and we send nothing until you’ve pressed it. If the email hasn’t arrived
					within an hour, check your junk folder.
				</p>
				<p>
					{meant ? `${meant} ` : 'Not your address? '}
					<SiteLink to={NEWS_PATH} className="font-semibold">
						Change the address
					</SiteLink>
				</p>
			</div>
		</FormLayout>
	)
}

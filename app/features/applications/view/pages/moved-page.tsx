import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { FormLayout } from '../form-layout.tsx'

interface MovedPageProps {
	formTitle: string
	exitUrl: string | null
	newFormUrl: string
	/** A server error, in a sentence. */
	problem: string | null
}

/**
 * For the device a form was started on, once its link was opened on another: why the answers are not here, and how to
 * get them back.
 */
export function MovedPage({ formTitle, exitUrl, newFormUrl, problem }: MovedPageProps) {
	const busy = useBusy()
	return (
		<FormLayout
			formTitle={formTitle}
			title="You’ve carried on with this form elsewhere"
			isLarge
			exitUrl={exitUrl}
			problem={problem}
		>
			<div className="grid gap-4">
				<p className="text-lede">
					The link in our email was opened on another device, or in another browser: perhaps the one inside your email
					app. Your answers moved there, so that two devices never write over each other’s.
				</p>
				<p>
					To carry on here instead, ask for a new link and open it in this browser. We’ll send you a new link to the
					email address you saved the form with.
				</p>
			</div>
			<AnswerForm hidden={[]}>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…">
						Send me a new link
					</Button>
					<SiteLink to={newFormUrl} className="inline-flex min-h-11 items-center font-semibold">
						Start a new form here
					</SiteLink>
				</div>
			</AnswerForm>
		</FormLayout>
	)
}

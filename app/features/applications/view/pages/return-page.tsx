import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { FormLayout } from '../form-layout.tsx'
import type { FormSideData } from '../form-sidebar.tsx'
import { StartLinks } from '../start-links.tsx'

interface ReturnPageProps {
	/** Sent back as "key". */
	linkKey: string
	/** "s…@example.org": where the links to the answers go. */
	address: string
	/** The link is used, expired or unknown. */
	isSpent: boolean
	/** A server error, in a sentence. */
	problem: string | null
	/** The page replaced its form at the same URL. */
	isAnswer: boolean
	days: number
	/** Whom to ring. */
	side: FormSideData
	startLinks: { text: string; url: string }[]
}

/** Only the button opens the answers, because mail scanners follow links. */
export function ReturnPage({ isSpent, ...props }: ReturnPageProps) {
	const busy = useBusy()
	if (isSpent) return <LinkUsed {...props} />
	return (
		<FormLayout title="Welcome back" isLarge>
			<div className="grid gap-4">
				<p className="text-lede">Your answers are just as you left them.</p>
				<p>They’ll move to this browser. To carry on in a different one, open the link there first.</p>
				<p>
					Links to this form go to <b translate="no">{props.address}</b>. If that isn’t your address, don’t type into
					it: its owner could read your answers. Start a form of your own instead.
				</p>
			</div>
			<AnswerForm hidden={[{ name: 'key', value: props.linkKey }]}>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Continue
				</Button>
			</AnswerForm>
			<StartLinks startLinks={props.startLinks} />
		</FormLayout>
	)
}

function LinkUsed({
	linkKey,
	problem,
	isAnswer,
	days,
	side,
	startLinks,
}: Omit<ReturnPageProps, 'isSpent' | 'address'>) {
	const busy = useBusy()
	return (
		<FormLayout
			title="This link no longer works"
			isLarge
			isAnswer={isAnswer}
			problem={problem}
			side={side}
			lede={
				<>
					<p>A link to your answers works once, and for {days} days. Shall we send you another?</p>
					<AnswerForm
						hidden={[
							{ name: 'key', value: linkKey },
							{ name: 'then', value: 'new-link' },
						]}
						className="mt-2 gap-4"
					>
						<Button type="submit" size="pl" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
							Send me a new link
						</Button>
						<p className="max-w-[35em] text-body">
							It goes to the email address you saved the form with, and moves your answers to the browser you open it
							in.
						</p>
					</AnswerForm>
				</>
			}
		>
			<section aria-labelledby="again" className="grid gap-4">
				<h2 id="again" className="text-h3">
					Or start again
				</h2>
				<p>After {days} days we delete the answers, so there may be nothing left to send you.</p>
				<StartLinks startLinks={startLinks} />
			</section>
		</FormLayout>
	)
}

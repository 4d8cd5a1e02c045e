import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { FormLayout } from '../form-layout.tsx'

interface StopPageProps {
	title: string
	text: string
	list?: string[]
	/** Label of the button to another form, which takes over answers. */
	continueText?: string | null
	/** Alternatives. */
	links: { text: string; url: string }[]
	backUrl: string | null
	exitUrl?: string | null
	/** A server error, in a sentence. */
	problem?: string | null
	/** The page replaced its form at the same URL. */
	isAnswer?: boolean
}

/** Explains why the form is not the right way, and what is. */
export function StopPage(props: StopPageProps) {
	const {
		title,
		text,
		list = [],
		continueText = null,
		links,
		backUrl,
		exitUrl,
		problem = null,
		isAnswer = false,
	} = props
	return (
		<FormLayout title={title} isLarge isAnswer={isAnswer} backUrl={backUrl} exitUrl={exitUrl} problem={problem}>
			<p className="text-lede">{text}</p>
			{list.length > 0 && (
				<ol className="grid list-decimal gap-3 pl-5">
					{list.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ol>
			)}
			<div className="flex flex-wrap gap-3">
				{continueText && <ContinueButton text={continueText} />}
				<ul className="contents">
					{links.map(({ text, url }, index) => (
						<li key={url} className="max-sm:w-full">
							<ButtonLink to={url} variant={index === 0 && !continueText ? 'default' : 'outline'} size="pasm">
								{text}
							</ButtonLink>
						</li>
					))}
				</ul>
			</div>
		</FormLayout>
	)
}

function ContinueButton({ text }: { text: string }) {
	const busy = useBusy()
	return (
		<AnswerForm hidden={[]} className="max-sm:w-full">
			<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…">
				{text}
			</Button>
		</AnswerForm>
	)
}

import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useBusy } from '../device/send-once.ts'
import { AnswerForm } from './answer-form.tsx'
import { FormLayout } from './form-layout.tsx'

interface StopPageProps {
	title: string
	text: string
	/** What to do instead, in order. */
	list?: string[]
	/** What the button to another form says, which begins with what was answered already; null for no such button. */
	continueText?: string | null
	/** What makes more sense. */
	links: { text: string; url: string }[]
	backUrl: string | null
	exitUrl?: string | null
	/** What went wrong on our side, in a sentence; null for nothing. */
	problem?: string | null
	/** It came in place of its form, at the same address. */
	isAnswer?: boolean
}

/** A kind end of the road: why it makes no sense to go on, and what does. */
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

import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useBusy } from '../device/send-once.ts'
import { AnswerForm } from './answer-form.tsx'
import { FormLayout } from './form-layout.tsx'

interface ReturnPageProps {
	/** What the link brought along; sent back under the name "key". */
	linkKey: string
	/** The link was used up, or is too old. */
	problem: 'spent' | null
	/** It came in place of its form, at the same address. */
	isAnswer: boolean
	/** How long a link works. */
	days: number
	/** Where to begin anew. */
	startLinks: { text: string; url: string }[]
}

/** Where the link of a letter leads. The button opens the answers, not the address: programs that check letters follow links. */
export function ReturnPage({ linkKey, problem, isAnswer, days, startLinks }: ReturnPageProps) {
	const busy = useBusy()
	if (problem === 'spent') return <Spent isAnswer={isAnswer} days={days} startLinks={startLinks} />
	return (
		<FormLayout title="Welcome back" isLarge>
			<p className="text-lede">Your answers are here, as you left them.</p>
			<AnswerForm hidden={[{ name: 'key', value: linkKey }]}>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Continue
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

function Spent({ isAnswer, days, startLinks }: Pick<ReturnPageProps, 'isAnswer' | 'days' | 'startLinks'>) {
	return (
		<FormLayout title="This link no longer works" isLarge isAnswer={isAnswer}>
			<div className="grid gap-4">
				<p className="text-lede">A link to your answers works once, and for {days} days.</p>
				<p>
					If you opened it on another device, your answers are there. If you asked for more than one letter, use the
					newest. Answers that nobody came back for in {days} days are deleted; then you can begin anew:
				</p>
			</div>
			<ul className="flex flex-wrap gap-3">
				{startLinks.map(({ text, url }) => (
					<li key={url} className="max-sm:w-full">
						<ButtonLink to={url} variant="outline" size="pasm">
							{text}
						</ButtonLink>
					</li>
				))}
			</ul>
		</FormLayout>
	)
}

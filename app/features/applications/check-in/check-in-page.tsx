import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { ANSWER_WORDS, CHECK_IN_ANSWERS, type CheckInAnswer } from '#domain/desk/check-ins/check-in-answers.ts'
import { AnswerForm } from '../view/answer-form.tsx'
import { FormLayout } from '../view/form-layout.tsx'
import type { CheckInPageData } from './check-in.server.ts'

type CheckInPageProps = CheckInPageData & {
	/** The answer whose link was opened. */
	chosen: CheckInAnswer | null
	hasChosenNone: boolean
	/** The page replaced its form at the same URL. */
	isAnswer: boolean
}

const CHOOSE = 'Choose how it is going'
const CHOSEN_NONE = [{ id: 'answer', text: CHOOSE }]
const NO_ERRORS: typeof CHOSEN_NONE = []

/** Only its button answers, because mail scanners follow links. */
export function CheckInPage({ state, dogName, answer, phone, chosen, hasChosenNone, isAnswer }: CheckInPageProps) {
	const busy = useBusy()
	if (state !== 'asks') {
		const { title, text } = wordsFor(state, { dogName, answer, phone })
		return (
			<FormLayout title={title} isLarge isAnswer={isAnswer}>
				<p className="text-lede">{text}</p>
			</FormLayout>
		)
	}
	return (
		<FormLayout title={`How is it going with ${dogName}?`} isLarge errors={hasChosenNone ? CHOSEN_NONE : NO_ERRORS}>
			{answer && (
				<p className="text-lede">
					You told us “{ANSWER_WORDS[answer]}” before. If you need more help now, tell us here.
				</p>
			)}
			<AnswerForm hidden={[]}>
				<FieldGroup id="answer" label="Choose one, and press the button" error={hasChosenNone ? CHOOSE : ''}>
					{CHECK_IN_ANSWERS.map((value, index) => (
						<RadioTile
							key={value}
							id={index === 0 ? 'answer' : undefined}
							name="answer"
							value={value}
							defaultChecked={value === chosen}
						>
							{ANSWER_WORDS[value]}
						</RadioTile>
					))}
				</FieldGroup>
				<Field id="words" label="Would you like to add something?" optional>
					<Textarea name="words" dir="auto" />
				</Field>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Send
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

function wordsFor(
	state: Exclude<CheckInPageData['state'], 'asks'>,
	{ dogName, answer, phone }: Pick<CheckInPageData, 'dogName' | 'answer' | 'phone'>,
): { title: string; text: string } {
	const number = phone.replaceAll(' ', '\u{A0}')
	switch (state) {
		case 'stored':
			return { title: 'Thank you', text: thanks(answer, dogName, number) }
		case 'answered before':
			return {
				title: 'We have your answer',
				text: `It was sent before${answer ? `: “${ANSWER_WORDS[answer]}”` : ''}. ${number ? `If something has changed, ring us on ${number} or reply to our email.` : 'If something has changed, reply to our email.'}`,
			}
		case 'ended':
			return {
				title: 'There is nothing to answer any more',
				text: `We no longer ask about ${dogName}. ${number ? `You can always ring us on ${number}.` : 'You can always reply to our email.'}`,
			}
		case 'unknown':
			return {
				title: 'This link doesn’t work',
				text: `The end of it may be missing: please copy the whole link from the email${number ? `, or ring us on ${number}` : ', or reply to it'}.`,
			}
	}
}

function thanks(answer: CheckInAnswer | null, dogName: string, number: string): string {
	if (answer === 'help') {
		return `We’ve told the team that you need help with ${dogName}, and someone will get in touch as soon as they can.${number ? ` If it can’t wait, ring us now on ${number}.` : ''} Asking early was the right thing to do.`
	}
	if (answer === 'questions') {
		return `We’ve passed your answer on to the team, and someone will get in touch.${number ? ` You can also ring us on ${number}.` : ''}`
	}
	return `We’re glad. Give ${dogName} a scratch behind the ears from all of us.`
}

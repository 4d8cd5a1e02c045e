import type { ReactNode } from 'react'
import { RETENTION_DAYS } from '#app/features/applications/device/retention-days.ts'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import type { FormId } from '#domain/applications/form.ts'
import type { StepView } from '#domain/applications/question.ts'
import { AnswerForm, type HiddenValue } from '../answer-form.tsx'
import { FormLayout, type FormPageProps } from '../form-layout.tsx'
import { FormStages, type FormStagesData } from '../form-stages.tsx'
import { type PrivacyData, PrivacyWords } from '../privacy-words.tsx'
import { QuestionField } from '../questions/question-field.tsx'

/** The id of the button that saves the answers for later. */
export const SAVE_BUTTON = 'save-for-later'

interface StepPageProps extends FormPageProps {
	step: StepView
	/** Null for a form without stages. */
	stage: FormStagesData | null
	form: FormId
	/** The form has no page before this one. */
	isAlone: boolean
	/** Paths of steps whose answers the server has. */
	savedPaths?: string[]
	sendText: string
	canSave: boolean
	hidden: HiddenValue[]
	/** On the last page. */
	privacy?: PrivacyData
}

export function StepPage(props: StepPageProps) {
	const { form, step, stage, isAlone, sendText, canSave, hidden, privacy, savedPaths, ...layout } = props
	return (
		<FormLayout
			{...layout}
			title={step.title}
			opening={isAlone ? form : undefined}
			lede={isAlone && step.intro ? <p>{step.intro}</p> : null}
			errors={step.errors}
			progress={stage && <FormStages stage={stage} dog={layout.side?.about?.cutout ?? null} />}
		>
			{/* Another step is another form: its fields must not keep the values of this one. */}
			<StepForm key={step.id} step={isAlone ? { ...step, intro: '' } : step} hidden={hidden} savedPaths={savedPaths}>
				{/* On a form of one page the button comes directly after the answers. */}
				{isAlone && <Buttons sendText={sendText} canSave={canSave} />}
				<PageNotes sendText={sendText} isAlone={isAlone} privacy={privacy} />
				{!isAlone && <Buttons sendText={sendText} canSave={canSave} />}
			</StepForm>
		</FormLayout>
	)
}

type StepFormProps = Pick<StepPageProps, 'step' | 'hidden' | 'savedPaths'> & { children: ReactNode }

function StepForm({ step, hidden, savedPaths, children }: StepFormProps) {
	return (
		<AnswerForm hidden={hidden} questions={step.questions} savedPaths={savedPaths}>
			{step.intro && <p className="max-w-[35em] text-lede text-ink-2">{step.intro}</p>}
			<Notes notes={step.notes} />
			<div className="form-questions">
				{step.questions.map((question) => (
					<QuestionField key={question.name} question={question} />
				))}
			</div>
			{children}
		</AnswerForm>
	)
}

/** A form of one page has no start page that says what the device stores. */
function PageNotes({ sendText, isAlone, privacy }: Pick<StepPageProps, 'sendText' | 'privacy'> & { isAlone: boolean }) {
	if (!isAlone && !privacy) return null
	return (
		<p className="max-w-[35em] text-note text-ink-2">
			{isAlone &&
				`Until you press “${sendText}”, this device may keep what you type for up to ${RETENTION_DAYS} days. `}
			{privacy && <PrivacyWords {...privacy} />}
		</p>
	)
}

function Notes({ notes }: { notes: string[] }) {
	if (notes.length === 0) return null
	return (
		<div className="grid gap-2 rounded-m bg-sky-wash px-5 py-4">
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
		</div>
	)
}

function Buttons({ sendText, canSave }: { sendText: string; canSave: boolean }) {
	const busy = useBusy()
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button type="submit" size="sasm" busy={busy === 'send'} busyLabel="One moment…">
				{sendText}
			</Button>
			{canSave && (
				<Button
					id={SAVE_BUTTON}
					type="submit"
					name="then"
					value="save"
					formNoValidate
					variant="outline"
					size="sasm"
					busy={busy === 'save'}
					busyLabel="One moment…"
				>
					Save and finish later
				</Button>
			)}
		</div>
	)
}

import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StepProgress } from '#app/ui/step-progress.tsx'
import { useBusy } from '../device/send-once.ts'
import type { Question, StepView } from '../question.ts'
import { AnswerForm, type HiddenValue } from './answer-form.tsx'
import { conditionsOf } from './conditions.ts'
import { FormLayout } from './form-layout.tsx'
import type { FormSideData } from './form-side.tsx'
import { Problem } from './problem.tsx'
import { QuestionField } from './question-field.tsx'

interface StepPageProps {
	formTitle: string
	step: StepView
	/** null for a form of one step. */
	progress: { text: string; done: number; of: number } | null
	backUrl: string | null
	/** What the main button says: "Continue", or what sends a form of one step. */
	sendText: string
	/** Whether it can be saved and finished later. */
	canSave: boolean
	/** What went wrong on our side, in a sentence; null for nothing. */
	problem: string | null
	hidden: HiddenValue[]
	/** Words of privacy, where this page is the one that sends. */
	privacy?: string
	side?: FormSideData | null
}

/** One step of a form. */
export function StepPage(props: StepPageProps) {
	const { formTitle, step, progress, backUrl, sendText, canSave, problem, hidden, privacy, side } = props
	return (
		<FormLayout
			formTitle={formTitle}
			title={step.title}
			backUrl={backUrl}
			side={side}
			problems={
				<>
					<Problem text={problem} />
					<ErrorSummary errors={step.errors} />
				</>
			}
			progress={progress && <StepProgress {...progress} />}
		>
			{/* Another step is another form: nothing that was typed in one may stand in the other. */}
			<StepForm key={step.id} step={step} hidden={hidden}>
				{privacy && <p className="text-note text-ink-2">{privacy}</p>}
				<Buttons sendText={sendText} canSave={canSave} />
			</StepForm>
		</FormLayout>
	)
}

function StepForm({ step, hidden, children }: { step: StepView; hidden: HiddenValue[]; children: ReactNode }) {
	// The questions of a step stay the same while it is open.
	const [kept] = useState(() => keptNames(step.questions))
	return (
		<AnswerForm hidden={hidden} kept={kept}>
			{step.intro && <p className="max-w-[35em] text-lede text-ink-2">{step.intro}</p>}
			<Notes notes={step.notes} />
			<Questions step={step} />
			{children}
		</AnswerForm>
	)
}

/** The boxes that may be kept on the device. */
function keptNames(questions: Question[]) {
	const kept = questions.filter(({ isSensitive }) => !isSensitive)
	return {
		names: kept.flatMap(({ name, control }) => (control.kind === 'date' ? control.boxes.map((box) => box.name) : name)),
		hasOthers: kept.length < questions.length,
	}
}

function Questions({ step: { questions } }: { step: StepView }) {
	const conditions = useMemo(() => conditionsOf(questions), [questions])
	return (
		<div className="grid items-start gap-x-4 gap-y-8 sm:grid-cols-2">
			{questions.map((question) => (
				<QuestionField key={question.name} question={question} conditions={conditions} />
			))}
		</div>
	)
}

function Notes({ notes }: { notes: string[] }) {
	if (notes.length === 0) return null
	return (
		<Notice tone="info">
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
		</Notice>
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

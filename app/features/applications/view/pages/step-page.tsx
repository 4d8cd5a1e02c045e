import type { ReactNode } from 'react'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import type { FormId } from '#domain/forms/form.ts'
import type { Question, StepView } from '#domain/forms/question.ts'
import { AnswerForm, type HiddenValue } from '../answer-form.tsx'
import { FormLayout, type FormPageProps } from '../form-layout.tsx'
import type { RingFirstData } from '../form-sidebar.tsx'
import { RingFirst } from '../form-sidebar.tsx'
import { type PrivacyData, PrivacyWords } from '../privacy-words.tsx'
import { QuestionField } from '../questions/question-field.tsx'

/** The id of the button that saves the answers for later. */
export const SAVE_BUTTON = 'save-for-later'

interface StepPageProps extends FormPageProps {
	step: StepView
	/** `FormStages`, for a form that has any: the others do not load its code. */
	progress?: ReactNode
	form: FormId
	/** How long the whole form takes; shown on its first page. */
	minutes?: number | null
	/** The form has no page before this one. */
	isAlone: boolean
	/** Paths of steps whose answers the server has. */
	savedPaths?: string[]
	sendText: string
	canSave: boolean
	hidden: HiddenValue[]
	/** On the last page. */
	privacy?: PrivacyData
	/** What the device stores: a form of one page has no start page that says it. */
	note?: string
	/** Above the form; null for nothing. */
	ringFirst?: RingFirstData | null
}

export function StepPage(props: StepPageProps) {
	const {
		form,
		step,
		progress,
		minutes,
		isAlone,
		sendText,
		canSave,
		hidden,
		privacy,
		note,
		savedPaths,
		ringFirst,
		...layout
	} = props
	return (
		<FormLayout
			{...layout}
			formTitle={minutes ? `${layout.formTitle} · about ${minutes} minutes` : layout.formTitle}
			title={step.title}
			opening={isAlone ? form : undefined}
			lede={isAlone && step.intro ? <p>{step.intro}</p> : null}
			errors={step.errors}
			progress={progress}
		>
			{ringFirst && <RingFirst {...ringFirst} />}
			{/* Another step is another form: its fields must not keep the values of this one. */}
			<StepForm key={step.id} step={isAlone ? { ...step, intro: '' } : step} hidden={hidden} savedPaths={savedPaths}>
				{/* On a form of one page the button comes directly after the answers. */}
				{isAlone && <Buttons sendText={sendText} canSave={canSave} />}
				<PageNotes note={note} privacy={privacy} />
				{!isAlone && <Buttons sendText={sendText} canSave={canSave} />}
			</StepForm>
		</FormLayout>
	)
}

type StepFormProps = Pick<StepPageProps, 'step' | 'hidden' | 'savedPaths'> & { children: ReactNode }

function StepForm({ step, hidden, savedPaths, children }: StepFormProps) {
	return (
		<AnswerForm hidden={hidden} questions={step.questions} savedPaths={savedPaths}>
			{step.intro && <p className="max-w-[35em] text-lede">{step.intro}</p>}
			<Notes notes={step.notes} />
			<div className="form-questions">
				{groupNeighbours(step.questions).map((questions) => (
					<Questions key={questions[0]?.name} questions={questions} />
				))}
			</div>
			{children}
		</AnswerForm>
	)
}

/** Neighbours of one group together, others alone. */
function groupNeighbours(questions: Question[]): Question[][] {
	const groups: Question[][] = []
	for (const question of questions) {
		const last = groups.at(-1)
		if (question.group && last?.[0]?.group?.label === question.group.label) last.push(question)
		else groups.push([question])
	}
	return groups
}

function Questions({ questions }: { questions: Question[] }) {
	const fields = questions.map((question) => <QuestionField key={question.name} question={question} />)
	const group = questions[0]?.group
	if (!group || questions.length === 1) return fields
	return (
		<FieldGroup id={`${questions[0]?.id}-group`} label={group.label} hint={group.hint} className="sm:col-span-2">
			{fields}
		</FieldGroup>
	)
}

function PageNotes({ note, privacy }: Pick<StepPageProps, 'note' | 'privacy'>) {
	if (!note && !privacy) return null
	return (
		<p className="max-w-[35em] text-note text-ink-2">
			{privacy && <PrivacyWords {...privacy} />} {note}
		</p>
	)
}

function Notes({ notes }: { notes: string[] }) {
	if (notes.length === 0) return null
	return (
		<div className="form-note">
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

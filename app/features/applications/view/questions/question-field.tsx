import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { CountedTextarea } from '#app/ui/forms/counted-textarea.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { Question } from '#domain/forms/question.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { ConfirmQuestion } from './confirm-question.tsx'
import { DateQuestion } from './date-question.tsx'
import { LengthControl } from './length-control.tsx'
import { LineControl } from './line-control.tsx'
import { PortraitQuestion } from './portrait-question.tsx'

/** Fields shown side by side where there is room. */
const HALF = /^(given|family)-name$/

/** One question of a step. The style sheet shows and hides conditional ones. */
export function QuestionField({ question }: { question: Question }) {
	const askedBy = question.condition || undefined
	const isHalf = question.control.kind === 'line' && HALF.test(question.control.autocomplete)
	return (
		<div
			data-asked-by={askedBy}
			className={cn(
				'min-w-0',
				!isHalf && 'sm:col-span-2',
				askedBy && !question.error && 'border-l-[5px] border-line pl-4',
			)}
		>
			<ConditionalQuestion question={question} />
		</div>
	)
}

function ConditionalQuestion({ question }: { question: Question }) {
	const { control, name } = question
	switch (control.kind) {
		case 'radios':
		case 'checkboxes':
			return <ChoiceQuestion question={question} control={control} />
		case 'line':
			return (
				<LabelledField question={question}>
					<LineControl question={question} control={control} />
				</LabelledField>
			)
		case 'textarea':
			return (
				<LabelledField question={question}>
					<CountedTextarea name={name} defaultValue={control.value} max={control.max} dir="auto" />
				</LabelledField>
			)
		case 'length':
			return (
				<LabelledField question={question}>
					<LengthControl control={control} />
				</LabelledField>
			)
		case 'date':
			return <DateQuestion question={question} boxes={control.boxes} />
		case 'confirm':
			return <ConfirmQuestion question={question} isTicked={control.isTicked} />
		case 'portraits':
			return <PortraitQuestion question={question} control={control} />
		case 'select':
			return (
				<LabelledField question={question}>
					<Select name={name} defaultValue={control.options.find(({ isChosen }) => isChosen)?.value ?? ''}>
						{/* Otherwise the first answer would be preselected. */}
						<option value="">Please choose</option>
						{control.options.map(({ value, label, fulfils }) => (
							<option key={value} value={value} data-asks={fulfils || undefined}>
								{label}
							</option>
						))}
					</Select>
				</LabelledField>
			)
	}
}

function LabelledField({ question, children }: { question: Question; children: ReactNode }) {
	const { id, label, hint, error, isOptional } = question
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={isOptional}>
			{children}
		</Field>
	)
}

import { cn } from '#app/ui/cn.ts'
import { CountedTextarea } from '#app/ui/counted-textarea.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Question } from '../question.ts'
import { ChoiceQuestion, ConfirmQuestion } from './choice-question.tsx'
import type { Conditions } from './conditions.ts'
import { DateQuestion } from './date-question.tsx'
import { LineControl } from './line-control.tsx'

/** Two of these stand side by side where there is room. */
const HALF = new Set(['given-name', 'family-name'])

/** One question of a step. One that depends on another answer is shown and hidden by the style sheet. */
export function QuestionField({ question, conditions }: { question: Question; conditions: Conditions }) {
	const askedBy = conditions.askedBy(question)
	const isHalf = question.control.kind === 'line' && HALF.has(question.control.autocomplete)
	return (
		<div
			data-asked-by={askedBy}
			className={cn(
				'min-w-0',
				!isHalf && 'sm:col-span-2',
				askedBy && !question.error && 'border-l-[5px] border-line pl-4',
			)}
		>
			<Asked question={question} conditions={conditions} />
		</div>
	)
}

function Asked({ question, conditions }: { question: Question; conditions: Conditions }) {
	const { control, name } = question
	switch (control.kind) {
		case 'radios':
		case 'checkboxes':
			return <ChoiceQuestion question={question} control={control} conditions={conditions} />
		case 'confirm':
			return <ConfirmQuestion question={question} isTicked={control.isTicked} />
		case 'date':
			return <DateQuestion question={question} boxes={control.boxes} />
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
		case 'select':
			return (
				<LabelledField question={question}>
					<Select name={name} defaultValue={control.options.find(({ isChosen }) => isChosen)?.value ?? ''}>
						{/* Without it the first answer would be given unasked. */}
						<option value="">Please choose</option>
						{control.options.map(({ value, label }) => (
							<option key={value} value={value} data-asks={conditions.asks(name, value)}>
								{label}
							</option>
						))}
					</Select>
				</LabelledField>
			)
	}
}

function LabelledField({ question, children }: { question: Question; children: React.ReactNode }) {
	const { id, label, hint, error, isOptional } = question
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={isOptional}>
			{children}
		</Field>
	)
}

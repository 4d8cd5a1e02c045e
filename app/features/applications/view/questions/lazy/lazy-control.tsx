import { CountedTextarea } from '#app/ui/forms/counted-textarea.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { Control, Question } from '#domain/applications/question.ts'
import { ConfirmQuestion } from './confirm-question.tsx'
import { DateQuestion } from './date-question.tsx'
import { LengthControl } from './length-control.tsx'
import { PortraitQuestion } from './portrait-question.tsx'

export type RareControl = Extract<Control, { kind: 'textarea' | 'date' | 'confirm' | 'length' | 'portraits' }>

/** Controls that few steps have. The server renders them like the rest; their code is loaded later. */
export function LazyControl({ question, control }: { question: Question; control: RareControl }) {
	if (control.kind === 'date') return <DateQuestion question={question} boxes={control.boxes} />
	if (control.kind === 'confirm') return <ConfirmQuestion question={question} isTicked={control.isTicked} />
	if (control.kind === 'portraits') return <PortraitQuestion question={question} control={control} />
	const { id, name, label, hint, error, isOptional } = question
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={isOptional}>
			{control.kind === 'length' ? (
				<LengthControl control={control} />
			) : (
				<CountedTextarea name={name} defaultValue={control.value} max={control.max} dir="auto" />
			)}
		</Field>
	)
}

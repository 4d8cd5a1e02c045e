import { Checkbox, RadioTile } from '#app/ui/choice.tsx'
import { cn } from '#app/ui/cn.ts'
import { FieldGroup, FieldNotes } from '#app/ui/field.tsx'
import type { Choice, Control, Question } from '../question.ts'
import type { Conditions } from './conditions.ts'

/** In characters, of answers that fit side by side. */
const SHORT = 14

interface ChoiceQuestionProps {
	question: Question
	control: Extract<Control, { options: Choice[] }>
	conditions: Conditions
}

/** One answer of several, or as many as fit. */
export function ChoiceQuestion({ question, control, conditions }: ChoiceQuestionProps) {
	const { id, name, label, hint, error, isOptional } = question
	const { kind, options } = control
	const areShort =
		kind === 'radios' && options.length <= 3 && options.every(({ label, hint }) => !hint && label.length <= SHORT)
	const Tile = kind === 'radios' ? RadioTile : Checkbox
	return (
		<FieldGroup id={id} label={label} hint={hint} error={error} optional={isOptional}>
			<div className={cn(kind === 'radios' && 'gap-2.5', areShort ? 'flex flex-wrap *:flex-[1_1_8rem]' : 'grid')}>
				{options.map((option) => (
					<Tile
						key={option.value}
						id={option.id}
						name={name}
						value={option.value}
						defaultChecked={option.isChosen}
						hint={option.hint}
						data-asks={conditions.asks(name, option.value)}
					>
						{option.label}
					</Tile>
				))}
			</div>
		</FieldGroup>
	)
}

/** A tick that must be set. */
export function ConfirmQuestion({ question, isTicked }: { question: Question; isTicked: boolean }) {
	const { id, name, label, hint, error, describedBy, isInvalid } = question
	return (
		<div className={cn('grid gap-1.5', error && 'border-l-[5px] border-danger pl-4')}>
			<FieldNotes id={id} hint={hint} error={error} />
			<Checkbox
				id={id}
				name={name}
				value="yes"
				defaultChecked={isTicked}
				aria-describedby={describedBy || undefined}
				aria-invalid={isInvalid || undefined}
			>
				{label}
			</Checkbox>
		</div>
	)
}

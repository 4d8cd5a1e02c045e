import { cn } from '#app/ui/cn.ts'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import type { Choice, Control, Question } from '#domain/applications/question.ts'

/** Characters of answers that fit side by side. */
const MAX_SHORT_CHARACTERS = 14

interface ChoiceQuestionProps {
	question: Question
	control: Extract<Control, { options: Choice[] }>
}

/** One answer of several, or any number. */
export function ChoiceQuestion({ question, control }: ChoiceQuestionProps) {
	const { id, name, label, hint, error, isOptional, isDiscreet } = question
	const { kind, options } = control
	const areShort =
		kind === 'radios' &&
		options.length <= 3 &&
		options.every(({ label, hint }) => !hint && label.length <= MAX_SHORT_CHARACTERS)
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
						autoComplete={isDiscreet ? 'off' : undefined}
						hint={option.hint}
						data-asks={option.fulfils || undefined}
						data-own-form={option.hasOwnForm}
					>
						{option.label}
					</Tile>
				))}
			</div>
		</FieldGroup>
	)
}

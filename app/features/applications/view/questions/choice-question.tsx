import { cn } from '#app/ui/cn.ts'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import type { Choice, Control, Question } from '#domain/forms/question.ts'

/** Characters of answers that fit side by side: three in a row, two in a row. */
const MAX_SHORT_CHARACTERS = 14
const MAX_HALF_CHARACTERS = 32

interface ChoiceQuestionProps {
	question: Question
	control: Extract<Control, { options: Choice[] }>
}

/** One answer of several, or any number. */
export function ChoiceQuestion({ question, control }: ChoiceQuestionProps) {
	const { id, name, label, hint, error, isOptional, isDiscreet } = question
	const { kind, options } = control
	const longest = Math.max(...options.map(({ label, hint }) => (hint ? 99 : label.length)))
	const areShort = options.length < 4 && longest <= MAX_SHORT_CHARACTERS
	const arePaired = options.length > 3 && longest <= MAX_HALF_CHARACTERS
	const advice = options.find((option) => option.advice)?.advice
	const Tile = kind === 'radios' ? RadioTile : Checkbox
	return (
		<FieldGroup id={id} label={label} hint={hint} error={error} optional={isOptional}>
			<div
				className={cn('gap-2.5', areShort ? 'flex flex-wrap *:flex-[1_1_8rem]' : 'grid', arePaired && 'sm:grid-cols-2')}
			>
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
						data-advises={option.advice && ''}
						aria-describedby={option.advice && `${id}-advice`}
					>
						{option.label}
					</Tile>
				))}
			</div>
			{advice && (
				<p id={`${id}-advice`} className="form-option-advice">
					{advice.text} <a href={advice.link.url}>{advice.link.text}</a>
				</p>
			)}
		</FieldGroup>
	)
}

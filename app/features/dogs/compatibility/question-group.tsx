import { cn } from '#app/ui/cn.ts'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { HOURS, type InHours, isInHours, type Question } from '#domain/dogs/compatibility/household.ts'
import { QUESTION_WORDS } from '#domain/dogs/compatibility/questions.ts'

/** Characters of an answer that fits a third of the form. */
const MAX_SHORT_CHARACTERS = 15

function columns(texts: string[]): string {
	if (texts.some((text) => text.length > MAX_SHORT_CHARACTERS)) return 'sm:grid-cols-2'
	return texts.length <= 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-3'
}

interface QuestionGroupProps {
	question: Question
	given: string | number | null
}

/** One question with its answers, including "no answer", the default. */
export function QuestionGroup({ question, given }: QuestionGroupProps) {
	if (isInHours(question)) return <HoursQuestion question={question} given={given} />
	const { ask, hint, answers } = QUESTION_WORDS[question]
	const choices = [...Object.entries(answers), ['', 'Skip']]
	// An answer that no longer exists counts as none.
	const selected = choices.some(([value]) => value === given) ? given : ''
	return (
		<FieldGroup id={question} label={ask} hint={hint}>
			<div className={cn('grid gap-2.5', columns(choices.map(([, text = '']) => text)))}>
				{choices.map(([value, text]) => (
					<RadioTile key={value} className="px-3.5" name={question} value={value} defaultChecked={value === selected}>
						{text}
					</RadioTile>
				))}
			</div>
		</FieldGroup>
	)
}

function HoursQuestion({ question, given }: QuestionGroupProps & { question: InHours }) {
	const { ask, hint } = QUESTION_WORDS[question]
	const { max, step } = HOURS[question]
	return (
		<Field
			id={question}
			label={<span className="font-display text-h4 leading-[1.2] font-extrabold">{ask}</span>}
			hint={hint}
			className="gap-3"
		>
			<span className="flex items-center gap-3">
				<Input
					type="number"
					inputMode="decimal"
					name={question}
					min={0}
					max={max}
					step={step}
					defaultValue={typeof given === 'number' ? given : ''}
					className="w-28"
				/>
				<span aria-hidden>hours</span>
			</span>
		</Field>
	)
}

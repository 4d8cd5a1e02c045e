import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { HOURS, type InHours, isInHours, type Question } from '#domain/dogs/compatibility/household.ts'
import { QUESTION_WORDS } from '#domain/dogs/compatibility/questions.ts'
import { AnswerPicture } from './answer-picture.tsx'

interface QuestionGroupProps {
	question: Question
	given: string | number | null
}

/** One question with its drawn answers, and "Skip", the default. */
export function QuestionGroup({ question, given }: QuestionGroupProps) {
	if (isInHours(question)) return <HoursQuestion question={question} given={given} />
	const { ask, hint, answers } = QUESTION_WORDS[question]
	const choices = Object.entries(answers)
	// An answer that no longer exists counts as none.
	const selected = choices.some(([value]) => value === given) ? given : ''
	return (
		<FieldGroup id={question} label={ask} hint={hint}>
			<div className="match-answers">
				{choices.map(([value, text]) => (
					<label key={value} className="match-answer">
						<input
							type="radio"
							name={question}
							value={value}
							defaultChecked={value === selected}
							className="tile-input"
						/>
						<AnswerPicture question={question} answer={value} />
						<span>{text}</span>
					</label>
				))}
			</div>
			<label className="match-skip">
				<input type="radio" name={question} value="" defaultChecked={selected === ''} className="tile-input" />
				<span>Skip</span>
			</label>
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
			<span className="match-hours">
				<AnswerPicture question={question} />
				<Input
					type="number"
					inputMode="decimal"
					name={question}
					min={0}
					max={max}
					step={step}
					// The style sheet tells an answer from none by it.
					placeholder=" "
					defaultValue={typeof given === 'number' ? given : ''}
				/>
				<span aria-hidden>hours</span>
			</span>
		</Field>
	)
}

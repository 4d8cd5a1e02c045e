import { RadioTile } from '#app/ui/choice.tsx'
import { cn } from '#app/ui/cn.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Question } from './household.ts'
import { QUESTION_WORDS } from './questions.ts'

/** In characters, of an answer that fits a third of the form. */
const SHORT = 15

function columns(texts: string[]): string {
	if (texts.some((text) => text.length > SHORT)) return 'sm:grid-cols-2'
	return texts.length <= 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-3'
}

/** One question with its answers. To say nothing is an answer too, and the one that is chosen at first. */
export function QuestionGroup({ question, given }: { question: Question; given: string | null }) {
	const { ask, hint, answers } = QUESTION_WORDS[question]
	const choices = [...Object.entries(answers), ['', 'Skip']]
	return (
		<FieldGroup id={question} label={ask} hint={hint}>
			<div className={cn('grid gap-2.5', columns(choices.map(([, text = '']) => text)))}>
				{choices.map(([value, text]) => (
					<RadioTile
						key={value}
						className="px-3.5"
						name={question}
						value={value}
						defaultChecked={value === (given ?? '')}
					>
						{text}
					</RadioTile>
				))}
			</div>
		</FieldGroup>
	)
}

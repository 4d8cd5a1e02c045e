import { RadioTile } from '#app/ui/choice.tsx'
import { cn } from '#app/ui/cn.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Question } from './household.ts'
import { QUESTION_WORDS } from './questions.ts'

const SHORT = 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]'
const LONG = 'sm:grid-cols-2'
const LONGEST_SHORT = 20

/** One question with its answers. To say nothing is an answer too, and the one that is chosen at first. */
export function QuestionGroup({ question, given }: { question: Question; given: string | null }) {
	const { ask, hint, answers } = QUESTION_WORDS[question]
	const choices = [...Object.entries(answers), ['', 'Rather not say']]
	const isShort = choices.every(([, text = '']) => text.length <= LONGEST_SHORT)
	return (
		<FieldGroup id={question} label={ask} hint={hint}>
			<div className={cn('grid gap-2.5', isShort ? SHORT : LONG)}>
				{choices.map(([value, text]) => (
					<RadioTile key={value} name={question} value={value} defaultChecked={value === (given ?? '')}>
						{text}
					</RadioTile>
				))}
			</div>
		</FieldGroup>
	)
}

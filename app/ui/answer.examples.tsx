import { Answer } from './answer.tsx'
import type { Example } from './examples.ts'

export const title = 'Answers'

export const examples: Example[] = [
	{
		name: 'all answers',
		render: () => (
			<div className="flex flex-wrap gap-3">
				<Answer answer="yes" />
				<Answer answer="maybe" />
				<Answer answer="no" />
				<Answer answer="unknown" />
				<Answer answer="yes">8 and over</Answer>
			</div>
		),
	},
]

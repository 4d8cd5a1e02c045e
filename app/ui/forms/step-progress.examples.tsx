import type { Example } from '../examples.ts'
import { StepProgress } from './step-progress.tsx'

export const title = 'Progress'

export const examples: Example[] = [
	{
		name: 'the first of few, in the middle of many, the last',
		render: () => (
			<div className="grid max-w-184 gap-8">
				<StepProgress text="Step 1 of 3" done={0} of={3} />
				<StepProgress text="Step 7 of 18" done={6} of={18} />
				<StepProgress text="Step 5 of 5" done={4} of={5} />
			</div>
		),
	},
]

import { ErrorSummary } from './error-summary.tsx'
import type { Example } from './examples.ts'

export const title = 'Error summary'

const errors = [
	{ id: 'ex-phone', text: 'Enter a phone number we can ring you on' },
	{ id: 'ex-home-2-house', text: 'Choose the sort of home you live in' },
]

export const examples: Example[] = [
	{
		name: 'two errors',
		render: () => <ErrorSummary takeFocus={false} errors={errors} />,
	},
]

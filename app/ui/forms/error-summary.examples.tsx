import type { Example } from '../examples.ts'
import { ErrorBox, ErrorSummary } from './error-summary.tsx'

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
	{
		name: 'a fault of ours',
		render: () => (
			<ErrorBox focusFor={null}>
				<p className="font-bold">
					We could not save your answers. Try again, or call 01632 960 144 and say
					ADP-7K3F-2M-and-something-that-does-not-fit-any-small-screen-at-all.
				</p>
			</ErrorBox>
		),
	},
]

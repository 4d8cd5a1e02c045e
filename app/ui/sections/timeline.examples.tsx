import type { Example } from '../examples.ts'
import { Timeline } from './timeline.tsx'

export const title = 'Timeline'

const steps = [
	{ title: 'Find your dog', html: '<p>Choose a dog, or let us suggest a few.</p>', note: 'About 10 minutes' },
	{
		title: 'Talk to us',
		html: '<p>Fill in one form. A person rings you back to chat it through.</p>',
		note: 'One form, one call',
	},
	{ title: 'Go home together', html: '<p>We ring on day three, and you can ring us any day.</p>' },
]

export const examples: Example[] = [
	{ name: 'on the page', render: () => <Timeline steps={steps} /> },
	{
		name: 'on the field',
		render: () => (
			<div className="band-field rounded-xl p-6">
				<Timeline steps={steps} />
			</div>
		),
	},
]

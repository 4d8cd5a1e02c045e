import { Button } from './button.tsx'
import type { Example } from './examples.ts'
import { Notice } from './notice.tsx'

export const title = 'Notices'

export const examples: Example[] = [
	{
		name: 'good to know, look twice',
		render: () => (
			<div className="grid gap-4">
				<Notice tone="info">
					<p>Biscuit needs a garden with a fence of 1.5 m. Yours is lower, so let’s talk about it.</p>
				</Notice>
				<Notice tone="caution">
					<p>We’ve put back what you typed on this device.</p>
					<Button variant="link-text">Clear it</Button>
				</Notice>
			</div>
		),
	},
]

import { Button } from './button.tsx'
import type { Example } from './examples.ts'
import { Notice } from './notice.tsx'

export const title = 'Notices'

export const examples: Example[] = [
	{
		name: 'good to know, look twice, went wrong',
		render: () => (
			<div className="grid gap-4">
				<Notice tone="info">
					<p>Biscuit needs a garden with a fence of 1.5 m. Yours is lower, so let’s talk about it.</p>
				</Notice>
				<Notice tone="caution">
					<p>We put back what you typed on this device.</p>
					<Button variant="link-text">Clear it</Button>
				</Notice>
				<Notice tone="danger">
					<p>
						We could not save your answers. Try again, or call 01632 960 144 and say
						ADP-7K3F-2M-and-something-that-does-not-fit-any-small-screen-at-all.
					</p>
				</Notice>
			</div>
		),
	},
]

import { Button } from '../button.tsx'
import type { Example } from '../examples.ts'
import { Panel } from './card.tsx'

export const title = 'Panels'

const TONES = ['mist', 'sky', 'ball', 'nose', 'field', 'plain'] as const

export const examples: Example[] = [
	{
		name: 'every tone',
		render: () => (
			<div className="grid gap-4 sm:grid-cols-2">
				{TONES.map((tone) => (
					<Panel key={tone} tone={tone}>
						<h3>Panel, {tone}</h3>
						<p>
							Plain words with <a href="#panels">a way on</a> <span className="text-ink-2">and quieter words.</span>
						</p>
						<div className="flex flex-wrap gap-3">
							<Button size="pst">Main</Button>
							<Button size="pst" variant="outline">
								Second
							</Button>
							<Button size="pst" variant="donate">
								Donate
							</Button>
							<Button variant="link" size="link-s-bold" arrow>
								Go on
							</Button>
						</div>
					</Panel>
				))}
			</div>
		),
	},
]

import { Badge } from './badge.tsx'
import type { Example } from './examples.ts'

export const title = 'Badges'

export const examples: Example[] = [
	{
		name: 'on the page',
		render: () => (
			<div className="flex flex-wrap gap-3">
				<Badge tone="urgent" onPage>
					Urgent
				</Badge>
				<Badge tone="reserved" onPage>
					Reserved
				</Badge>
				<Badge tone="foster" onPage>
					Foster wanted
				</Badge>
				<Badge tone="new" onPage>
					New this week
				</Badge>
				<Badge tone="good" onPage>
					Good with cats
				</Badge>
			</div>
		),
	},
]

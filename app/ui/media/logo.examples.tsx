import type { Example } from '../examples.ts'
import { Logo } from './logo.tsx'

export const title = 'Logo'

export const examples: Example[] = [
	{
		name: 'on the page, on ink',
		render: () => (
			<div className="grid gap-4">
				<Logo name="Fairlead" />
				<div className="band-ink rounded-l p-6">
					<Logo name="Fairlead" className="text-[2.25rem] lg:text-[2.25rem]" />
				</div>
			</div>
		),
	},
]

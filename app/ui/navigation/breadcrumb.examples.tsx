import type { Example } from '../examples.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const title = 'Breadcrumb'

export const examples: Example[] = [
	{
		name: 'with a long name',
		render: () => (
			<Breadcrumb
				trail={[
					{ text: 'Home', to: '/' },
					{ text: 'Find a dog', to: '/dogs' },
					{ text: 'Sir Barnaby Featherstonehaugh-Wigglesworth' },
				]}
			/>
		),
	},
]

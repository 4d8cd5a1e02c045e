import type { Example } from './examples.ts'
import { Facts } from './facts.tsx'

export const title = 'Facts'

export const examples: Example[] = [
	{
		name: 'four facts',
		render: () => (
			<Facts
				facts={[
					{ label: 'Breed', value: 'Terrier cross' },
					{ label: 'Age', value: '3 years' },
					{ label: 'Centre', value: 'Alder Bank' },
					{ label: 'Adoption fee', value: '£180' },
				]}
			/>
		),
	},
]

import type { Example } from '../examples.ts'
import { Picture } from './picture.tsx'

export const title = 'Pictures'

export const examples: Example[] = [
	{
		name: 'no picture',
		render: () => <Picture picture={null} sizes="20rem" className="aspect-4/3 w-full max-w-80 rounded-l" />,
	},
]

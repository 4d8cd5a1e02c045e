import { CopyButton } from './copy-button.tsx'
import type { Example } from './examples.ts'

export const title = 'Copy buttons'

export const examples: Example[] = [
	{
		name: 'with words, beside a row',
		render: () => (
			<div className="flex flex-wrap items-center gap-4">
				<CopyButton text="DON-7K3F-2M" label="Copy the reference" />
				<CopyButton text="00-00-00" label="Copy the sort code" isIcon />
			</div>
		),
	},
]

import { ButtonLink } from '../button.tsx'
import type { Example } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export const title = 'Nothing found'

export const examples: Example[] = [
	{
		name: 'too many wishes',
		render: () => (
			<EmptyState
				title="No dog matches all four yet"
				action={
					<>
						<ButtonLink to="/dogs" size="pst">
							Drop “Large”
						</ButtonLink>
						<ButtonLink to="/dogs" variant="outline" size="pst">
							Clear all
						</ButtonLink>
					</>
				}
			>
				<p>Without Large, there are 3 dogs to meet.</p>
			</EmptyState>
		),
	},
	{
		name: 'with a drawing',
		render: () => (
			<EmptyState
				title="No dog matches that yet"
				scene={<div className="absolute inset-x-0 bottom-0 h-24 bg-scene-near" />}
				action={<ButtonLink to="/dogs">Show 3 dogs</ButtonLink>}
			>
				<p>Without Large, there are 3 dogs to meet.</p>
			</EmptyState>
		),
	},
]

import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { Example } from './examples.ts'

export const title = 'Nothing found'

export const examples: Example[] = [
	{
		name: 'too many wishes',
		render: () => (
			<EmptyState
				title="No one fits all four, yet."
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
]

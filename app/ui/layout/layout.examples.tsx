import { ButtonLink } from '../button.tsx'
import type { Example } from '../examples.ts'
import { SectionHead, TwoColumns } from './layout.tsx'

export const title = 'Heads and columns'

export const examples: Example[] = [
	{
		name: 'section head',
		render: () => (
			<SectionHead
				title="You might also like"
				intro="Dogs who get on with the same sort of people."
				action={
					<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
						See all dogs
					</ButtonLink>
				}
			/>
		),
	},
	{
		name: 'two columns',
		render: () => (
			<TwoColumns>
				<p>Bold, scruffy and very good company. Biscuit would like a sofa, a garden and somebody at home.</p>
				<p>She walks well on a lead and is clean in the house. She barks at the post.</p>
			</TwoColumns>
		),
	},
]

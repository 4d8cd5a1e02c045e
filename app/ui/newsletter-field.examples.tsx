import type { Example } from './examples.ts'
import { NewsletterField } from './newsletter-field.tsx'

export const title = 'Newsletter'

export const examples: Example[] = [
	{
		name: 'plain, with an error',
		render: () => (
			<div className="band-sky grid gap-8 rounded-xl p-6">
				<NewsletterField name="email" />
				<NewsletterField name="email" value="moira" error="Enter an email address, like name@example.org" />
			</div>
		),
	},
]

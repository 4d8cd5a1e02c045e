import type { Example } from './examples.ts'
import { NewsletterField } from './newsletter-field.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export const title = 'Newsletter'

export const examples: Example[] = [
	{
		name: 'plain, with an error',
		render: () => (
			<div className="band-sky grid gap-8 rounded-xl p-6">
				<NewsletterForm action="/apply/newsletter/news" from="home" />
				<NewsletterField name="email" value="moira" error="Enter an email address, like name@example.org" />
			</div>
		),
	},
]

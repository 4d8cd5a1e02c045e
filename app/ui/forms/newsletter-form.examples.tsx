import type { Example } from '../examples.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const title = 'Newsletter'

export const examples: Example[] = [
	{
		name: 'on the sky, on the ink of the footer',
		render: () => (
			<div className="grid gap-8">
				<div className="band-sky rounded-xl p-6">
					<NewsletterForm action="/apply/newsletter/news" from="home" />
				</div>
				<div className="band-ink rounded-xl p-6">
					<NewsletterForm action="/apply/newsletter/news" from="footer" />
				</div>
			</div>
		),
	},
]

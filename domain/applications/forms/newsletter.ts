import { NEWS_TEXT } from '#lib/newsletter-words.ts'
import type { Form } from '../form.ts'
import type { FormContext } from '../form-context.ts'
import { email, firstName } from './pages/you.ts'

export function newsletterForm(formContext: FormContext): Form {
	const { missing: _, ...optionalName } = firstName
	return {
		id: 'newsletter',
		prefix: 'NEW',
		title: 'Get our news',
		minutes: 1,
		before: () => [],
		steps: [
			{
				id: 'news',
				title: 'Get our news',
				intro: NEWS_TEXT,
				fields: [
					{
						...email,
						hint: 'We send a letter first, to make sure it is yours.',
						missing: 'Enter your email address to get news',
					},
					optionalName,
					{
						kind: 'checkboxes',
						name: 'interests',
						label: 'What would you like to hear about?',
						options: [
							{ value: 'dogs', label: 'Dogs who are looking' },
							{ value: 'fostering', label: 'Fostering' },
							{ value: 'events', label: 'Events' },
						],
					},
				],
			},
		],
		send: 'Send me news',
		privacy: 'We use your address for our news and for nothing else. Every letter has a link that ends it.',
		retentionMonths: formContext.rules.retentionMonths,
		about: () => undefined,
	}
}

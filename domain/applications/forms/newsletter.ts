import { NEWS_TEXT } from '#lib/newsletter-words.ts'
import type { Form } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { email, firstName } from './pages/you.ts'

export function newsletterForm(formContext: FormContext): Form {
	const { missing: _, ...optionalName } = firstName
	return {
		id: 'newsletter',
		prefix: 'NEW',
		title: 'Get our newsletter',
		minutes: 1,
		before: () => ({ have: [] }),
		steps: [
			{
				id: 'news',
				title: 'Get our newsletter',
				intro: NEWS_TEXT,
				fields: [
					{
						...email,
						hint: 'We’ll email you first, to make sure this address is yours.',
						missing: 'Enter your email address to get news',
					},
					optionalName,
					{
						kind: 'checkboxes',
						name: 'interests',
						label: 'What would you like to hear about?',
						hint: 'This helps us choose what to write about.',
						options: [
							{ value: 'dogs', label: 'Dogs looking for a home' },
							{ value: 'fostering', label: 'Fostering' },
							{ value: 'events', label: 'Events' },
						],
					},
				],
			},
		],
		send: 'Sign me up',
		privacy: 'We use your address for our newsletter and nothing else. Every email has an unsubscribe link.',
		retentionMonths: formContext.rules.retentionMonths,
		about: () => undefined,
	}
}

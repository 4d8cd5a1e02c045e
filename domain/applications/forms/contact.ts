import { parseReference } from '#lib/reference.ts'
import { phoneHref, withWholePhone } from '#lib/text/phone.ts'
import type { Form, Step } from '../../forms/form.ts'
import { chosenDog } from '../dog-notes.ts'
import type { FormContext } from '../form-context.ts'
import { privacy } from './pages/privacy.ts'
import { checkReplyContact, replyFields } from './pages/reply.ts'

export function contactForm(formContext: FormContext): Form {
	return {
		id: 'contact',
		prefix: 'ASK',
		title: 'Ask us something',
		minutes: 2,
		before: () => ({ have: [] }),
		steps: [questionStep(formContext)],
		send: 'Send my question',
		privacy: privacy(formContext, 'We use this to answer you.'),
		retentionMonths: formContext.rules.retentionMonths,
		about: (answers) => {
			const dog = answers.topic === 'dog' ? chosenDog(formContext, answers) : undefined
			return dog ? { name: dog.title, slug: dog.slug } : undefined
		},
	}
}

function questionStep(formContext: FormContext): Step {
	const days = formContext.rules.replyWithinDays
	return {
		id: 'question',
		title: 'Ask us something',
		intro: `A person reads every question, and we reply within ${days === 1 ? 'one working day' : `${days} working days`}.`,
		fields: [
			topic(formContext.charity.phone),
			{
				kind: 'select',
				name: 'dog',
				label: 'Which dog?',
				when: { field: 'topic', is: ['dog'] },
				options: formContext.dogs.map(({ slug, title }) => ({ value: slug, label: title })),
			},
			{
				kind: 'text',
				name: 'reference',
				label: 'Your reference',
				hint: 'It looks like ADP-7K3F-2M and is in our email to you. Leave this blank if you can’t find it.',
				invalid: 'Enter your reference, like ADP-7K3F-2M, or leave it blank',
				read: parseReference,
				max: 20,
				when: { field: 'topic', is: ['application'] },
			},
			...replyFields(formContext),
			{
				kind: 'textarea',
				name: 'message',
				label: 'What would you like to know?',
				missing: 'Enter your question',
				min: { characters: 10, message: 'Enter a little more, so that we can give you a proper answer' },
				max: 2000,
			},
		],
		check: checkReplyContact,
	}
}

/** What has a form of its own is linked above this one (`form-sidebar.server.ts`). */
function topic(phone: string) {
	return {
		kind: 'radios' as const,
		name: 'topic',
		label: 'What is it about?',
		missing: 'Select what your question is about',
		options: [
			{ value: 'dog', label: 'One of your dogs' },
			{ value: 'application', label: 'My application' },
			{
				// For those who cannot ring.
				value: 'missing',
				label: 'A lost dog',
				...(phone && {
					advice: {
						text: 'Don’t wait for our reply:',
						link: { text: `ring ${withWholePhone(phone)}`, url: phoneHref(phone) },
					},
				}),
			},
			{ value: 'other', label: 'Something else' },
		],
	}
}

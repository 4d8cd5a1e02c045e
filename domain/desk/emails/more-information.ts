import { addDays, formatDateWithWeekday } from '#lib/dates.ts'
import { asBody, type EmailTemplate, GAP } from './case-email.ts'

/** How long the person has, by our proposal. */
const DAYS_TO_REPLY = 7

const QUESTIONS = [
	{ value: 'garden', label: 'a photo of your garden and its fence, all the way round' },
	{ value: 'landlord', label: 'a note from your landlord that says a dog is welcome' },
	{ value: 'vet', label: 'the name and phone number of your vet' },
	{ value: 'day', label: 'what an ordinary weekday would look like for the dog' },
	{ value: 'children', label: 'the ages of the children who live with you or often visit' },
	{ value: 'pets', label: 'a little more about the animals who live with you' },
	{ value: 'ring', label: 'a phone number, and a good time to ring you' },
]

export const moreInformation: EmailTemplate = {
	title: 'Need more information',
	help: 'You have a question before you can decide. The case waits for them, and comes back on the day you choose.',
	facts: () => [
		{
			name: 'ask',
			kind: 'ticks',
			label: 'What would you like to know?',
			hint: 'Tick what fits. You can write your own questions on the next page.',
			options: QUESTIONS,
		},
	],
	write: (aCase, { ask = [] }) => {
		const wanted = QUESTIONS.filter(({ value }) => ask.includes(value)).map(({ label }) => `- ${label}`)
		const day = formatDateWithWeekday(addDays(aCase.today, DAYS_TO_REPLY))
		return {
			subject: `A question about ${aCase.subjectMatter} - ${aCase.reference}`,
			body: asBody(
				aCase,
				`Thank you for ${aCase.subjectMatter}. I’m reading it now, and before we go any further there is something I’d like to know.`,
				wanted.length > 0 ? `Could you send me:\n\n${wanted.join('\n')}` : GAP,
				`Just reply to this email: a sentence or two is plenty. If I hear from you by ${day}, we can keep things moving. If you need longer, tell me, and I’ll wait.`,
			),
		}
	},
	proposes: (_, today) => ({ status: 'waiting', backOn: addDays(today, DAYS_TO_REPLY) }),
}

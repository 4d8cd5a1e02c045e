import { formatDateWithWeekday } from '#lib/dates.ts'
import { asBody, capitalised, type EmailCase, type EmailTemplate, GAP } from './case-email.ts'

interface Reason {
	value: string
	label: string
	words(aCase: EmailCase): string
}

const REASONS: Reason[] = [
	{
		value: 'meeting',
		label: 'Someone else is meeting the dog first',
		words: ({ dogName }) =>
			`Someone who applied before you is getting to know ${dogName} at the moment. If that doesn’t work out, yours is one of the applications we’ll look at next.`,
	},
	{
		value: 'not-ready',
		label: 'The dog is not ready for a new home yet',
		words: ({ dogName }) =>
			`${capitalised(dogName)} isn’t quite ready for a new home yet. We’d rather take a little longer now than move too soon.`,
	},
	{
		value: 'talk',
		label: 'We have to talk it over',
		words: () => 'We’d like to talk it over in the team, so that more than one of us has read what you wrote.',
	},
]

export const onHold: EmailTemplate = {
	title: 'On hold',
	help: 'There is nothing to decide yet. They hear why, and by which day you will write again.',
	facts: () => [
		{
			name: 'reason',
			kind: 'choice',
			label: 'Why does it take longer?',
			missing: 'Choose why it takes longer',
			options: REASONS.map(({ value, label }) => ({ value, label })),
		},
		{
			name: 'until',
			kind: 'date',
			label: 'By which day will you write again?',
			hint: 'The case comes back to the inbox on that day.',
			missing: 'Enter the day by which you will write again, from tomorrow on',
		},
	],
	write: (aCase, { reason = [], until = [] }) => ({
		subject: `${capitalised(aCase.subjectMatter)}: where we are - ${aCase.reference}`,
		body: asBody(
			aCase,
			`I’d like you to know where we are with ${aCase.subjectMatter}. It hasn’t been forgotten, and nothing has been decided.`,
			REASONS.find(({ value }) => value === reason[0])?.words(aCase) ?? GAP,
			`You’ll hear from me by ${until[0] ? formatDateWithWeekday(until[0]) : GAP}, whatever the news. If your plans change in the meantime, just reply to this email.`,
		),
	}),
	proposes: ({ until = [] }) => ({ status: 'waiting', backOn: until[0] }),
}

import { asBody, capitalised, type EmailCase, type EmailTemplate, GAP } from './case-email.ts'

interface Reason {
	value: string
	label: string
	words(aCase: EmailCase): string
}

/** None names health or offences: an email may be read by others. */
export const REASONS: Reason[] = [
	{
		value: 'other-home',
		label: 'We chose another home for this dog',
		words: ({ dogName }) =>
			`Several people applied for ${dogName}, and we have chosen the home that matches what ${dogName} needs most closely. That says nothing against yours.`,
	},
	{
		value: 'children',
		label: 'The ages of the children',
		words: ({ dogName }) =>
			`${capitalised(dogName)} needs a home with older children, or none. The people who know ${dogName} best set that limit, and we keep to it for everyone’s sake.`,
	},
	{
		value: 'animals',
		label: 'Other animals at home',
		words: ({ dogName }) =>
			`${capitalised(dogName)} would find it hard to live with the animals you have already, and so would they.`,
	},
	{
		value: 'garden',
		label: 'The garden or the fence',
		words: ({ dogName }) =>
			`${capitalised(dogName)} needs a garden with a higher fence than yours, to be safe there on a bad day too.`,
	},
	{
		value: 'alone',
		label: 'Too many hours alone',
		words: ({ dogName }) =>
			`${capitalised(dogName)} can’t yet be left for as long as your days need. If those change, please tell us.`,
	},
	{
		value: 'experience',
		label: 'Needs someone with more experience',
		words: ({ dogName }) =>
			`${capitalised(dogName)} needs someone who has lived with a dog of this kind before. Other dogs are happy to be a first dog.`,
	},
	{
		value: 'landlord',
		label: 'The landlord or household has not agreed',
		words: () =>
			'Everyone at home, and the landlord if there is one, has to agree to a dog before we can go further. If that changes, write to us again.',
	},
	{
		value: 'not-now',
		label: 'It is not the right moment',
		words: () =>
			'From what you told us, this doesn’t look like the right moment for a dog to move in. We’d be glad to hear from you again when things have settled.',
	},
]

/** Reasons that hold for every dog: naming others would contradict them. */
const FOR_ANY_DOG = ['landlord', 'not-now']

export const notThisTime: EmailTemplate = {
	title: 'Not this time',
	help: 'The answer is no, with the reason. Other dogs are named only if they asked for other dogs.',
	forms: ['adoption', 'fostering', 'volunteering'],
	facts: () => [
		{
			name: 'reason',
			kind: 'choice',
			label: 'What is the reason?',
			missing: 'Choose the reason',
			options: REASONS.map(({ value, label }) => ({ value, label })),
		},
	],
	write: (aCase, { reason = [] }) => ({
		subject: `${capitalised(aCase.subjectMatter)} - ${aCase.reference}`,
		body: asBody(
			aCase,
			`Thank you for ${aCase.subjectMatter}, and for your patience. I’m sorry to say that the answer is no this time.`,
			REASONS.find(({ value }) => value === reason[0])?.words(aCase) ?? GAP,
			!FOR_ANY_DOG.includes(reason[0] ?? '') && otherDogs(aCase),
			'I know that this isn’t what you hoped to read. If you’d like to talk about it, reply to this email: a real person reads it.',
		),
	}),
	proposes: () => ({ status: 'declined' }),
}

/** Only for those who asked; no promise, because someone else may have applied. */
function otherDogs({ otherDogs: dogs }: EmailCase): string | false {
	if (dogs.length === 0) return false
	const isOne = dogs.length === 1
	return `You told us that you’d look at other dogs too. From your answers, ${isOne ? 'this one could suit you' : 'these could suit you'}:\n\n${dogs.map(({ name, url }) => `- ${name}: ${url}`).join('\n')}\n\nIf you’d like to meet ${isOne ? 'this dog' : 'one of them'}, just tell me: there’s no need to fill in the form again.`
}

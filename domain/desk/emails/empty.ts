import { asBody, capitalised, type EmailTemplate, GAP } from './case-email.ts'

export const empty: EmailTemplate = {
	title: 'An empty email',
	help: 'Your own words from the first line to the last.',
	facts: () => [],
	write: (aCase) => ({
		subject: `${capitalised(aCase.subjectMatter)} - ${aCase.reference}`,
		body: asBody(aCase, GAP),
	}),
	proposes: () => undefined,
}

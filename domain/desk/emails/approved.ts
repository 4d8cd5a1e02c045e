import { formatDateWithWeekday } from '#lib/dates.ts'
import { asBody, capitalised, type EmailTemplate } from './case-email.ts'

export const approved: EmailTemplate = {
	title: 'Approved',
	help: 'The answer is yes. With the day on which the dog goes home, we ask after 2 days, 2 weeks and 3 months how it is going.',
	forms: ['adoption', 'fostering', 'volunteering'],
	facts: (aCase) =>
		aCase.dogUrl
			? [
					{
						name: 'home',
						kind: 'date',
						label: `When does ${aCase.dogName} go home?`,
						hint: 'Leave it blank if you don’t know yet: you can enter it on the case later.',
					},
				]
			: [],
	write: (aCase, { home = [] }) => {
		const day = home[0]
		const comes = day
			? `${capitalised(aCase.dogName)} can come home with you on ${formatDateWithWeekday(day)}. I’ll ring you before then to agree a time and to talk through the first few days.`
			: 'I’ll ring you soon to agree a day and to talk through the first few days.'
		return {
			subject: `Yes! ${capitalised(aCase.subjectMatter)} - ${aCase.reference}`,
			body: asBody(
				aCase,
				`The answer to ${aCase.subjectMatter} is yes. We’re so pleased.`,
				aCase.dogUrl ? comes : 'I’ll ring you soon to talk about how to begin.',
				aCase.dogUrl &&
					'You won’t be on your own afterwards. We’ll ask you how it’s going after two days, two weeks and three months, and you can ring us at any time. If it ever doesn’t work out, we’ll always take a dog of ours back.',
				`Do you have a question already? Reply to this email${aCase.charity.phone ? `, or ring us on ${aCase.charity.phone}` : ''}.`,
			),
		}
	},
	proposes: () => ({ status: 'approved' }),
}

import { NO_NAME } from '#domain/emails/greeting.ts'
import { addDays, formatDateWithWeekday } from '#lib/dates.ts'
import { asBody, type EmailTemplate, GAP } from './case-email.ts'

/** The place as the email says it. */
const AT_THEIRS = 'Your home'

export const invitation: EmailTemplate = {
	title: 'Invitation to meet',
	help: 'Day, time and place. The case comes back two days before, so that you can ring if they have not replied.',
	forms: ['adoption', 'fostering', 'volunteering'],
	facts: ({ firstName }, places) => [
		{ name: 'day', kind: 'date', label: 'Day', missing: 'Enter the day of the meeting, from tomorrow on' },
		{ name: 'time', kind: 'time', label: 'Time', missing: 'Enter the time of the meeting, like 14:00' },
		{
			name: 'place',
			kind: 'choice',
			label: 'Where?',
			missing: 'Choose where you will meet',
			options: [
				...places.map((place) => ({ value: place, label: place.split('\n')[0] ?? place })),
				{ value: AT_THEIRS, label: firstName === NO_NAME ? 'Their home' : `${firstName}’s home` },
			],
		},
	],
	write: (aCase, { day = [], time = [], place = [] }) => {
		const meet = aCase.dogUrl ? `come and meet ${aCase.dogName}` : 'come and meet us'
		const isVisit = place[0] === AT_THEIRS
		return {
			subject: `${isVisit ? 'May we visit you' : `An invitation to meet${aCase.dogUrl ? ` ${aCase.dogName}` : ''}`} - ${aCase.reference}`,
			body: asBody(
				aCase,
				isVisit
					? 'Thank you for waiting. We’d like to see where a dog would live with you, and to answer your questions. We’re not looking for a tidy house.'
					: `Thank you for waiting. We liked what we read, and we’d love you to ${meet}.`,
				`${day[0] ? formatDateWithWeekday(day[0]) : GAP}, ${time[0] ? timeInWords(time[0]) : GAP}\n${place[0] ?? GAP}`,
				isVisit
					? 'It takes about an hour. It would be good if everyone who lives with you could be at home.'
					: 'Please bring everyone who lives with you, and allow an hour. If you have a dog, ring us first, and we’ll plan how they meet.',
				`Does that suit you? A short reply is enough${aCase.charity.phone ? `, or ring us on ${aCase.charity.phone}` : ''}. If another day is better, tell us which.`,
			),
		}
	},
	proposes: ({ day = [] }, today) => ({ status: 'waiting', backOn: day[0] && beforeMeeting(day[0], today) }),
}

/** While there is still time to ring: two days before, and from tomorrow on. */
function beforeMeeting(day: string, today: string): string {
	const [before, tomorrow] = [addDays(day, -2), addDays(today, 1)]
	return before > tomorrow ? before : tomorrow
}

/** "2pm", "10.30am". */
export function timeInWords(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number)
	const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
	return hour === 12 && minute === 0 ? 'noon' : `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/status-words.ts'

/** A case as a line of the inbox. */
export interface CaseRow {
	reference: string
	name: string
	town: string
	/** "Adoption, Biscuit" */
	what: string
	status: string
	/** "27 Nov", "today", "3 days overdue", "Ring first". */
	due: string
	isOverdue: boolean
	isUrgent: boolean
	/** How many things to check before replying. */
	flags: number
}

const ANSWERED = ['waiting', 'approved', 'declined', 'withdrawn', 'done']
const DAY_MS = 86_400_000
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** @param today `YYYY-MM-DD` */
export function caseRow(submission: Submission, today: string): CaseRow {
	const isAnswered = ANSWERED.includes(submission.status)
	const isUrgent = submission.isUrgent && !isAnswered
	const isOverdue =
		!isAnswered && !submission.isUrgent && submission.replyBy < today && submission.form !== 'newsletter'
	return {
		reference: submission.reference,
		name: submission.name,
		town: submission.town,
		what: [FORM_WORDS[submission.form] ?? submission.form, submission.about].filter(Boolean).join(', '),
		status: STATUS_WORDS[submission.status],
		due: isUrgent ? 'Ring first' : isAnswered ? '' : dueInWords(submission.replyBy, today),
		isOverdue,
		isUrgent,
		flags: submission.flags.length,
	}
}

/** "today", "tomorrow", "27 Nov", "3 days overdue". */
export function dueInWords(day: string, today: string): string {
	const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
	if (days === 0) return 'today'
	if (days === 1) return 'tomorrow'
	if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`
	return dayFormat.format(Date.parse(day))
}

import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import { dayIn, formatDateTime } from '#lib/dates.ts'
import { countQuarantined } from '#records/cases/quarantine-actions.ts'
import { listQuarantinedEmails, type QuarantinedEmail } from '#records/email/quarantine.ts'
import { listQuarantinedRequests, type QuarantinedRequest } from '#records/newsletter/quarantined.ts'
import type { Call, Command, Desk } from '../command.ts'
import { flagLines, openFlags } from '../output/flags.ts'
import { shortDay, wrap } from '../output/plain-text.ts'
import { table } from '../output/table.ts'
import {
	hasReplyDeadline,
	isOverdue,
	isUrgentNow,
	SUBMISSION_FILTERS,
	selectSubmissions,
} from '../submission-filter.ts'

/** The limit for newsletter requests and for emails in quarantine. */
const MAX_QUARANTINED = 200

export const list: Command = {
	name: 'list',
	usage: '',
	summary: 'submissions, urgent and overdue first',
	help: 'Without options: everything that is open and not quarantined.',
	options: SUBMISSION_FILTERS,
	async run(desk, call) {
		const today = dayIn(desk.timezone, desk.now)
		const submissions = await selectSubmissions(desk, call)
		const showsQuarantine = call.values.quarantined === true
		const requests = showsQuarantine ? await listQuarantinedRequests(desk.store, desk.now, MAX_QUARANTINED) : []
		const emails = showsQuarantine ? await listQuarantinedEmails(desk.store, EVERY_MESSAGE, MAX_QUARANTINED) : []
		const counts = await countQuarantined(desk.store, EVERY_MESSAGE, desk.now)
		const hidden = {
			submissions: showsQuarantine ? 0 : counts.cases,
			emails: showsQuarantine ? 0 : counts.emails,
		}
		const tables = [
			submissions.length > 0 && `${submissionTable(submissions, today)}\n\n`,
			flagLines(submissions),
			wrap(summaryLine(submissions, today, { label: labelOf(call), hidden })),
			requestTable(requests, counts.requests),
			emailTable(emails, counts.emails, desk),
		]
		return {
			text: tables.filter(Boolean).join(''),
			json: [
				...submissions.map((submission) => jsonSummary(submission, today)),
				...requests.map((request) => ({ form: 'newsletter', ...request })),
				...emails.map((one) => ({ quarantinedEmail: true, ...one })),
			],
		}
	},
}

function labelOf({ values: { all, quarantined, status } }: Call): string {
	if (quarantined) return 'quarantined'
	return all || status ? 'found' : 'open'
}

interface ListSummary {
	label: string
	/** What is in quarantine and not listed. */
	hidden: { submissions: number; emails: number }
}

/** "3 open, 1 overdue, 2 quarantined." */
function summaryLine(submissions: Submission[], today: string, { label, hidden }: ListSummary): string {
	const urgent = submissions.filter(isUrgentNow).length
	const overdue = submissions.filter((submission) => isOverdue(submission, today)).length
	const parts = [
		`${submissions.length} ${label}`,
		urgent > 0 && `${urgent} to ring first`,
		overdue > 0 && `${overdue} overdue`,
		hidden.submissions > 0 && `${hidden.submissions} quarantined`,
		hidden.emails > 0 && `${hidden.emails === 1 ? '1 email' : `${hidden.emails} emails`} quarantined`,
	]
	const hint = hidden.submissions + hidden.emails > 0 ? ' To see them: list --quarantined' : ''
	return `${parts.filter(Boolean).join(', ')}.${hint}`
}

function submissionTable(found: Submission[], today: string): string {
	return table(
		[
			{ title: 'REFERENCE', cell: ({ reference }) => reference },
			{ title: 'FORM', cell: ({ form }) => form },
			{ title: 'STATUS', cell: ({ status }) => status },
			{ title: 'REPLY BY', cell: (one) => replyByCell(one, today) },
			{ title: 'NAME', cell: ({ name }) => name, isFlexible: true },
			{ title: 'ABOUT', cell: ({ about }) => about, isFlexible: true },
		],
		found,
	)
}

function replyByCell(submission: Submission, today: string): string {
	if (isUrgentNow(submission))
		return submission.quarantineReasons.length > 0 ? 'RING FIRST (quarantined)' : 'RING FIRST'
	if (submission.isUrgent) return 'no deadline'
	if (!hasReplyDeadline(submission)) return 'no deadline yet'
	return `${shortDay(submission.replyBy)}${isOverdue(submission, today) ? ' overdue' : ''}`
}

function requestTable(requests: QuarantinedRequest[], count: number): string {
	if (requests.length === 0) return ''
	const rows = table(
		[
			{ title: 'NEWSLETTER FOR', cell: ({ email }) => email, isFlexible: true },
			{ title: 'WHY', cell: ({ quarantineReasons }) => quarantineReasons.join('; '), isFlexible: true },
		],
		requests,
	)
	return `\n\n${rows}${moreLine(count - requests.length)}\n\nTo send the confirmation email: release EMAIL`
}

function moreLine(more: number): string {
	return more > 0 ? `\n\n${more} more are not listed.` : ''
}

/** Emails over an hourly limit. */
function emailTable(emails: QuarantinedEmail[], count: number, { timezone }: Desk): string {
	if (emails.length === 0) return ''
	const rows = table(
		[
			{ title: 'EMAIL ABOUT', cell: ({ reference, subject }) => reference ?? subject, isFlexible: true },
			{ title: 'TO', cell: ({ to }) => to, isFlexible: true },
			{ title: 'SINCE', cell: ({ quarantinedAt }) => formatDateTime(quarantinedAt, timezone) },
			{ title: 'WHY', cell: ({ reason }) => reason, isFlexible: true },
		],
		emails,
	)
	return `\n\n${rows}${moreLine(count - emails.length)}\n\nTo send one: release REFERENCE, or release EMAIL where there is none`
}

function jsonSummary(submission: Submission, today: string) {
	const { answers: _, wording: __, ...rest } = submission
	return { ...rest, flags: openFlags(submission), isOverdue: isOverdue(submission, today) }
}

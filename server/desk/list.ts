import type { Submission } from '#domain/applications/submission-record.ts'
import { listQuarantinedEmails, type QuarantinedEmail } from '#records/email/quarantine.ts'
import { listQuarantinedRequests, type QuarantinedRequest } from '#records/newsletter/quarantined.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import type { Command, Desk } from './command.ts'
import { dayOf, momentOf, shortDay } from './days.ts'
import { flagLines, openFlags } from './flags.ts'
import { chosen, hasPromise, isLate, isUrgentNow, SUBMISSION_FILTERS } from './submission-filter.ts'
import { table } from './table.ts'

export const list: Command = {
	name: 'list',
	usage: '',
	summary: 'what was sent, what is urgent or due first at the top',
	help: 'Without options: everything that is open, but not what looks like junk.',
	options: SUBMISSION_FILTERS,
	async run(desk, call) {
		const today = dayOf(desk.now, desk.timezone)
		const found = await chosen(desk, call)
		const held = call.values.quarantined ? 0 : (await listSubmissions(desk.store, { quarantined: true })).length
		const urgent = found.filter(isUrgentNow).length
		const late = found.filter((submission) => isLate(submission, today)).length
		const rows = found.length > 0 ? `${shown(found, today)}\n\n` : ''
		const news = call.values.quarantined ? await listQuarantinedRequests(desk.store, desk.now) : []
		const emails = await listQuarantinedEmails(desk.store)
		const shownEmails = call.values.quarantined ? emails : []
		return {
			text: `${rows}${flagLines(found)}${found.length || 'Nothing'} here${urgent > 0 ? `, ${urgent} to ring first` : ''}${late > 0 ? `, ${late} late` : ''}.${held > 0 ? ` ${held} kept apart as junk: list --quarantined` : ''}${emails.length > shownEmails.length ? ` ${counted(emails.length)} in quarantine: list --quarantined` : ''}${heldNews(news)}${heldEmails(shownEmails, desk)}`,
			json: [
				...found.map((submission) => inShort(submission, today)),
				...news.map((one) => ({ form: 'newsletter', ...one })),
				...shownEmails.map((one) => ({ quarantinedEmail: true, ...one })),
			],
		}
	},
}

function shown(found: Submission[], today: string): string {
	return table(
		[
			{ title: 'REFERENCE', cell: ({ reference }) => reference },
			{ title: 'FORM', cell: ({ form }) => form },
			{ title: 'STATUS', cell: ({ status }) => status },
			{ title: 'ANSWER BY', cell: (one) => answerBy(one, today) },
			{ title: 'NAME', cell: ({ name }) => name, isFlexible: true },
			{ title: 'ABOUT', cell: ({ about }) => about, isFlexible: true },
		],
		found,
	)
}

function answerBy(submission: Submission, today: string): string {
	if (isUrgentNow(submission)) return submission.junkReasons.length > 0 ? 'RING FIRST (quarantined)' : 'RING FIRST'
	if (submission.isUrgent) return 'no day named'
	if (!hasPromise(submission)) return 'not promised'
	return `${shortDay(submission.replyBy)}${isLate(submission, today) ? ' late' : ''}`
}

/** Who asked for news and looks like a machine. */
function heldNews(news: QuarantinedRequest[]): string {
	if (news.length === 0) return ''
	const rows = table(
		[
			{ title: 'ASKED FOR NEWS', cell: ({ email }) => email, isFlexible: true },
			{ title: 'WHY', cell: ({ junkReasons }) => junkReasons.join('; '), isFlexible: true },
		],
		news,
	)
	return `\n\n${rows}\n\nTo write to one after all: release ADDRESS`
}

const counted = (emails: number) => (emails === 1 ? '1 email' : `${emails} emails`)

/** Emails to addresses nobody has confirmed, over the limit of an hour. */
function heldEmails(emails: QuarantinedEmail[], { timezone }: Desk): string {
	if (emails.length === 0) return ''
	const rows = table(
		[
			{ title: 'EMAIL ABOUT', cell: ({ reference }) => reference ?? 'way back to a form' },
			{ title: 'TO', cell: ({ to }) => to, isFlexible: true },
			{ title: 'SINCE', cell: ({ quarantinedAt }) => momentOf(quarantinedAt, timezone) },
			{ title: 'WHY', cell: ({ reason }) => reason, isFlexible: true },
		],
		emails,
	)
	return `\n\n${rows}\n\nTo send one: release REFERENCE, or release ADDRESS where there is none`
}

/** What a list says, without the answers. */
function inShort(submission: Submission, today: string) {
	const { answers: _, wording: __, ...rest } = submission
	return { ...rest, flags: openFlags(submission), isLate: isLate(submission, today) }
}

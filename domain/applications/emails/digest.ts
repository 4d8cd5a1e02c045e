import { formatDateWithWeekday } from '#lib/dates.ts'
import type { Charity } from '../../charity/charity.ts'
import { type Block, paragraphs } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail } from '../../emails/email.ts'
import type { DeskState } from '../submissions/desk-state.ts'
import type { Submission } from '../submissions/submission-record.ts'

/** Lines of a list before "and 12 more". */
const MAX_LINES = 25

interface DigestData {
	to: string
	/** `YYYY-MM-DD` */
	today: string
	deskState: DeskState
	/** Warnings of the server, in sentences. */
	warnings: string[]
}

/** The daily digest to staff. It names references, forms and dogs, never people. */
export function digestEmail({ to, today, deskState, warnings }: DigestData, charity: Charity): Email {
	const { urgent, overdue, dueToday, arrived, quarantined, quarantinedEmails, failed, delayed } = deskState
	const blocks: Block[] = [
		...listBlocks('Ring first', urgent, urgentLine),
		...listBlocks('Overdue', overdue, overdueLine),
		...listBlocks('Reply due today', dueToday, line),
		...listBlocks(
			'New',
			arrived,
			(submission) => `${line(submission)}, reply by ${formatDateWithWeekday(submission.replyBy)}`,
		),
		...countBlocks(quarantined, {
			title: 'Quarantined',
			words: `${quarantined.all} quarantined until someone has looked`,
			command: 'list --quarantined',
		}),
		...countBlocks(quarantinedEmails, {
			title: 'Emails quarantined',
			words: `${quarantinedEmails.all} to unconfirmed addresses, over the hourly limit`,
			command: 'list --quarantined',
		}),
		...countBlocks(failed, {
			title: 'Failed emails and copies',
			words: `${failed.all} failed and no longer retried`,
			command: 'failed',
		}),
		...countBlocks(delayed, {
			title: 'Pending emails and copies',
			words: `${delayed.all} pending for more than a day, and still retried`,
			command: 'emails',
		}),
		...(warnings.length > 0
			? [{ kind: 'heading' as const, text: 'The server' }, ...paragraphs(warnings.join('\n\n'))]
			: []),
		...paragraphs('On the server, “npm run desk” lists them all, and “npm run desk -- show REFERENCE” shows one.'),
	]
	return composeEmail({
		to,
		subject: `${summarise(deskState) || 'Desk: please look at the server'} - ${formatDateWithWeekday(today)}`,
		blocks,
		charity,
	})
}

function summarise({
	urgent,
	overdue,
	dueToday,
	arrived,
	quarantined,
	quarantinedEmails,
	failed,
	delayed,
}: DeskState): string {
	const parts = [
		urgent.length > 0 && `${urgent.length} to ring first`,
		overdue.length > 0 && `${overdue.length} overdue`,
		dueToday.length > 0 && `${dueToday.length} due today`,
		arrived.length > 0 && `${arrived.length} new`,
		quarantined.all > 0 && `${quarantined.all} quarantined`,
		quarantinedEmails.all > 0 &&
			`${quarantinedEmails.all} ${quarantinedEmails.all === 1 ? 'email' : 'emails'} quarantined`,
		failed.all > 0 && `${failed.all} failed`,
		delayed.all > 0 && `${delayed.all} pending`,
	]
	const present = parts.filter(Boolean)
	return present.length > 0 ? `Desk: ${present.join(', ')}` : ''
}

function listBlocks(title: string, submissions: Submission[], words: (submission: Submission) => string): Block[] {
	if (submissions.length === 0) return []
	const more = submissions.length - MAX_LINES
	const items = submissions.slice(0, MAX_LINES).map((submission) => withFlags(words(submission), submission))
	return [
		{ kind: 'heading', text: `${title} (${submissions.length})` },
		{ kind: 'list', items: more > 0 ? [...items, `and ${more} more`] : items },
	]
}

function line({ reference, form, about }: Submission): string {
	return `${reference}: ${form}${about && `, ${about}`}`
}

/** Appends the staff flags, without sensitive ones and those of urgent submissions: the digest is an email. */
function withFlags(words: string, { flags, isUrgent }: Submission): string {
	if (isUrgent) return words
	const open = flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => `To check: ${text}`)
	return [words, ...open].join('\n')
}

function urgentLine({ reference, quarantineReasons }: Submission): string {
	return quarantineReasons.length > 0 ? `${reference} (quarantined)` : reference
}

function overdueLine(submission: Submission): string {
	const { replyBy, extendedReplyBy, email } = submission
	const again = extendedReplyBy ? `, then by ${formatDateWithWeekday(extendedReplyBy)}` : ''
	return `${line(submission)}, reply was due by ${formatDateWithWeekday(replyBy)}${again}${email ? '' : ' (no email address: please ring)'}`
}

function countBlocks(
	{ all, arrived }: { all: number; arrived: number },
	{ title, words, command }: { title: string; words: string; command: string },
): Block[] {
	if (all === 0) return []
	const added = arrived > 0 ? ` (${arrived === all ? 'new' : `${arrived} new`})` : ''
	return [
		{ kind: 'heading', text: title },
		{ kind: 'paragraph', text: `${words}${added}: npm run desk -- ${command}` },
	]
}

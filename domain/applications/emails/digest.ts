import type { Charity } from '../form-context.ts'
import type { Situation } from '../situation.ts'
import type { Submission } from '../submission-record.ts'
import { type Block, paragraphs } from './blocks.ts'
import { dayInWords } from './days.ts'
import type { Email } from './email.ts'
import { composeEmail } from './email.ts'

/** Lines of a list before "and 12 more": a letter that is too long is read by nobody. */
const MAX_LINES = 25

interface Morning {
	to: string
	/** `YYYY-MM-DD` */
	today: string
	situation: Situation
	/** What is wrong with the server, in sentences. */
	warnings: string[]
}

/**
 * The morning's letter to staff: what is late first, then what is due and what is new. It names references, forms and dogs, never
 * people: it is a list to work through, and the desk has the rest.
 */
export function digestEmail({ to, today, situation, warnings }: Morning, charity: Charity): Email {
	const { urgent, overdue, dueToday, arrived, quarantined, quarantinedEmails, dead, stuck } = situation
	const blocks: Block[] = [
		...list('Ring first', urgent, urgentLine),
		...list('Late: promised, and not answered', overdue, lateLine),
		...list('Promised for today', dueToday, line),
		...list('New', arrived, (submission) => `${line(submission)}, promised by ${dayInWords(submission.replyBy)}`),
		...counted(quarantined, {
			title: 'Looks like junk',
			words: `${quarantined.all} kept apart until somebody has looked`,
			command: 'list --quarantined',
		}),
		...counted(quarantinedEmails, {
			title: 'Emails in quarantine',
			words: `${quarantinedEmails.all} to addresses nobody has confirmed, over the limit of an hour`,
			command: 'list --quarantined',
		}),
		...counted(dead, {
			title: 'Could not be delivered',
			words: `${dead.all} given up after many attempts`,
			command: 'dead',
		}),
		...counted(stuck, {
			title: 'Still on its way',
			words: `${stuck.all} not delivered within a day, and still tried`,
			command: 'letters',
		}),
		...(warnings.length > 0
			? [{ kind: 'heading' as const, text: 'The server' }, ...paragraphs(warnings.join('\n\n'))]
			: []),
		...paragraphs('On the server, “npm run desk” lists them all, and “npm run desk -- show REFERENCE” shows one.'),
	]
	return composeEmail({
		to,
		subject: `${inShort(situation) || 'Desk: please look at the server'} - ${dayInWords(today)}`,
		blocks,
		charity,
	})
}

function inShort({
	urgent,
	overdue,
	dueToday,
	arrived,
	quarantined,
	quarantinedEmails,
	dead,
	stuck,
}: Situation): string {
	const parts = [
		urgent.length > 0 && `${urgent.length} to ring first`,
		overdue.length > 0 && `${overdue.length} late`,
		dueToday.length > 0 && `${dueToday.length} due today`,
		arrived.length > 0 && `${arrived.length} new`,
		quarantined.all > 0 && `${quarantined.all} to look through`,
		quarantinedEmails.all > 0 &&
			`${quarantinedEmails.all} ${quarantinedEmails.all === 1 ? 'email' : 'emails'} in quarantine`,
		dead.all > 0 && `${dead.all} undelivered`,
		stuck.all > 0 && `${stuck.all} still on its way`,
	]
	const told = parts.filter(Boolean)
	return told.length > 0 ? `Desk: ${told.join(', ')}` : ''
}

function list(title: string, submissions: Submission[], words: (submission: Submission) => string): Block[] {
	if (submissions.length === 0) return []
	const more = submissions.length - MAX_LINES
	const items = submissions.slice(0, MAX_LINES).map((submission) => flagged(words(submission), submission))
	return [
		{ kind: 'heading', text: `${title} (${submissions.length})` },
		{ kind: 'list', items: more > 0 ? [...items, `and ${more} more`] : items },
	]
}

function line({ reference, form, about }: Submission): string {
	return `${reference}: ${form}${about && `, ${about}`}`
}

/** What staff should look at first. Of what is sensitive or urgent nothing, because a digest travels by email. */
function flagged(words: string, { flags, isUrgent }: Submission): string {
	if (isUrgent) return words
	const open = flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => `To check: ${text}`)
	return [words, ...open].join('\n')
}

/** Nothing of what it is about: that is for whoever opens the record. */
function urgentLine({ reference, junkReasons }: Submission): string {
	return junkReasons.length > 0 ? `${reference} (in the quarantine, too)` : reference
}

function lateLine(submission: Submission): string {
	const { replyBy, promisedAgain, email } = submission
	const again = promisedAgain ? `, then by ${dayInWords(promisedAgain)}` : ''
	return `${line(submission)}, promised by ${dayInWords(replyBy)}${again}${email ? '' : ' (no email address: please ring)'}`
}

function counted(
	{ all, arrived }: { all: number; arrived: number },
	{ title, words, command }: { title: string; words: string; command: string },
): Block[] {
	if (all === 0) return []
	const news = arrived > 0 ? ` (${arrived === all ? 'new' : `${arrived} new`})` : ''
	return [
		{ kind: 'heading', text: title },
		{ kind: 'paragraph', text: `${words}${news}: npm run desk -- ${command}` },
	]
}

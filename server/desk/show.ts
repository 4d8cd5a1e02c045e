import type { DescribedAnswer } from '#domain/applications/describe-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'
import { deliveryCounts } from '#records/outbox/failed-deliveries.ts'
import type { Command, Desk } from './command.ts'
import { dayOf, momentOf, shortDay } from './days.ts'
import { openFlags, sensitiveFlags } from './flags.ts'
import { oneLine, wrapped } from './plain-text.ts'
import { hasPromise, isLate, isUrgentNow, named } from './submission-filter.ts'

export const show: Command = {
	name: 'show',
	usage: 'REFERENCE',
	summary: 'one submission with all its answers',
	help: 'Answers about health and history come last. They are in no letter: nobody reads them who does not need to.',
	options: {},
	async run(desk, { positionals }) {
		const submission = await named(desk, positionals[0])
		const answers = await desk.describe(submission)
		const letters = await deliveryCounts(desk.store, submission.id)
		return {
			text: [
				head(submission, desk),
				toCheck(submission),
				...sections(submission, answers),
				agreed(submission),
				letterLine(letters),
			]
				.filter(Boolean)
				.join('\n\n'),
			json: { ...submission, answers, letters },
		}
	},
}

function head(submission: Submission, { now, timezone }: Desk): string {
	const { reference, form, about, name, email, phone, town, status, statusAt, createdAt, replyBy } = submission
	const first = isUrgentNow(submission) && 'Ring first: before anybody else, and don’t write.'
	const late = isLate(submission, dayOf(now, timezone)) ? ' (late)' : ''
	const again = submission.promisedAgain ? `, then by ${shortDay(submission.promisedAgain)}` : ''
	const day = hasPromise(submission)
		? `An answer was promised by ${shortDay(replyBy)}${again}${late}.`
		: 'No answer was promised yet.'
	const promise = submission.isUrgent ? 'No day was named: they were asked to ring.' : day
	const lines = [
		first,
		`${reference}: ${form}${about && `, ${about}`}`,
		[name, email, phone, town].filter(Boolean).join(', '),
		`Sent ${momentOf(createdAt, timezone)}. ${promise}`,
		addressLine(submission, timezone),
		`Status: ${status}, since ${momentOf(statusAt, timezone)}.`,
		`Deleted on ${shortDay(dayOf(submission.deleteAt, timezone))}.`,
		submission.junkReasons.length > 0 && `Kept apart as junk: ${submission.junkReasons.join('; ')}.`,
	]
	return lines
		.filter((line) => line !== false && line !== '')
		.map((line) => wrapped(oneLine(String(line))))
		.join('\n')
}

/** Whether the email address is theirs. */
function addressLine({ email, confirmedAt, disownedAt }: Submission, timezone: string): string {
	if (email === '') return ''
	if (disownedAt !== null)
		return `The owner of the email address said on ${momentOf(disownedAt, timezone)} that they did not send it.`
	return confirmedAt === null
		? 'Nobody has confirmed the email address.'
		: `Email address confirmed on ${momentOf(confirmedAt, timezone)}.`
}

function toCheck(submission: Submission): string {
	const lines = openFlags(submission).map((text) => `  - ${wrapped(oneLine(text), 4).trimStart()}`)
	return lines.length > 0 ? ['TO CHECK', ...lines].join('\n') : ''
}

function sections(submission: Submission, answers: DescribedAnswer[]): string[] {
	const open = Object.groupBy(
		answers.filter(({ isSensitive }) => !isSensitive),
		({ section }) => section,
	)
	const flags = sensitiveFlags(submission)
	const closed = [
		...(flags.length > 0 ? [{ label: 'To check', value: flags.join('\n') }] : []),
		...answers.filter(({ isSensitive }) => isSensitive),
	]
	return [
		...Object.entries(open).map(([title, rows = []]) => section(title, rows)),
		...(closed.length > 0 ? [section('For those only who need to know: health and history', closed)] : []),
	]
}

function section(title: string, rows: Pick<DescribedAnswer, 'label' | 'value'>[]): string {
	const lines = rows.map(({ label, value }) => `${wrapped(oneLine(label), 2)}\n${wrapped(value, 4)}`)
	return [title.toUpperCase(), ...lines].join('\n')
}

/** The words of consent and privacy, as the person saw them. */
function agreed({ wording }: Submission): string {
	const lines = Object.values(wording).map((words) => `  - ${wrapped(oneLine(words), 4).trimStart()}`)
	return lines.length > 0 ? ['WORDS THEY SAW; WHAT THEY TICKED IS ABOVE', ...lines].join('\n') : ''
}

function letterLine({ delivered, waiting, dead, quarantined }: Awaited<ReturnType<typeof deliveryCounts>>): string {
	return `Letters and copies: ${delivered} delivered, ${waiting} waiting, ${dead} given up${quarantined > 0 ? `, ${quarantined} in quarantine: release it` : ''}.`
}

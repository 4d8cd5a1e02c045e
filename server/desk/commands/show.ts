import type { DescribedAnswer } from '#domain/applications/submissions/describe-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { isDatedForDeletion } from '#domain/desk/retention.ts'
import { dayIn, formatDateTime } from '#lib/dates.ts'
import { deliveryCounts } from '#records/outbox/failed-deliveries.ts'
import type { Command, Desk } from '../command.ts'
import { openFlags, sensitiveFlags } from '../output/flags.ts'
import { oneLine, shortDay, wrap } from '../output/plain-text.ts'
import { findByReference, hasReplyDeadline, isOverdue, isUrgentNow } from '../submission-filter.ts'

export const show: Command = {
	name: 'show',
	usage: 'REFERENCE',
	summary: 'one submission with all its answers',
	help: 'Answers about health and history come last. They are never sent by email: show them only to those who need to know.',
	options: {},
	async run(desk, { positionals }) {
		const submission = await findByReference(desk, positionals[0])
		const answers = await desk.describe(submission)
		const deliveries = await deliveryCounts(desk.store, submission.id)
		return {
			text: [
				head(submission, desk),
				toCheck(submission),
				...sections(submission, answers),
				agreed(submission),
				deliveryLine(deliveries),
			]
				.filter(Boolean)
				.join('\n\n'),
			json: { ...submission, answers, emails: deliveries },
		}
	},
}

function head(submission: Submission, { now, timezone }: Desk): string {
	const { reference, form, about, name, email, phone, town, status, statusAt, createdAt, replyBy } = submission
	const first = isUrgentNow(submission) && 'Ring first, before anyone else, and don’t write.'
	const overdue = isOverdue(submission, dayIn(timezone, now)) ? ' (overdue)' : ''
	const again = submission.extendedReplyBy ? `, then by ${shortDay(submission.extendedReplyBy)}` : ''
	const day = hasReplyDeadline(submission)
		? `Reply due by ${shortDay(replyBy)}${again}${overdue}.`
		: 'No reply deadline yet.'
	const deadline = submission.isUrgent ? 'No reply deadline: they were asked to ring.' : day
	const lines = [
		first,
		`${reference}: ${form}${about && `, ${about}`}`,
		[name, email, phone, town].filter(Boolean).join(', '),
		`Sent ${formatDateTime(createdAt, timezone)}. ${deadline}`,
		addressLine(submission, timezone),
		`Status: ${status}, since ${formatDateTime(statusAt, timezone)}.`,
		deletionLine(submission, timezone),
		submission.quarantineReasons.length > 0 && `Quarantined: ${submission.quarantineReasons.join('; ')}.`,
	]
	return lines
		.filter((line) => line !== false && line !== '')
		.map((line) => wrap(oneLine(String(line))))
		.join('\n')
}

function deletionLine(submission: Submission, timezone: string): string {
	const { deleteAt, retentionMonths, hold } = submission
	const held = hold ? ` On hold until ${shortDay(hold.until)}.` : ''
	return isDatedForDeletion(submission)
		? `Will be deleted on ${shortDay(dayIn(timezone, deleteAt))}.${held}`
		: `Will be deleted ${retentionMonths} months after it is answered and closed.${held}`
}

function addressLine({ email, confirmedAt, disownedAt }: Submission, timezone: string): string {
	if (email === '') return ''
	if (disownedAt !== null)
		return `The owner of the email address said on ${formatDateTime(disownedAt, timezone)} that they did not send it.`
	return confirmedAt === null
		? 'Email address not confirmed.'
		: `Email address confirmed on ${formatDateTime(confirmedAt, timezone)}.`
}

function toCheck(submission: Submission): string {
	const lines = openFlags(submission).map((text) => `  - ${wrap(oneLine(text), 4).trimStart()}`)
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
		...(closed.length > 0 ? [section('Only for those who need to know: health and history', closed)] : []),
	]
}

function section(title: string, rows: Pick<DescribedAnswer, 'label' | 'value'>[]): string {
	const lines = rows.map(({ label, value }) => `${wrap(oneLine(label), 2)}\n${wrap(value, 4)}`)
	return [title.toUpperCase(), ...lines].join('\n')
}

function agreed({ wording }: Submission): string {
	const lines = Object.values(wording).map((words) => `  - ${wrap(oneLine(words), 4).trimStart()}`)
	return lines.length > 0 ? ['CONSENT WORDING THEY SAW; WHAT THEY TICKED IS ABOVE', ...lines].join('\n') : ''
}

type DeliveryCounts = Awaited<ReturnType<typeof deliveryCounts>>

function deliveryLine({ delivered, pending, failed, quarantined }: DeliveryCounts): string {
	const line = `Emails and copies: ${delivered} delivered, ${pending} pending, ${failed} failed`
	return quarantined > 0 ? `${line}, ${quarantined} quarantined (to send: release).` : `${line}.`
}

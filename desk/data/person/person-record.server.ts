import { describeAnswers } from '#domain/applications/submissions/describe-answers.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import { exportPerson, type PersonRecord } from '#records/person/person.ts'
import type { DeskRequest } from '../../request.server.ts'
import type { PersonData } from './person-data.ts'
import { describeGiving } from './person-giving.server.ts'

const NEWSLETTER_WORDS = {
	requested: 'Asked for the newsletter, not confirmed',
	subscribed: 'Subscribed to the newsletter',
	unsubscribed: 'Unsubscribed from the newsletter',
}

/** Everything held about a person, in words. */
export async function readPerson(
	request: Pick<DeskRequest, 'store' | 'content' | 'now' | 'today' | 'timezone'>,
	email: string,
): Promise<PersonData> {
	const record = await exportPerson(request.store, email)
	const { content, now, timezone } = request
	const day = (at: number) => formatDate(dayIn(timezone, at))
	return {
		email,
		name: nameOf(record),
		isEmpty: isEmpty(record),
		cases: record.submissions.map((submission) => ({
			reference: submission.reference,
			title: [FORM_WORDS[submission.form] ?? submission.form, submission.about].filter(Boolean).join(', '),
			status: STATUS_WORDS[submission.status],
			sentOn: day(submission.createdAt),
			deletedOn: day(submission.deleteAt),
			answers: describeAnswers(submission, content, now).map(({ field, label, value }) => ({ field, label, value })),
		})),
		drafts: record.drafts.map(({ form, updatedAt, expiresAt }) => ({
			form: FORM_WORDS[form] ?? form,
			changedOn: day(updatedAt),
			deletedOn: day(expiresAt),
		})),
		emails: emailsOf(record).map(({ subject, createdAt, doneAt }) => ({
			subject,
			moment:
				doneAt === null
					? `written ${formatDateTime(createdAt, timezone)}, not sent`
					: `sent ${formatDateTime(doneAt, timezone)}`,
		})),
		newsletter: record.newsletter.map(
			({ state, requestedAt }) => `${NEWSLETTER_WORDS[state]}, asked on ${day(requestedAt)}`,
		),
		stockNotices: record.stockNotices.map(
			({ title, askedAt, expiresAt }) =>
				`${title}, asked on ${day(askedAt)}, deleted on ${day(expiresAt)} at the latest`,
		),
		timeline: timelineOf(record, timezone),
		tasks: record.tasks.map(({ reference, text, dueOn }) => `${reference}, due ${formatDate(dueOn)}: ${text}`),
		files: record.files.map(
			({ reference, name, sentAt }) => `${name}, sent ${formatDateTime(sentAt, timezone)} (${reference})`,
		),
		held: record.submissions.flatMap(({ reference, hold }) =>
			hold ? [{ reference, reason: hold.reason, until: formatDate(hold.until) }] : [],
		),
		giving: await describeGiving(request, record.giving),
	}
}

/** What staff did with their cases, and noted about their donations and orders. */
function timelineOf({ timeline, giving }: PersonRecord, timezone: string): string[] {
	const notes = giving.notes.map(({ reference, writtenAt, text }) => ({
		reference,
		at: writtenAt,
		kind: 'note',
		data: { text },
	}))
	return [...timeline, ...notes]
		.toSorted((one, other) => one.at - other.at)
		.map(({ reference, at, kind, data }) => {
			const { text, note } = data as { text?: unknown; note?: unknown }
			const said = [text, note].find((one) => typeof one === 'string' && one !== '')
			return `${reference}, ${formatDateTime(at, timezone)}: ${kind}${said ? ` “${said}”` : ''}`
		})
}

/** The newest they gave. */
function nameOf({ submissions, giving }: PersonRecord): string {
	const named = submissions.toSorted((one, other) => other.createdAt - one.createdAt).find(({ name }) => name !== '')
	if (named) return named.name
	const [payable] = [...giving.donations, ...giving.orders.map((order) => order.payable)]
	return payable ? [payable.firstName, payable.lastName].filter(Boolean).join(' ') : ''
}

function isEmpty({ submissions, drafts, deliveries, newsletter, stockNotices, giving }: PersonRecord): boolean {
	const all = [
		submissions,
		drafts,
		deliveries,
		newsletter,
		stockNotices,
		giving.donations,
		giving.orders,
		giving.presents,
		giving.cards,
	]
	return all.every((one) => one.length === 0)
}

/** For the person: complete, as stored, with the questions they answered. */
export async function personFile(
	request: Pick<DeskRequest, 'store' | 'content' | 'now'>,
	email: string,
): Promise<string> {
	const record = await exportPerson(request.store, email)
	const submissions = record.submissions.map((submission) => ({
		...submission,
		described: describeAnswers(submission, request.content, request.now).map(({ section, label, value }) => ({
			section,
			label,
			value,
		})),
	}))
	return `${JSON.stringify({ email, ...record, submissions }, isoTimes, '\t')}\n`
}

function isoTimes(key: string, value: unknown) {
	return key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
}

function emailsOf({ deliveries }: PersonRecord) {
	return deliveries.map(({ payload, createdAt, doneAt }) => {
		const { subject } = (payload ?? {}) as { subject?: unknown }
		return { subject: typeof subject === 'string' ? subject : 'Email', createdAt, doneAt }
	})
}

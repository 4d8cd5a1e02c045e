import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Content } from '#content/model/content.ts'
import { submissionDeliveries } from '#domain/applications/deliveries.ts'
import { createFormContext, type FormContext } from '#domain/applications/form-context.ts'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import { submissionOf } from '#domain/applications/submissions/submission.ts'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { CaseEvent } from '#domain/desk/cases/case-events.ts'
import { nextStatuses } from '#domain/desk/cases/status-reasons.ts'
import { DEMO_MARK, DEMO_PREFIX } from '#domain/desk/demo.ts'
import type { FormId } from '#domain/forms/form.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { changeCase } from '#records/cases/change-case.ts'
import { addCaseEvent } from '#records/cases/events.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Tables } from '#records/store/tables/tables.ts'
import { acceptIn } from '#records/submissions/accept.ts'
import { demoAnswers } from './demo-answers.ts'
import { DEMO_COLLEAGUES, DEMO_PEOPLE, DEMO_TOWNS, DEMO_TREASURER } from './demo-people.ts'
import { fillDemoGiving } from './fill-demo-giving.ts'
import { fillDemoNewsletter } from './fill-demo-newsletter.ts'
import { fillDemoOrders } from './fill-demo-orders.ts'
import { fillDemoStatement } from './fill-demo-statement.ts'

/** Nearly half are adoptions, as in a real inbox. */
const FORMS: readonly FormId[] = [
	'adoption',
	'adoption',
	'contact',
	'adoption',
	'fostering',
	'adoption',
	'volunteering',
	'adoption',
	'surrender',
	'adoption',
	'found',
	'contact',
	'volunteering',
	'fostering',
]
/** Half are open. */
const STATUS_CYCLE: readonly SubmissionStatus[] = [
	'new',
	'in_review',
	'new',
	'waiting',
	'approved',
	'new',
	'declined',
	'in_review',
	'done',
	'new',
	'waiting',
	'withdrawn',
	'in_review',
	'fell through',
	'new',
	'returned',
	'done',
	'new',
]
const AFTER_APPROVAL: readonly SubmissionStatus[] = ['fell through', 'returned']
const DECIDED: readonly SubmissionStatus[] = ['approved', 'declined', ...AFTER_APPROVAL]
/** The reply deadline is five working days. */
const MAX_OPEN_DAYS = 8
const NOTES = [
	'Rang, lovely chat. Garden is smaller than it sounds: ask for a photograph.',
	'The landlord’s note is on its way, she says by Friday.',
	'Met two of our dogs on Saturday. Calm with both, the terrier took to him at once.',
	'Would also wait for an older dog if this one is gone.',
]
const REPLIES = [
	'Thank you for ringing! Saturday at eleven suits us very well.',
	'Sorry for the wait, here are the answers.',
]
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

export interface Added {
	cases: number
	donations: number
	orders: number
	statementLines: number
	subscribers: number
}

/**
 * Adds sixty invented cases with their timelines, three colleagues, subscribers of the newsletter, and what a treasurer finds on a Tuesday:
 * donations, sponsorships, orders and lines of a bank statement. No email is sent.
 */
export async function fillDemo(
	store: Store,
	content: Content,
	{ siteUrl, now }: { siteUrl: string; now: number },
): Promise<Added> {
	const formContext = createFormContext(content, siteUrl, now)
	await store.write(async (transaction) => {
		const shared = { created_at: now - 90 * DAY_MS, removed_at: null }
		const staff = [
			...DEMO_COLLEAGUES.map((one) => ({ ...one, ...shared, role: 'team' as const })),
			{ ...DEMO_TREASURER, ...shared, role: 'treasurer' as const },
		]
		await transaction.insertInto('staff').values(staff).execute()
	})
	for (const index of DEMO_PEOPLE.keys()) {
		await store.write((transaction) => addCase(transaction, index, { content, formContext, now }))
	}
	const donations = await fillDemoGiving(store, { content, formContext, now })
	const orders = await fillDemoOrders(store, content, now)
	const currency = content.options?.site.currency ?? 'GBP'
	const statementLines = await fillDemoStatement(store, { references: [...donations, ...orders], currency, now })
	const subscribers = await fillDemoNewsletter(store, { now })
	return { cases: DEMO_PEOPLE.length, donations: donations.length, orders: orders.length, statementLines, subscribers }
}

interface Demo {
	content: Content
	formContext: FormContext
	now: number
}

async function addCase(transaction: Transaction<Tables>, index: number, { content, formContext, now }: Demo) {
	const [firstName, lastName] = pick(DEMO_PEOPLE, index)
	const form = formFor(pick(FORMS, index), formContext)
	const status = statusOf(form.id, index)
	const createdAt = now - ageOf(status, index)
	const slugs = (form.id === 'volunteering' ? formContext.roles : formContext.dogs).map(({ slug }) => slug)
	// A few dogs are asked for by many.
	const about = form.id === 'adoption' || form.id === 'volunteering' ? (pick(slugs.slice(0, 5), index * 2) ?? '') : ''
	const email = `${index + 1}@demo.invalid`
	const person = {
		firstName,
		lastName: `${lastName} ${DEMO_MARK}`,
		name: `${firstName} ${lastName} ${DEMO_MARK}`,
		email,
	}
	const answers = {
		...demoAnswers(form.id, index, about),
		...person,
		phone: `01632 960 ${String(index + 100)}`,
		town: pick(DEMO_TOWNS, index),
	}
	const quarantineReasons = index % 20 === 7 ? ['sent within 3 seconds', 'a link in a name'] : []
	const sent = submissionOf(
		form,
		answers,
		{ ...formContext, today: dayOf(createdAt) },
		{ quarantineReasons, confirmation: undefined, now: createdAt },
	)
	const submission = { ...sent, prefix: DEMO_PREFIX, idempotencyKey: randomUUID() }
	const accepted = await acceptIn(transaction, submission, () => [], createdAt)
	// The person never gets an email that says it takes longer.
	await transaction
		.updateTable('submission')
		.set({ extension_emailed_at: createdAt })
		.where('id', '=', accepted.id)
		.execute()
	if (quarantineReasons.length > 0) return
	const deliveries = submissionDeliveries(
		{ form, answers, flags: sent.flags, sentAt: createdAt },
		accepted,
		{ content, formContext },
		undefined,
	)
	const toPerson = deliveries.find(({ payload }) => (payload as { to?: unknown }).to === email)
	if (toPerson) await addSentEmail(transaction, accepted.id, toPerson.payload, createdAt)
	await addWork(transaction, accepted.id, { index, to: status, createdAt, now })
}

/** One that the form can have. */
function statusOf(form: FormId, index: number): SubmissionStatus {
	const status = pick(STATUS_CYCLE, index)
	const isDecided = nextStatuses(form, 'new').includes('approved')
	if (!isDecided && DECIDED.includes(status)) return 'done'
	const isAboutHome = form === 'adoption' || form === 'fostering'
	return AFTER_APPROVAL.includes(status) && !isAboutHome ? 'declined' : status
}

/** Milliseconds since a case came. The team answers in time: a few of the open ones are overdue, by a day or two. */
function ageOf(status: SubmissionStatus, index: number): number {
	const isOpen = status === 'new' || status === 'in_review' || status === 'waiting'
	const days = isOpen ? (((index * 7) % 60) / 60) * MAX_OPEN_DAYS : (index * index) / 60
	return Math.round(days * DAY_MS + (index % 9) * HOUR_MS + HOUR_MS)
}

/** Adds an email as if it were delivered; nothing is sent. */
async function addSentEmail(transaction: Transaction<Tables>, submissionId: string, payload: unknown, at: number) {
	await transaction
		.insertInto('delivery')
		.values({
			id: randomUUID(),
			channel: 'email',
			submission_id: submissionId,
			payload_json: JSON.stringify(payload),
			created_at: at,
			next_at: at,
			lease_until: null,
			done_at: at + 60_000,
			failed_at: null,
			last_error: null,
		})
		.execute()
}

/** What colleagues did since. */
async function addWork(
	transaction: Transaction<Tables>,
	submissionId: string,
	{ index, to, createdAt, now }: { index: number; to: SubmissionStatus; createdAt: number; now: number },
) {
	const staffId = pick(DEMO_COLLEAGUES, index).id
	if (to === 'new' && index % 3 !== 0) return
	const change = { submissionId, seenVersion: null }
	// Changes keep their order, and none is after now when the case has only just arrived.
	const later = (hours: number) => Math.min(createdAt + hours * HOUR_MS, now - (24 - hours) * MINUTE_MS)
	await changeCase(
		transaction,
		change,
		{ assigned_to: staffId },
		{ kind: 'assigned', data: { to: staffId }, staffId },
		later(2),
	)
	const events: CaseEvent[] = [
		...(index % 2 === 0 ? [{ kind: 'call' as const, data: { result: 'reached' as const, note: '' } }] : []),
		...(index % 3 === 0 ? [{ kind: 'note' as const, data: { text: pick(NOTES, index), mentions: [] } }] : []),
		...(index % 5 === 0 ? [{ kind: 'reply' as const, data: { text: pick(REPLIES, index) } }] : []),
	]
	for (const [step, event] of events.entries())
		await addCaseEvent(transaction, { ...event, submissionId, staffId }, later(3 + step))
	if (to === 'new') return
	const back_on = to === 'waiting' ? dayOf(createdAt + 10 * DAY_MS) : null
	const data = { from: 'new' as const, to, reason: '', note: '', backOn: back_on }
	const answered_at = to === 'in_review' ? null : later(20)
	await changeCase(
		transaction,
		change,
		{ status: to, back_on, answered_at },
		{ kind: 'status', data, staffId },
		later(20),
	)
}

function dayOf(at: number): string {
	return new Date(at).toISOString().slice(0, 10)
}

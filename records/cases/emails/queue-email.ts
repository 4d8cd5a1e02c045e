import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { DEFAULT_UNDO_SECONDS } from '#domain/desk/emails/undo-time.ts'
import type { Email } from '#domain/emails/email.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type ChangeResult, changeCase } from '../change-case.ts'
import { planCheckIns } from '../check-ins.ts'
import { isReservedForAnother } from '../dog/reservation.ts'
import type { BeforeEmail } from './before-email.ts'

export interface EmailToQueue {
	submissionId: string
	/** Null in a batch of which another email went to the same person before. */
	seenVersion: number | null
	staffId: string
	/** Composed for the case; its address is replaced by the case's. */
	email: Email
	/** What was written: restored when the email is taken back. */
	draft: EmailDraft
	/** The reference of another person's approved case for the same dog, if the page named them. */
	past?: string | null
	batchId?: string
	/** The email that another case of the person for the same dog got; no second one is sent. */
	deliveryId?: string | undefined
}

/**
 * "no address": there is none, or its owner did not write to us. "reserved": it would approve past another person for whom the dog
 * is approved.
 */
type QueueResult =
	| { result: 'queued'; id: string }
	| { result: Exclude<ChangeResult, 'done'> | 'no address' | 'reserved' }

/**
 * Puts an email into the outbox with the status that goes with it, in one transaction, unless the case changed since. Address
 * and text are frozen; the draft is deleted.
 */
export function queueEmail({ write, engine }: Store, email: EmailToQueue, now: number): Promise<QueueResult> {
	return write(async (transaction) => {
		const { submissionId, draft, past = null } = email
		const isApproval = draft.status === 'approved'
		if (isApproval && (await isReservedForAnother(transaction, engine, { submissionId, past }))) {
			return { result: 'reserved' }
		}
		return queueEmailIn(transaction, email, now)
	})
}

/** Asks nothing about reservations: emails to many never approve. */
export async function queueEmailIn(
	transaction: Transaction<Tables>,
	{ submissionId, seenVersion, staffId, email, draft, batchId, deliveryId }: Omit<EmailToQueue, 'past'>,
	now: number,
): Promise<QueueResult> {
	const row = await transaction.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirst()
	if (!row) return { result: 'unknown' }
	if (row.email === '' || row.disowned_at !== null) return { result: 'no address' }
	const id = deliveryId ?? randomUUID()
	const { subject } = email
	const sets = draft.status === null ? undefined : { status: draft.status, back_on: draft.backOn }
	const changed = await changeCase(
		transaction,
		{ submissionId, seenVersion },
		{
			...sets,
			answered_at: row.answered_at ?? now,
			home_on: draft.homeOn ?? row.home_on,
			// Until this one has arrived.
			not_reached_at: row.not_reached_at,
		},
		{ staffId, kind: 'email queued', data: { emailId: id, subject, to: draft.status, backOn: draft.backOn } },
		now,
	)
	if (changed !== 'done') return { result: changed }
	if (deliveryId === undefined) {
		const payload = { ...email, to: row.email }
		const notBefore = now + (await undoTimeMs(transaction, staffId))
		await enqueue(transaction, [{ id, channel: 'email', submissionId, payload, notBefore }], now)
	}
	const before: BeforeEmail = {
		status: row.status,
		backOn: row.back_on,
		answeredAt: row.answered_at,
		homeOn: row.home_on,
		draft,
	}
	await transaction
		.insertInto('case_email')
		.values({
			id: randomUUID(),
			submission_id: submissionId,
			delivery_id: id,
			batch_id: batchId ?? null,
			staff_id: staffId,
			template: draft.template,
			subject,
			created_at: now,
			set_status: draft.status,
			before_json: JSON.stringify(before),
			sent_at: null,
			failed_at: null,
			undone_at: null,
		})
		.execute()
	if (draft.homeOn) await planCheckIns(transaction, submissionId, draft.homeOn)
	await transaction
		.deleteFrom('case_draft')
		.where('submission_id', '=', submissionId)
		.where('staff_id', '=', staffId)
		.where('kind', '=', 'email')
		.execute()
	return { result: 'queued', id }
}

/** How long an email waits in the outbox, so that its author can take it back. */
async function undoTimeMs(transaction: Transaction<Tables>, staffId: string): Promise<number> {
	const author = await transaction
		.selectFrom('staff')
		.select('undo_seconds')
		.where('id', '=', staffId)
		.executeTakeFirst()
	return (author?.undo_seconds ?? DEFAULT_UNDO_SECONDS) * 1000
}

import type { Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import type { EmailState } from './list-emails.ts'
import { type EmailToQueue, queueEmailIn } from './queue-email.ts'
import { takeDeliveryBack } from './take-back.ts'

interface Batch {
	/** Chosen by the page, so that a second press of its button is the same batch. */
	id: string
	dogSlug: string
	staffId: string
	/** One or more cases of one person, by address. */
	people: { cases: Omit<EmailToQueue, 'batchId' | 'deliveryId' | 'staffId'>[] }[]
}

interface BatchResult {
	queued: number
	/** Ids of submissions that changed meanwhile, or whose person can get no email. */
	skipped: string[]
}

/** In one transaction of about nine statements a person. PostgreSQL has 5 s for it, also far away or under load. */
const PEOPLE_AT_ONCE = 10

/**
 * Answers many at once: each person gets one email. What a crash or a stop leaves out is not answered and stays in the lists.
 *
 * @returns "before" when this batch was sent by an earlier press
 */
export async function queueBatch(
	{ write }: Store,
	{ id: batchId, dogSlug, staffId, people }: Batch,
	now: number,
): Promise<BatchResult | 'before'> {
	const started = await write((transaction) =>
		transaction
			.insertInto('email_batch')
			.values({ id: batchId, dog_slug: dogSlug, staff_id: staffId, created_at: now, stopped_at: null })
			.onConflict((conflict) => conflict.doNothing())
			.returning('id')
			.executeTakeFirst(),
	)
	if (!started) return 'before'
	const result: BatchResult = { queued: 0, skipped: [] }
	for (let first = 0; first < people.length; first += PEOPLE_AT_ONCE) {
		const part = { id: batchId, staffId, people: people.slice(first, first + PEOPLE_AT_ONCE) }
		const queued = await write((transaction) => queuePart(transaction, part, now))
		result.queued += queued.queued
		result.skipped.push(...queued.skipped)
	}
	return result
}

/** The emails to some people of a batch; none after it was stopped. */
async function queuePart(
	transaction: Transaction<Tables>,
	{ id: batchId, staffId, people }: Omit<Batch, 'dogSlug'>,
	now: number,
): Promise<BatchResult> {
	const result: BatchResult = { queued: 0, skipped: [] }
	const batch = await transaction
		.selectFrom('email_batch')
		.select('stopped_at')
		.where('id', '=', batchId)
		.executeTakeFirstOrThrow()
	if (batch.stopped_at !== null) return result
	for (const { cases } of people) {
		let deliveryId: string | undefined
		for (const one of cases) {
			const queued = await queueEmailIn(transaction, { ...one, staffId, batchId, deliveryId }, now)
			if (queued.result !== 'queued') result.skipped.push(one.submissionId)
			else if (deliveryId === undefined) {
				deliveryId = queued.id
				result.queued += 1
			}
		}
	}
	return result
}

interface BatchEmail {
	name: string
	reference: string
	state: EmailState | 'taken back'
}

interface StoredBatch {
	dogSlug: string
	createdAt: number
	stoppedAt: number | null
	/** One per case. */
	emails: BatchEmail[]
}

/** A batch of the person who sent it; undefined for another's. */
export async function findBatch({ db }: Store, id: string, staffId: string): Promise<StoredBatch | undefined> {
	const batch = await db
		.selectFrom('email_batch')
		.selectAll()
		.where('id', '=', id)
		.where('staff_id', '=', staffId)
		.executeTakeFirst()
	if (!batch) return undefined
	const rows = await db
		.selectFrom('case_email')
		.innerJoin('submission', 'submission.id', 'case_email.submission_id')
		.leftJoin('delivery', 'delivery.id', 'case_email.delivery_id')
		.select(['submission.name', 'submission.reference', 'case_email.undone_at', 'case_email.failed_at'])
		.select(['delivery.done_at', 'delivery.lease_until', 'delivery.last_error'])
		.where('case_email.batch_id', '=', id)
		.orderBy('submission.created_at')
		.execute()
	const stateOf = (row: (typeof rows)[number]): BatchEmail['state'] => {
		if (row.undone_at !== null) return 'taken back'
		if (row.failed_at !== null) return 'failed'
		if (row.done_at !== null) return 'sent'
		if (row.lease_until !== null) return 'sending'
		return row.last_error ? 'retrying' : 'waiting'
	}
	const emails = rows.map((row) => ({ name: row.name, reference: row.reference, state: stateOf(row) }))
	return { dogSlug: batch.dog_slug, createdAt: batch.created_at, stoppedAt: batch.stopped_at, emails }
}

/** Takes back what no process has begun to send. Resolves to how many emails; undefined for another's batch. */
export function stopBatch(
	{ write, engine }: Store,
	{ id, staffId }: { id: string; staffId: string },
	now: number,
): Promise<number | undefined> {
	return write(async (transaction) => {
		const batch = await transaction
			.updateTable('email_batch')
			.set((eb) => ({ stopped_at: eb.fn.coalesce('stopped_at', eb.val(now)) }))
			.where('id', '=', id)
			.where('staff_id', '=', staffId)
			.returning('id')
			.executeTakeFirst()
		if (!batch) return undefined
		const emails = await transaction
			.selectFrom('case_email')
			.select('delivery_id')
			.distinct()
			.where('batch_id', '=', id)
			.where('undone_at', 'is', null)
			.where('sent_at', 'is', null)
			.execute()
		let stopped = 0
		for (const { delivery_id } of emails) {
			if ((await takeDeliveryBack(transaction, engine, { deliveryId: delivery_id, staffId }, now)) === 'taken back')
				stopped += 1
		}
		return stopped
	})
}

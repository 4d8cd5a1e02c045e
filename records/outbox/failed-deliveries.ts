import { sql } from 'kysely'
import type { MessageScope } from '#domain/desk/people/message-scope.ts'
import type { Store } from '../store/open-store.ts'
import { isInScope } from './in-scope.ts'

interface UndeliveredDelivery {
	id: string
	channel: string
	/** The reference of the submission it is about; null when there is none. */
	reference: string | null
	createdAt: number
	attempts: number
	/** Why the last attempt failed; "" before the first. */
	lastError: string
}

interface FailedDelivery extends UndeliveredDelivery {
	failedAt: number
}

interface PendingDelivery extends UndeliveredDelivery {
	/** When it is tried next; in the past while a process is sending it, or while no site is running. */
	nextAt: number
}

/** Deliveries that failed for good, newest first. */
export async function listFailedDeliveries({ db }: Store): Promise<FailedDelivery[]> {
	return selectDeliveries(db)
		.select('failed_at as failedAt')
		.where('failed_at', 'is not', null)
		.$narrowType<{ failedAt: number }>()
		.orderBy('failed_at', 'desc')
		.execute()
}

/** Deliveries not sent yet, the next one first. */
export async function listPendingDeliveries({ db }: Store): Promise<PendingDelivery[]> {
	return selectDeliveries(db)
		.select('next_at as nextAt')
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
		.where('quarantined_at', 'is', null)
		.orderBy('next_at')
		.execute()
}

function selectDeliveries(db: Store['db']) {
	return db
		.selectFrom('delivery')
		.leftJoin('submission', 'submission.id', 'delivery.submission_id')
		.select((eb) => [
			'delivery.id',
			'delivery.channel',
			'submission.reference',
			'delivery.created_at as createdAt',
			'delivery.attempts',
			eb.fn.coalesce('delivery.last_error', sql.lit('')).as('lastError'),
		])
}

/** How many deliveries of a submission are delivered, pending, failed and quarantined. */
export async function deliveryCounts({ db }: Store, submissionId: string) {
	const rows = await db
		.selectFrom('delivery')
		.select(['done_at', 'failed_at', 'quarantined_at'])
		.where('submission_id', '=', submissionId)
		.execute()
	const delivered = rows.filter(({ done_at }) => done_at !== null).length
	const failed = rows.filter(({ failed_at }) => failed_at !== null).length
	const quarantined = rows.filter(({ quarantined_at }) => quarantined_at !== null).length
	return { delivered, failed, quarantined, pending: rows.length - delivered - failed - quarantined }
}

/** Retries failed deliveries of a scope (one, or all) with all their attempts. Returns how many. */
export async function retryFailedDeliveries(
	{ write }: Store,
	scope: MessageScope,
	now: number,
	id?: string,
): Promise<number> {
	return write(async (transaction) => {
		let query = transaction
			.updateTable('delivery')
			.set({ failed_at: null, attempts: 0, next_at: now, lease_until: null })
			.where('failed_at', 'is not', null)
			.where(isInScope(scope))
		if (id !== undefined) query = query.where('id', '=', id)
		return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
	})
}

/** Sends the emails of a submission again, delivered ones too. Returns how many. */
export async function resendEmails({ write }: Store, reference: string, now: number): Promise<number> {
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('delivery')
			.set({ done_at: null, failed_at: null, attempts: 0, next_at: now, lease_until: null })
			.where('channel', '=', 'email')
			.where('quarantined_at', 'is', null)
			.where('submission_id', 'in', (eb) => eb.selectFrom('submission').select('id').where('reference', '=', reference))
			.executeTakeFirstOrThrow()
		return Number(numUpdatedRows)
	})
}

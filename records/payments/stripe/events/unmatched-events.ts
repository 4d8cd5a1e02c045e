import { recordEvent } from '../../../staff/audit.ts'
import type { Store } from '../../../store/open-store.ts'

interface Decision {
	/** `provider_event.id` */
	id: string
	staffId: string | null
}

/** Has an event tried again from the start. @returns false when it is no longer unmatched */
export function retryUnmatchedEvent(store: Store, decision: Decision, now: number): Promise<boolean> {
	return decide(store, decision, { unmatched: 0, attempts: 0, next_at: now }, 'payment event retried', now)
}

/** Takes an event off the list: it belongs to other software in the account. The event stays stored. */
export function setAsideEvent(store: Store, decision: Decision, now: number): Promise<boolean> {
	return decide(store, decision, { unmatched: 0, applied_at: now, next_at: null }, 'payment event set aside', now)
}

function decide(
	store: Store,
	{ id, staffId }: Decision,
	set: { unmatched: 0; attempts?: number; applied_at?: number; next_at: number | null },
	action: 'payment event retried' | 'payment event set aside',
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const row = await transaction
			.updateTable('provider_event')
			.set(set)
			.where('id', '=', id)
			.where('unmatched', '=', 1)
			.returning('event_id')
			.executeTakeFirst()
		if (row) await recordEvent(transaction, { staffId, action, subject: row.event_id }, now)
		return row !== undefined
	})
}

/** Calls to the provider that are sent again until they are answered: refunds, cancellations. The oldest first. */
export async function listWaitingRequests({ db }: Store, limit: number) {
	const rows = await db
		.selectFrom('provider_request')
		.innerJoin('payable', 'payable.id', 'provider_request.payable_id')
		.select(['provider_request.id', 'operation', 'provider_request.created_at', 'attempts', 'last_error', 'reference'])
		.where('operation', '!=', 'create session')
		.where('done_at', 'is', null)
		.orderBy('provider_request.created_at')
		.limit(limit)
		.execute()
	return rows.map(({ created_at, last_error, ...row }) => ({
		...row,
		createdAt: created_at,
		lastError: last_error ?? '',
	}))
}

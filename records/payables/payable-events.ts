import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PayableEventKind } from '../store/tables/payable-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import type { Database } from './payables.ts'

export interface PayableEvent {
	kind: PayableEventKind
	at: number
}

/** Records what happened, in the transaction in which it happens. */
export async function recordPayableEvent(
	transaction: Transaction<Tables>,
	payableId: string,
	{ kind, at }: PayableEvent,
): Promise<void> {
	await transaction.insertInto('payable_event').values({ id: randomUUID(), payable_id: payableId, kind, at }).execute()
}

/** The oldest first. */
export function listPayableEvents(db: Database, payableId: string): Promise<PayableEvent[]> {
	return db
		.selectFrom('payable_event')
		.select(['kind', 'at'])
		.where('payable_id', '=', payableId)
		.orderBy('at')
		.orderBy('id')
		.execute()
}

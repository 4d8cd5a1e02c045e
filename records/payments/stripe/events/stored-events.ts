import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Store } from '../../../store/open-store.ts'
import type { ProviderEventTable } from '../../../store/tables/payable-tables.ts'
import type { EventAnswer } from '../answers.ts'

export type StoredEvent = Selectable<ProviderEventTable>

const MAX_AT_ONCE = 100

/** What is stored of an event: the object is read again, so no personal data. */
const storedObject = z.object({
	object: z.string(),
	id: z.string().optional(),
	/** Set for a charge. */
	payment_intent: z.string().nullish(),
	failure_balance_transaction: z.string().nullish(),
	created: z.number(),
})
export type StoredObject = z.infer<typeof storedObject>

/** Stores an event once. @returns whether it is new */
export async function storeEvent(
	store: Store,
	{ id, type, created, data }: EventAnswer,
	now: number,
): Promise<boolean> {
	const { object } = data
	const stored: StoredObject = { object: object.object, id: object.id, created }
	if (typeof object.payment_intent === 'string') stored.payment_intent = object.payment_intent
	if (typeof object.failure_balance_transaction === 'string') {
		stored.failure_balance_transaction = object.failure_balance_transaction
	}
	const inserted = await store.write((transaction) =>
		transaction
			.insertInto('provider_event')
			.values({
				id: randomUUID(),
				provider: 'stripe',
				event_id: id,
				type,
				payload_json: JSON.stringify(stored),
				received_at: now,
				applied_at: null,
				next_at: now,
				last_error: null,
			})
			.onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
			.returning('id')
			.executeTakeFirst(),
	)
	return inserted !== undefined
}

export function objectOf({ payload_json }: StoredEvent): StoredObject {
	return storedObject.parse(JSON.parse(payload_json))
}

export function listDueEvents(store: Store, now: number): Promise<StoredEvent[]> {
	return store.db
		.selectFrom('provider_event')
		.selectAll()
		.where('provider', '=', 'stripe')
		.where('applied_at', 'is', null)
		.where('next_at', '<=', now)
		.orderBy('next_at')
		.orderBy('id')
		.limit(MAX_AT_ONCE)
		.execute()
}

/** Events that belong to no donation, after all retries: of other software in the account, or a mistake. For the desk. */
export function listUnmatchedEvents(store: Store, limit: number): Promise<StoredEvent[]> {
	return store.db
		.selectFrom('provider_event')
		.selectAll()
		.where('provider', '=', 'stripe')
		.where('unmatched', '=', 1)
		.orderBy('received_at', 'desc')
		.limit(limit)
		.execute()
}

export async function updateEvent(store: Store, id: string, set: Partial<StoredEvent>) {
	await store.write((transaction) => transaction.updateTable('provider_event').set(set).where('id', '=', id).execute())
}

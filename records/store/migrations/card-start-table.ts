import type { Kysely } from 'kysely'

/** Starts of card payments and declined cards, for the limits against card testing; and an index to count events by their type. */
export async function cardStartTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('card_start')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('started_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('card_start_by_time').on('card_start').column('started_at').execute()
	await db.schema
		.createTable('card_decline')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('declined_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('card_decline_by_time').on('card_decline').column('declined_at').execute()
	await db.schema.createIndex('event_by_type').on('provider_event').columns(['type', 'received_at']).execute()
}

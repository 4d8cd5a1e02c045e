import { type Kysely, sql } from 'kysely'

/** Emails to send, and the limits for addresses that no one has confirmed. */
export async function outboxTables(db: Kysely<unknown>) {
	await deliveryTable(db)
	await limitTables(db)
}

async function deliveryTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('delivery')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('channel', 'text', (c) => c.notNull())
		.addColumn('submission_id', 'text', (c) => c.references('submission.id').onDelete('cascade'))
		.addColumn('payload_json', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('next_at', 'bigint', (c) => c.notNull())
		.addColumn('lease_until', 'bigint')
		.addColumn('done_at', 'bigint')
		.addColumn('failed_at', 'bigint')
		.addColumn('last_error', 'text')
		.addColumn('quarantined_at', 'bigint')
		.addColumn('quarantine_reason', 'text')
		// Without a reference: backups restore deliveries first.
		.addColumn('payable_id', 'text')
		.execute()
	await db.schema
		.createIndex('delivery_due')
		.on('delivery')
		.column('next_at')
		.where(sql<boolean>`done_at is null and failed_at is null`)
		.execute()
	await db.schema.createIndex('delivery_of_submission').on('delivery').column('submission_id').execute()
	await db.schema.createIndex('delivery_of_payable').on('delivery').column('payable_id').execute()
}

async function limitTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('new_address_email')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('sent_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('new_address_email_by_time').on('new_address_email').column('sent_at').execute()
	await db.schema
		.createTable('email_alarm')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('raised_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('daily_total')
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('day', 'text', (c) => c.notNull())
		.addColumn('count', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('daily_total_once', ['kind', 'client_hash', 'day'])
		.execute()
	await db.schema
		.createTable('address_email')
		.addColumn('email_hash', 'text', (c) => c.primaryKey())
		.addColumn('since', 'bigint', (c) => c.notNull())
		.addColumn('count', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('address_email_by_time').on('address_email').column('since').execute()
}

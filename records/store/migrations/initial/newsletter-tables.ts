import type { Kysely } from 'kysely'

/** Who asked for the newsletter, and who gets it. */
export async function newsletterTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('newsletter_request')
		.addColumn('confirm_hash', 'text', (c) => c.primaryKey())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('first_name', 'text', (c) => c.notNull())
		.addColumn('interests_json', 'text', (c) => c.notNull())
		.addColumn('place', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('quarantine_reasons_json', 'text', (c) => c.notNull())
		.addColumn('requested_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint')
		.addColumn('pending_email', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema.createIndex('newsletter_request_by_email').on('newsletter_request').column('email_hash').execute()
	await db.schema.createIndex('newsletter_request_to_delete').on('newsletter_request').column('expires_at').execute()
	await db.schema
		.createTable('subscriber')
		.addColumn('email_hash', 'text', (c) => c.primaryKey())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('first_name', 'text', (c) => c.notNull())
		.addColumn('interests_json', 'text', (c) => c.notNull())
		.addColumn('place', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('requested_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint', (c) => c.notNull())
		.addColumn('unsubscribe_key', 'text', (c) => c.notNull().unique())
		.addColumn('unsubscribed_at', 'bigint')
		.execute()
}

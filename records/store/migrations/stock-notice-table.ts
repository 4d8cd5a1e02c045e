import type { Kysely } from 'kysely'

/** Who asked for an email when a variant is there again. A row is deleted when the email is written. */
export async function stockNoticeTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('stock_notice')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('merch_id', 'bigint', (c) => c.notNull())
		.addColumn('variant', 'text', (c) => c.notNull())
		.addColumn('title', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('asked_at', 'bigint', (c) => c.notNull())
		.addColumn('confirm_sent_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint')
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('stock_notice_once', ['merch_id', 'variant', 'email_hash'])
		.execute()
	await db.schema.createIndex('stock_notice_of_person').on('stock_notice').column('email_hash').execute()
	await db.schema.createIndex('stock_notice_to_delete').on('stock_notice').column('expires_at').execute()
}

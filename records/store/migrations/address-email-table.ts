import type { Kysely } from 'kysely'

/** Emails that visitors cause to an address, for the limit of each address. */
export async function addressEmailTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('address_email')
		.addColumn('email_hash', 'text', (c) => c.primaryKey())
		.addColumn('since', 'bigint', (c) => c.notNull())
		.addColumn('count', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('address_email_by_time').on('address_email').column('since').execute()
}

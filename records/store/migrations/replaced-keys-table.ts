import type { Kysely } from 'kysely'

/** The address a draft was saved with, and its replaced link and cookie keys. */
export async function replacedKeys(db: Kysely<unknown>) {
	await db.schema.alterTable('draft').addColumn('saved_email', 'text').execute()
	await db.schema
		.alterTable('draft')
		.addColumn('email_proven', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema
		.createTable('replaced_draft_key')
		.addColumn('key_hash', 'text', (c) => c.primaryKey())
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('draft_key_hash', 'text', (c) =>
			c.notNull().references('draft.key_hash').onDelete('cascade').onUpdate('cascade'),
		)
		.execute()
	await db.schema.createIndex('replaced_key_of_draft').on('replaced_draft_key').column('draft_key_hash').execute()
}

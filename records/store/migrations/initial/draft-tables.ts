import type { Kysely } from 'kysely'

/** Answers that were not sent yet, and the keys by which their links and cookies find them. */
export async function draftTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('draft')
		.addColumn('key_hash', 'text', (c) => c.primaryKey())
		.addColumn('form', 'text', (c) => c.notNull())
		.addColumn('bytes', 'bigint', (c) => c.notNull())
		.addColumn('answers_json', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('updated_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('link_hash', 'text', (c) => c.unique())
		.addColumn('saved_email', 'text')
		.addColumn('email_proven', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('submission_id', 'text', (c) => c.references('submission.id').onDelete('cascade'))
		.execute()
	await db.schema.createIndex('draft_to_delete').on('draft').column('expires_at').execute()
	// The sum of sizes is read at each start, from the index alone.
	await db.schema.createIndex('draft_by_size').on('draft').columns(['submission_id', 'bytes']).execute()
	await db.schema
		.createTable('draft_start')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('started_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createIndex('draft_start_by_client')
		.on('draft_start')
		.columns(['client_hash', 'started_at'])
		.execute()
	await db.schema.createIndex('draft_start_by_time').on('draft_start').column('started_at').execute()
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

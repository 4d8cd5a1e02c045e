import type { Kysely } from 'kysely'

/** Numbers new submissions, to tell lost ones from deleted ones. */
export async function submissionNumbers(db: Kysely<unknown>) {
	await db.schema.alterTable('submission').addColumn('number', 'bigint').execute()
	await db.schema.createIndex('submission_by_number').on('submission').column('number').unique().execute()
	await db.schema
		.createTable('submission_number')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('last', 'bigint', (c) => c.notNull())
		.execute()
	// Created with references, and never used.
	await db.schema.dropTable('deleted_submission').execute()
	await db.schema
		.createTable('deleted_submission')
		.addColumn('number', 'bigint', (c) => c.primaryKey())
		.execute()
}

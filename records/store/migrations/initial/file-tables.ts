import type { Kysely } from 'kysely'

/** Files of cases, and the links by which people send them. The files themselves are in `DATA_DIR/files`. */
export async function fileTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('file_link')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('key_hash', 'text', (c) => c.unique())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('file_link_of_case').on('file_link').column('submission_id').execute()
	await db.schema
		.createTable('case_file')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('submission_id', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('type', 'text', (c) => c.notNull())
		.addColumn('bytes', 'integer', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('file_of_case').on('case_file').columns(['submission_id', 'created_at']).execute()
}

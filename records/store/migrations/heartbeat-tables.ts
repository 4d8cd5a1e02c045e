import type { Kysely } from 'kysely'

/** `deleted_submission` was replaced in `submission-number-tables.ts`. */
export async function heartbeatTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('heartbeat')
		.addColumn('process_id', 'text', (c) => c.primaryKey())
		.addColumn('seq', 'bigint', (c) => c.notNull())
		.addColumn('beat_at', 'bigint', (c) => c.notNull())
		.addColumn('is_trusted', 'integer', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('deleted_submission')
		.addColumn('reference', 'text', (c) => c.primaryKey())
		.execute()
}

import type { Kysely } from 'kysely'

/** What ran on which day, and that processes are alive, by whose clocks. */
export async function jobTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('heartbeat')
		.addColumn('process_id', 'text', (c) => c.primaryKey())
		.addColumn('seq', 'bigint', (c) => c.notNull())
		.addColumn('beat_at', 'bigint', (c) => c.notNull())
		.addColumn('is_trusted', 'integer', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('job_run')
		.addColumn('job', 'text', (c) => c.notNull())
		.addColumn('day', 'text', (c) => c.notNull())
		.addColumn('done_at', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('job_run_once', ['job', 'day'])
		.execute()
}

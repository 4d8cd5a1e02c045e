import { Kysely, PostgresDialect } from 'kysely'
import { createPool } from './create-pool.ts'
import type { Work } from './group-commit.ts'
import { limitedPool } from './limited-pool.ts'
import type { Tables } from './tables.ts'

const MAX_CONNECTIONS = 10
/**
 * One use of the database: the wait for a connection, then a query or a whole transaction. Twice that is below what a visitor who
 * sent a form waits for an answer.
 */
const MAX_USE_MS = 5000
/** Changing a large table takes longer than anything a visitor waits for. */
const MAX_MIGRATION_MS = 10 * 60_000

/** Connects to PostgreSQL when first used. Whatever the server does, no use takes longer than its limit. */
export function openPostgres(connectionString: string, onLostConnection: (error: Error) => void) {
	function connect(maxUseMs: number, max: number) {
		const pool = createPool({ connectionString, max, maxUseMs, onLostConnection })
		return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limitedPool(pool, maxUseMs) }) })
	}

	const db = connect(MAX_USE_MS, MAX_CONNECTIONS)
	return {
		db,
		engine: 'postgres' as const,
		write: <T>(work: Work<T>) => db.transaction().execute(work),
		async migrate(run: (db: Kysely<Tables>) => Promise<void>) {
			const patient = connect(MAX_MIGRATION_MS, 2)
			await run(patient).finally(() => patient.destroy())
		},
		checkpoint: async () => {},
		close: () => db.destroy(),
	}
}

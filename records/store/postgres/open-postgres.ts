import { Kysely, PostgresDialect } from 'kysely'
import type { Work } from '../group-commit.ts'
import type { Tables } from '../tables/tables.ts'
import { createPool } from './create-pool.ts'
import { limitedPool } from './limited-pool.ts'

const MAX_CONNECTIONS = 10
/** Time limit of one query or transaction, with the wait for a connection. Twice that is below the time limit of a form request. */
const MAX_USE_MS = 5000
const MAX_MIGRATION_MS = 10 * 60_000

/** Connects to PostgreSQL when first used. */
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
			const migrationDb = connect(MAX_MIGRATION_MS, 2)
			await run(migrationDb).finally(() => migrationDb.destroy())
		},
		checkpoint: async () => {},
		close: () => db.destroy(),
	}
}

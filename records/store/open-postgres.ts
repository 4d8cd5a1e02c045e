import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Work } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL's numbers of 8 bytes, which `pg` hands over as text. Ours are milliseconds and counts, far below 2^53. */
const INT8 = 20
const MAX_CONNECTIONS = 10
/** How long a visitor waits for one of them, before hearing that nothing can be kept now. */
const MAX_CONNECTION_WAIT_MS = 10_000

/** Connects to PostgreSQL when first used. */
export function openPostgres(connectionString: string, onLostConnection: (error: Error) => void) {
	const pool = new pg.Pool({
		connectionString,
		max: MAX_CONNECTIONS,
		connectionTimeoutMillis: MAX_CONNECTION_WAIT_MS,
		types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
	})
	pool.on('error', onLostConnection)
	// Lost while it is in use, between two queries: the next one fails, and its work with it. Unheard, it would end the process.
	pool.on('connect', (client) => client.on('error', () => {}))
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	return {
		db,
		engine: 'postgres' as const,
		write: <T>(work: Work<T>) => db.transaction().execute(work),
		migrate: (run: (db: Kysely<Tables>) => Promise<void>) => run(db),
		close: () => db.destroy(),
	}
}

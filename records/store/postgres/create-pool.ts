import pg from 'pg'
import { destroySocket } from './limited-pool.ts'

/** OID of `int8`, which `pg` returns as text. Ours are milliseconds and counts, far below 2^53. */
const INT8 = 20
const KEEPALIVE_AFTER_MS = 10_000
/** Shown in `pg_stat_activity`. */
export const APPLICATION_NAME = 'fairlead'

interface PoolOptions {
	connectionString: string
	max: number
	/** Time limit of one use of a connection. */
	maxUseMs: number
	/** Called when an idle connection is lost; the next query opens another. */
	onLostConnection: (error: Error) => void
}

/** Connections are opened when first needed. The server has the same time limits as this process. */
export function createPool({ connectionString, max, maxUseMs, onLostConnection }: PoolOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString,
		max,
		connectionTimeoutMillis: maxUseMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
		application_name: APPLICATION_NAME,
		types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
		// Not as connection parameters: poolers refuse those.
		onConnect: (client) => limitStatements(client, maxUseMs),
	})
	pool.on('error', onLostConnection)
	// Without a listener, a connection lost between two queries would end the process. The next query fails.
	pool.on('connect', (client) => client.on('error', () => {}))
	return pool
}

/** Also limits how long an aborted transaction holds its locks on the server. */
async function limitStatements(client: pg.ClientBase, maxUseMs: number) {
	const timer = setTimeout(() => destroySocket(client), maxUseMs)
	try {
		await client.query(
			`set statement_timeout = ${maxUseMs}; set lock_timeout = ${maxUseMs}; set idle_in_transaction_session_timeout = ${maxUseMs}`,
		)
	} finally {
		clearTimeout(timer)
	}
}

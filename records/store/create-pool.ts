import pg from 'pg'
import { destroySocket } from './limited-pool.ts'

/** PostgreSQL's numbers of 8 bytes, which `pg` hands over as text. Ours are milliseconds and counts, far below 2^53. */
const INT8 = 20
const KEEPALIVE_AFTER_MS = 10_000
/** Shown in `pg_stat_activity`. */
export const APPLICATION_NAME = 'fairlead'

interface PoolOptions {
	connectionString: string
	max: number
	/** What one use of a connection may take. */
	maxUseMs: number
	/** Told when an idle connection is lost; the next query makes a new one. */
	onLostConnection: (error: Error) => void
}

/** Connections to PostgreSQL, made when first needed. The server, too, ends what this site no longer waits for. */
export function createPool({ connectionString, max, maxUseMs, onLostConnection }: PoolOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString,
		max,
		connectionTimeoutMillis: maxUseMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
		application_name: APPLICATION_NAME,
		types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
		// Not as parameters of the connection: poolers refuse those.
		onConnect: (client) => limitStatements(client, maxUseMs),
	})
	pool.on('error', onLostConnection)
	// Lost while it is in use, between two queries: the next one fails, and its work with it. Unheard, it would end the process.
	pool.on('connect', (client) => client.on('error', () => {}))
	return pool
}

/** A transaction that was cut off holds its locks until the server has noticed: no longer than this. */
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

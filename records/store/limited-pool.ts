import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { StoreUnavailableError } from './store-error.ts'
import { timeLeft } from './time-limit.ts'

/**
 * A pool whose connections are lent for a limited time: from asking for one until it is given back. A server that is frozen, or
 * behind a network that drops packets, answers nothing; `pg` would wait, and hand the same connection to the next visitor.
 *
 * What takes longer is cut off: its connection is destroyed, and everything still asked of it fails.
 */
export function limitedPool(pool: pg.Pool, maxUseMs: number): PostgresPool {
	return {
		async connect() {
			const end = performance.now() + timeLeft(maxUseMs)
			const client = await lend(pool, end)
			return limitedClient(client, end)
		},
		end: () => pool.end(),
	}
}

async function lend(pool: pg.Pool, end: number): Promise<pg.PoolClient> {
	const late = Promise.withResolvers<never>()
	const timer = setTimeout(() => late.reject(tooSlow()), end - performance.now())
	const asked = pool.connect()
	try {
		return await Promise.race([asked, late.promise])
	} catch (error) {
		// It may come all the same.
		asked.then(
			(client) => client.release(),
			() => {},
		)
		throw error
	} finally {
		clearTimeout(timer)
	}
}

function limitedClient(client: pg.PoolClient, end: number): PostgresPoolClient {
	let isCutOff = false
	const timer = setTimeout(() => {
		isCutOff = true
		destroySocket(client)
	}, end - performance.now())

	const limited = {
		async query(sql: string, parameters: unknown[]) {
			if (isCutOff) throw tooSlow()
			try {
				return await client.query(sql, parameters)
			} catch (error) {
				throw isCutOff ? tooSlow(error) : error
			}
		},
		release() {
			clearTimeout(timer)
			client.release(isCutOff)
		},
	}
	// Kysely also asks for cursors, which this site has none of.
	return limited as unknown as PostgresPoolClient
}

/** Ending it politely would wait for the server. */
export function destroySocket(client: pg.ClientBase) {
	const { connection } = client as pg.Client
	connection.stream.destroy()
}

function tooSlow(cause?: unknown): StoreUnavailableError {
	return new StoreUnavailableError('the database did not answer in time', { cause })
}

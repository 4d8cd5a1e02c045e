import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { StoreUnavailableError } from '../store-error.ts'
import { timeLeft } from '../time-limit.ts'

/**
 * A pool with a time limit per use of a connection, from `connect` to `release`. Without it `pg` would wait for a server that is frozen
 * or behind a network that drops packets, and lend the same connection again. After the limit the connection is destroyed and its
 * queries fail.
 */
export function limitedPool(pool: pg.Pool, maxUseMs: number): PostgresPool {
	return {
		async connect() {
			const end = performance.now() + timeLeft(maxUseMs)
			const client = await acquire(pool, end)
			return limitedClient(client, end)
		},
		end: () => pool.end(),
	}
}

async function acquire(pool: pg.Pool, end: number): Promise<pg.PoolClient> {
	const timeout = Promise.withResolvers<never>()
	const timer = setTimeout(() => timeout.reject(timeoutError()), end - performance.now())
	const connecting = pool.connect()
	try {
		return await Promise.race([connecting, timeout.promise])
	} catch (error) {
		// It may still arrive.
		connecting.then(
			(client) => client.release(),
			() => {},
		)
		throw error
	} finally {
		clearTimeout(timer)
	}
}

function limitedClient(client: pg.PoolClient, end: number): PostgresPoolClient {
	let isTimedOut = false
	const timer = setTimeout(() => {
		isTimedOut = true
		destroySocket(client)
	}, end - performance.now())

	const limited = {
		async query(sql: string, parameters: unknown[]) {
			if (isTimedOut) throw timeoutError()
			try {
				return await client.query(sql, parameters)
			} catch (error) {
				throw isTimedOut ? timeoutError(error) : error
			}
		},
		release() {
			clearTimeout(timer)
			client.release(isTimedOut)
		},
	}
	// Without the cursors of Kysely's type, which this site does not use.
	return limited as unknown as PostgresPoolClient
}

/** `end()` would wait for the server. */
export function destroySocket(client: pg.ClientBase) {
	const { connection } = client as pg.Client
	connection.stream.destroy()
}

function timeoutError(cause?: unknown): StoreUnavailableError {
	return new StoreUnavailableError('the database did not answer in time', { cause })
}

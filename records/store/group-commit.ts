import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { LOCK_RETRY_MS, lockedError, MAX_LOCK_WAIT_MS } from './retry-busy.ts'
import { isBusy } from './store-error.ts'
import type { Tables } from './tables.ts'
import { timeLeft } from './time-limit.ts'

/** How many writes one commit may carry. */
const MAX_GROUP = 100

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
	work: Work<unknown>
	resolve: (value: unknown) => void
	reject: (error: unknown) => void
	/** By `performance.now()`: after that it waits for another program's lock no longer. */
	until: number
}

/**
 * Everything that arrives while the disk is flushing shares the next commit: on a slow disk that is the difference between
 * seconds and milliseconds. No promise resolves before the commit that holds its work did.
 *
 * Work that fails is undone alone (a savepoint each). When the commit itself fails, all of the group is refused. Work must not
 * wait for anything but the database. While another program holds the write lock nothing is begun: each write is tried again
 * until it has waited `MAX_LOCK_WAIT_MS`.
 */
export function createGroupCommit(db: Kysely<Tables>) {
	let waiting: Waiting[] = []
	let isRunning = false

	async function run() {
		while (waiting.length > 0) {
			const group = waiting.slice(0, MAX_GROUP)
			if (await commit(db, group)) {
				waiting = waiting.slice(group.length)
				// Lets sockets be read between two flushes.
				await new Promise((resolve) => setImmediate(resolve))
			} else {
				refuseExpired()
				await sleep(LOCK_RETRY_MS)
			}
		}
		isRunning = false
	}

	function refuseExpired() {
		const now = performance.now()
		for (const { until, reject } of waiting) if (until <= now) reject(lockedError())
		waiting = waiting.filter(({ until }) => until > now)
	}

	return function write<T>(work: Work<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const until = performance.now() + timeLeft(MAX_LOCK_WAIT_MS)
			waiting.push({ work, resolve: resolve as (value: unknown) => void, reject, until })
			if (isRunning) return
			isRunning = true
			setImmediate(run)
		})
	}
}

/** @returns false when another program holds the write lock: then nothing was begun, and nothing is settled. */
async function commit(db: Kysely<Tables>, group: Waiting[]): Promise<boolean> {
	const settled: (() => void)[] = []
	let hasBegun = false
	try {
		await db.transaction().execute(async (transaction) => {
			hasBegun = true
			for (const waiting of group) settled.push(await inSavepoint(transaction, waiting))
		})
	} catch (error) {
		if (!hasBegun && isBusy(error)) return false
		for (const { reject } of group) reject(error)
		return true
	}
	for (const settle of settled) settle()
	return true
}

/** @returns what tells of the outcome, once it is committed */
async function inSavepoint(transaction: Transaction<Tables>, { work, resolve, reject }: Waiting): Promise<() => void> {
	await sql`savepoint one`.execute(transaction)
	let settle: () => void
	try {
		const value = await work(transaction)
		settle = () => resolve(value)
	} catch (error) {
		// Throws when the disk was full: the whole transaction is gone then, and with it everybody's work.
		await sql`rollback to savepoint one`.execute(transaction)
		settle = () => reject(error)
	}
	await sql`release savepoint one`.execute(transaction)
	return settle
}

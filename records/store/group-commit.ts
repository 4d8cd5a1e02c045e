import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { LOCK_RETRY_MS, lockedError, MAX_LOCK_WAIT_MS } from './retry-busy.ts'
import { isBusy } from './store-error.ts'
import type { Tables } from './tables/tables.ts'
import { timeLeft } from './time-limit.ts'

/** Writes per commit. */
const MAX_GROUP_SIZE = 100

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface QueuedWrite {
	work: Work<unknown>
	resolve: (value: unknown) => void
	reject: (error: unknown) => void
	/** By `performance.now()`: the end of the wait for another program's lock. */
	deadline: number
}

/**
 * Group commit: writes that arrive during a flush share the next commit, which saves seconds on a slow disk. A promise resolves when
 * its commit has.
 *
 * A write that fails is rolled back alone (a savepoint each); a commit that fails rejects its whole group. A write must wait for
 * nothing but the database. While another program holds the write lock, writes are retried for `MAX_LOCK_WAIT_MS`.
 */
export function createGroupCommit(db: Kysely<Tables>) {
	let queue: QueuedWrite[] = []
	let isRunning = false

	async function run() {
		while (queue.length > 0) {
			const group = queue.slice(0, MAX_GROUP_SIZE)
			if (await commit(db, group)) {
				queue = queue.slice(group.length)
				// Lets the event loop read sockets between two flushes.
				await new Promise((resolve) => setImmediate(resolve))
			} else {
				rejectExpired()
				await sleep(LOCK_RETRY_MS)
			}
		}
		isRunning = false
	}

	function rejectExpired() {
		const now = performance.now()
		for (const { deadline, reject } of queue) if (deadline <= now) reject(lockedError())
		queue = queue.filter(({ deadline }) => deadline > now)
	}

	return function write<T>(work: Work<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const deadline = performance.now() + timeLeft(MAX_LOCK_WAIT_MS)
			queue.push({ work, resolve: resolve as (value: unknown) => void, reject, deadline })
			if (isRunning) return
			isRunning = true
			setImmediate(run)
		})
	}
}

/** @returns false when another program holds the write lock: no promise is settled */
async function commit(db: Kysely<Tables>, group: QueuedWrite[]): Promise<boolean> {
	const settled: (() => void)[] = []
	let hasBegun = false
	try {
		await db.transaction().execute(async (transaction) => {
			hasBegun = true
			for (const write of group) settled.push(await inSavepoint(transaction, write))
		})
	} catch (error) {
		if (!hasBegun && isBusy(error)) return false
		for (const { reject } of group) reject(error)
		return true
	}
	for (const settle of settled) settle()
	return true
}

/** @returns settles the promise; to be called after the commit */
async function inSavepoint(
	transaction: Transaction<Tables>,
	{ work, resolve, reject }: QueuedWrite,
): Promise<() => void> {
	await sql`savepoint one`.execute(transaction)
	let settle: () => void
	try {
		const value = await work(transaction)
		settle = () => resolve(value)
	} catch (error) {
		// Throws when the disk was full: SQLite has rolled back the whole transaction.
		await sql`rollback to savepoint one`.execute(transaction)
		settle = () => reject(error)
	}
	await sql`release savepoint one`.execute(transaction)
	return settle
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** How many writes one commit may carry. */
const MOST_IN_A_GROUP = 100

export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
	work: Work<unknown>
	resolve: (value: unknown) => void
	reject: (error: unknown) => void
}

/**
 * Everything that arrives while the disk is flushing shares the next commit: on a slow disk that is the difference between
 * seconds and milliseconds. Nobody's promise resolves before the commit that holds their work did.
 *
 * Work that fails is undone alone (a savepoint each). When the commit itself fails, all of the group is refused. Work must not
 * wait for anything but the database.
 */
export function createGroupCommit(db: Kysely<Tables>) {
	let waiting: Waiting[] = []
	let isRunning = false

	async function run() {
		isRunning = true
		while (waiting.length > 0) {
			const group = waiting.slice(0, MOST_IN_A_GROUP)
			waiting = waiting.slice(MOST_IN_A_GROUP)
			await commit(db, group)
			// Lets sockets be read between two flushes.
			await new Promise((resolve) => setImmediate(resolve))
		}
		isRunning = false
	}

	return function write<T>(work: Work<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
			if (isRunning) return
			isRunning = true
			setImmediate(run)
		})
	}
}

async function commit(db: Kysely<Tables>, group: Waiting[]) {
	const settled: (() => void)[] = []
	try {
		await db.transaction().execute(async (transaction) => {
			for (const { work, resolve, reject } of group) {
				await sql`savepoint one`.execute(transaction)
				try {
					const value = await work(transaction)
					settled.push(() => resolve(value))
				} catch (error) {
					// Throws when the disk was full: the whole transaction is gone then, and with it everybody's work.
					await sql`rollback to savepoint one`.execute(transaction)
					settled.push(() => reject(error))
				}
				await sql`release savepoint one`.execute(transaction)
			}
		})
	} catch (error) {
		for (const { reject } of group) reject(error)
		return
	}
	for (const settle of settled) settle()
}

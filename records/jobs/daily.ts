import type { Transaction } from 'kysely'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'

/**
 * Takes what is done once a day: true for the first who asks on a day, false for everybody after. Ask in the transaction that
 * does it, so that a day whose work failed is free again.
 *
 * @param day `YYYY-MM-DD`
 */
export async function takeDay(transaction: Transaction<Tables>, job: string, day: string, now: number) {
	const taken = await transaction
		.insertInto('job_run')
		.values({ job, day, done_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.returning('day')
		.executeTakeFirst()
	return taken !== undefined
}

/** Whether somebody has taken it already. Only reads: ask before a transaction is begun for it. */
export async function isDayTaken({ db }: Store, job: string, day: string): Promise<boolean> {
	const row = await db
		.selectFrom('job_run')
		.select('day')
		.where('job', '=', job)
		.where('day', '=', day)
		.executeTakeFirst()
	return row !== undefined
}

/** When it was last done before a day; null when it never was. */
export async function lastDone(transaction: Transaction<Tables>, job: string, day: string): Promise<number | null> {
	const row = await transaction
		.selectFrom('job_run')
		.select('done_at')
		.where('job', '=', job)
		.where('day', '<', day)
		.orderBy('day', 'desc')
		.executeTakeFirst()
	return row?.done_at ?? null
}

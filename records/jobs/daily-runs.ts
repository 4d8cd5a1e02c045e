import type { Transaction } from 'kysely'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

/**
 * Claims a daily job: true for the first call of a day. Call it in the transaction of the job, so that a failed job can be claimed
 * again.
 *
 * @param day `YYYY-MM-DD`
 */
export async function claimDay(transaction: Transaction<Tables>, job: string, day: string, now: number) {
	const taken = await transaction
		.insertInto('job_run')
		.values({ job, day, done_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.returning('day')
		.executeTakeFirst()
	return taken !== undefined
}

/** Whether the job was claimed. Read-only, for a check before a transaction. */
export async function isDayClaimed({ db }: Store, job: string, day: string): Promise<boolean> {
	const row = await db
		.selectFrom('job_run')
		.select('day')
		.where('job', '=', job)
		.where('day', '=', day)
		.executeTakeFirst()
	return row !== undefined
}

/** When the job last ran before a day. */
export async function lastRunAt(
	transaction: Transaction<Tables>,
	job: string,
	day: string,
): Promise<number | undefined> {
	const row = await transaction
		.selectFrom('job_run')
		.select('done_at')
		.where('job', '=', job)
		.where('day', '<', day)
		.orderBy('day', 'desc')
		.executeTakeFirst()
	return row?.done_at
}

import { sql } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'

const RETAINED_MS = 30 * DAY_MS

export interface Heartbeat {
	processId: string
	beatAt: number
	/** Its process had no reason to doubt its clock. */
	isTrusted: boolean
}

/** The last heartbeat of each process, in reverse order of writing: clocks may differ. */
export async function readHeartbeats({ db }: Store): Promise<Heartbeat[]> {
	const rows = await db.selectFrom('heartbeat').selectAll().orderBy('seq', 'desc').execute()
	return rows.map((row) => ({ processId: row.process_id, beatAt: row.beat_at, isTrusted: row.is_trusted === 1 }))
}

/** The latest timestamp of any record, for a store that has no heartbeats yet. */
export async function latestTimestamp({ db }: Store): Promise<number | undefined> {
	const newest = await Promise.all([
		db
			.selectFrom('submission')
			.select((eb) => eb.fn.max('created_at').as('at'))
			.executeTakeFirst(),
		db
			.selectFrom('delivery')
			.select((eb) => eb.fn.max('created_at').as('at'))
			.executeTakeFirst(),
		db
			.selectFrom('draft')
			.select((eb) => eb.fn.max('updated_at').as('at'))
			.executeTakeFirst(),
		db
			.selectFrom('job_run')
			.select((eb) => eb.fn.max('done_at').as('at'))
			.executeTakeFirst(),
	])
	const instants = newest.flatMap((row) => (row?.at ? [Number(row.at)] : []))
	return instants.length > 0 ? Math.max(...instants) : undefined
}

/** Also deletes heartbeats of ended processes. */
export async function writeHeartbeat({ write }: Store, { processId, beatAt, isTrusted }: Heartbeat): Promise<void> {
	await write(async (transaction) => {
		const row = {
			seq: sql<number>`(select coalesce(max(seq), 0) + 1 from heartbeat)`,
			beat_at: beatAt,
			is_trusted: isTrusted ? 1 : 0,
		}
		await transaction
			.insertInto('heartbeat')
			.values({ process_id: processId, ...row })
			.onConflict((conflict) => conflict.column('process_id').doUpdateSet(row))
			.execute()
		if (!isTrusted) return
		await transaction
			.deleteFrom('heartbeat')
			.where('process_id', '!=', processId)
			.where((eb) => eb.or([eb('beat_at', '<', beatAt - RETAINED_MS), eb('beat_at', '>', beatAt + RETAINED_MS)]))
			.execute()
	})
}

/** Replaces all heartbeats by the operator's. */
export async function confirmClock({ write }: Store, now: number): Promise<void> {
	await write(async (transaction) => {
		await transaction.deleteFrom('heartbeat').execute()
		const row = { process_id: 'operator', seq: 1, beat_at: now, is_trusted: 1 }
		await transaction.insertInto('heartbeat').values(row).execute()
	})
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type CaseEvent, caseEventSchema, type StoredCaseEvent } from '#domain/desk/cases/case-events.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

type NewCaseEvent = CaseEvent & {
	submissionId: string
	/** null: the person who wrote, the site, or the operator's command. */
	staffId: string | null
	/** By default a new one. */
	id?: string
	/** The version of the case after it. */
	version?: number
}

/** Adds a line to the timeline, in the transaction of what happened. @returns its id */
export async function addCaseEvent(
	transaction: Transaction<Tables>,
	{ id = randomUUID(), submissionId, staffId, version, kind, data }: NewCaseEvent,
	now: number,
): Promise<string> {
	await transaction
		.insertInto('case_event')
		.values({
			id,
			submission_id: submissionId,
			at: now,
			staff_id: staffId,
			version: version ?? null,
			kind,
			data_json: JSON.stringify(data),
		})
		.execute()
	return id
}

/** The timeline of a case, the newest first. A line of a newer version is left out. */
export async function listCaseEvents({ db }: Pick<Store, 'db'>, submissionId: string): Promise<StoredCaseEvent[]> {
	const rows = await db
		.selectFrom('case_event')
		.leftJoin('staff', 'staff.id', 'case_event.staff_id')
		.select(['case_event.id', 'case_event.at', 'case_event.staff_id', 'case_event.kind', 'case_event.data_json'])
		.select(['case_event.version', 'staff.name'])
		.where('case_event.submission_id', '=', submissionId)
		.orderBy('case_event.at', 'desc')
		.execute()
	return rows.flatMap(({ id, at, staff_id, kind, data_json, version, name }) => {
		const { data: event } = caseEventSchema.safeParse({ kind, data: JSON.parse(data_json) })
		return event ? [{ ...event, id, submissionId, at, staffId: staff_id, staffName: name, version }] : []
	})
}

import { type Expression, sql, type Transaction } from 'kysely'
import type { DeskState } from '#domain/applications/submissions/desk-state.ts'
import { DAY_MS } from '#lib/dates.ts'
import { LIMIT_REASON } from '../email/new-address-limit.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission, awaitsReply, isUrgentNow } from '../submissions/submissions.ts'

/** @param today `YYYY-MM-DD` @param since milliseconds since 1970, as is `now` */
export async function readDeskState(
	transaction: Transaction<Tables>,
	{ today, since, now }: { today: string; since: number; now: number },
): Promise<DeskState> {
	const all = transaction.selectFrom('submission').selectAll()
	const urgent = await all.where(isUrgentNow).orderBy('created_at').execute()
	const awaited = all.where('urgent', '=', 0).where('quarantined', '=', 0).where(awaitsReply)
	const overdue = await awaited.where('reply_by', '<', today).orderBy('reply_by').orderBy('created_at').execute()
	const due = await awaited.where('reply_by', '=', today).orderBy('created_at').execute()
	const arrived = await awaited.where('created_at', '>', since).orderBy('created_at').execute()
	const quarantined = await transaction
		.selectFrom('submission')
		.select((eb) => [eb.fn.countAll().as('all'), countSince(eb.ref('created_at'), since).as('arrived')])
		.where('quarantined', '=', 1)
		.executeTakeFirstOrThrow()
	const quarantinedEmails = await transaction
		.selectFrom('delivery')
		.select((eb) => [eb.fn.countAll().as('all'), countSince(eb.ref('quarantined_at'), since).as('arrived')])
		.where('quarantined_at', 'is not', null)
		.executeTakeFirstOrThrow()
	const quarantinedRequests = await transaction
		.selectFrom('newsletter_request')
		.select((eb) => [eb.fn.countAll().as('all'), countSince(eb.ref('requested_at'), since).as('arrived')])
		.where('quarantine_reasons_json', 'like', `["${LIMIT_REASON}%`)
		.where('expires_at', '>', now)
		.executeTakeFirstOrThrow()
	const failed = await transaction
		.selectFrom('delivery')
		.select((eb) => [eb.fn.countAll().as('all'), countSince(eb.ref('failed_at'), since).as('arrived')])
		.where('failed_at', 'is not', null)
		.executeTakeFirstOrThrow()
	const delayed = await transaction
		.selectFrom('delivery')
		.select((eb) => [eb.fn.countAll().as('all'), countSince(eb.ref('created_at'), since - DAY_MS).as('arrived')])
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
		.where('last_error', 'is not', null)
		.where('created_at', '<=', now - DAY_MS)
		.executeTakeFirstOrThrow()
	return {
		urgent: urgent.map(asSubmission),
		overdue: overdue.map(asSubmission),
		dueToday: due.map(asSubmission),
		arrived: arrived.map(asSubmission),
		quarantined: asNumbers(quarantined),
		quarantinedEmails: sum(asNumbers(quarantinedEmails), asNumbers(quarantinedRequests)),
		failed: asNumbers(failed),
		delayed: asNumbers(delayed),
	}
}

function countSince(instant: Expression<number | null>, since: number) {
	return sql<number | string>`count(case when ${instant} > ${since} then 1 end)`
}

function sum(one: { all: number; arrived: number }, other: { all: number; arrived: number }) {
	return { all: one.all + other.all, arrived: one.arrived + other.arrived }
}

/** A count may be a number, text or a bigint, depending on the driver. */
function asNumbers({ all, arrived }: { all: unknown; arrived: unknown }) {
	return { all: Number(all), arrived: Number(arrived) }
}

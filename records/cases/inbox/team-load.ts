import { sql } from 'kysely'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import { FORMS_WITHOUT_REPLY } from '../../submissions/submissions.ts'
import { DUE_BY_CODE, dueCode } from './inbox-filter.ts'

/** How far back the share of answers in time looks. */
const PROMISE_DAYS = 90

const DUE_NOW: readonly DueBucket[] = ['ring', 'overdue', 'today']

export interface Load {
	open: number
	overdue: number
}

/** How much each person has; `null`: no one. */
export async function readLoads({ db }: Store, day: InboxDay): Promise<Map<string | null, Load>> {
	const { rows } = await sql<{ holder: string | null; code: string; count: number | string }>`
		select assigned_to as holder, ${dueCode(day)} as code, count(*) as count from submission
		where status in ('new', 'in_review', 'waiting') and quarantined = 0 group by 1, 2`.execute(db)
	const loads = new Map<string | null, Load>()
	for (const { holder, code, count } of rows) {
		const { due, isLateRing } = DUE_BY_CODE.find((one) => one.code === code) ?? { due: 'none', isLateRing: false }
		const id = holder !== null && day.presentIds.includes(holder) ? holder : null
		// What is due while its holder is away is also no one's, as in the inbox.
		const isReturned = id !== null && day.awayIds.includes(id) && DUE_NOW.includes(due)
		for (const one of isReturned ? [id, null] : [id]) {
			const { open, overdue } = loads.get(one) ?? { open: 0, overdue: 0 }
			const isOverdue = due === 'overdue' || isLateRing
			loads.set(one, { open: open + Number(count), overdue: overdue + (isOverdue ? Number(count) : 0) })
		}
	}
	return loads
}

/**
 * Cases whose reply deadline was in the last 90 days and has passed, or that were answered before it: how many of them were
 * answered by that day.
 *
 * @param dayOf the charity's calendar day of an instant
 */
export async function readPromises(
	{ db }: Store,
	{ today, now }: { today: string; now: number },
	dayOf: (instant: number) => string,
): Promise<{ due: number; inTime: number }> {
	const from = new Date(now - PROMISE_DAYS * DAY_MS).toISOString().slice(0, 10)
	const rows = await db
		.selectFrom('submission')
		.select(['reply_by', 'answered_at'])
		.where('reply_by', '>=', from)
		.where('quarantined', '=', 0)
		.where('urgent', '=', 0)
		.where('form', 'not in', FORMS_WITHOUT_REPLY)
		.where((eb) => eb.or([eb('reply_by', '<', today), eb('answered_at', 'is not', null)]))
		// Who withdrew before an answer was owed none.
		.where((eb) => eb.or([eb('status', '<>', 'withdrawn'), eb('answered_at', 'is not', null)]))
		.execute()
	const inTime = rows.filter(({ reply_by, answered_at }) => answered_at !== null && dayOf(answered_at) <= reply_by)
	return { due: rows.length, inTime: inTime.length }
}

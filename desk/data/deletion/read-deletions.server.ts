import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { DAY_MS, dayIn, formatDate } from '#lib/dates.ts'
import { tieDates, tieUnits } from '#lib/text/line-breaks.ts'
import {
	type DueDeletion,
	listDueDeletions,
	listHolds,
	listNextDeletions,
} from '#records/retention/deletion-calendar.ts'
import { CLOSED_STATUSES } from '#records/submissions/submissions.ts'
import type { DeskRequest } from '../../request.server.ts'

export const DAYS = 30
const MAX_LINES = 500
const MAX_NEXT = 6

/** What is deleted in the next days, what comes next, and what is on hold. */
export async function readDeletions({ store, now, today, timezone }: DeskRequest) {
	const until = now + DAYS * DAY_MS
	const [{ due, total }, next, holds] = await Promise.all([
		listDueDeletions(store, until, MAX_LINES),
		listNextDeletions(store, until, MAX_NEXT),
		listHolds(store, today),
	])
	const line = (one: DueDeletion) => lineOf(one, { timezone, now })
	return {
		due: due.map(line),
		total,
		next: next.map(line),
		openCount: due.filter(({ status }) => !CLOSED_STATUSES.includes(status)).length,
		holds: holds.map((hold) => ({ ...hold, name: hold.name || 'No name', until: formatDate(hold.until) })),
	}
}

export type DeletionLine = ReturnType<typeof lineOf>

function lineOf(one: DueDeletion, { timezone, now }: Pick<DeskRequest, 'timezone' | 'now'>) {
	const day = (at: number) => tieDates(formatDate(dayIn(timezone, at)))
	return {
		reference: one.reference,
		name: one.name || 'No name',
		day: day(one.deleteAt),
		left: leftInWords(one.deleteAt - now),
		what: [FORM_WORDS[one.form] ?? one.form, one.about].filter(Boolean).join(', '),
		why: tieUnits(reasonInWords(one, day)),
		/** "New"; "" for a case that is closed. */
		open: CLOSED_STATUSES.includes(one.status) ? '' : STATUS_WORDS[one.status],
	}
}

/** From what its time counts. */
function reasonInWords(one: DueDeletion, day: (at: number) => string): string {
	const { isQuarantined, isUnconfirmed, createdAt, closedAt, retentionMonths } = one
	if (isQuarantined) return `Held back since ${day(createdAt)}, and no one decided`
	if (isUnconfirmed && closedAt === null) return `Sent on ${day(createdAt)}, the address was never confirmed`
	const kept =
		retentionMonths === null ? '' : `, kept ${retentionMonths === 1 ? '1 month' : `${retentionMonths} months`}`
	return closedAt === null || retentionMonths === null
		? `Sent on ${day(createdAt)}${kept}`
		: `Closed on ${day(closedAt)}${kept}`
}

function leftInWords(ms: number): string {
	const days = Math.ceil(ms / DAY_MS)
	if (days <= 0) return 'today'
	if (days === 1) return 'tomorrow'
	if (days <= 60) return `in ${days} days`
	return `in ${Math.round(days / 30.4)} months`
}

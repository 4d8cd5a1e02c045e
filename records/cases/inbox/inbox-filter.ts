import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import type { DueChoice } from '#domain/desk/inbox/inbox-query.ts'
import { FORMS_WITHOUT_REPLY } from '../../submissions/submissions.ts'

export interface InboxFilter {
	statuses: readonly SubmissionStatus[]
	isQuarantined: boolean
	/** "adoption"; "" for all. */
	form: string
	/** The id of a person, or `none`; "" for all. */
	person: string
	/** Dogs or roles; undefined for all. */
	slugs: readonly string[] | undefined
	due: DueChoice | ''
	/** Terms as `searchTerms` returns them. */
	terms: readonly string[]
}

const DUE_CODES: Record<DueBucket, string> = {
	ring: 'r',
	overdue: 'o',
	today: 't',
	week: 'w',
	later: 'l',
	none: 'n',
}

/** Someone to ring whose day has passed: it is overdue too. */
const LATE_RING_CODE = 'R'

/** What each code of `dueCode` says. */
export const DUE_BY_CODE: readonly { code: string; due: DueBucket; isLateRing: boolean }[] = [
	...Object.entries(DUE_CODES).map(([due, code]) => ({ code, due: due as DueBucket, isLateRing: false })),
	{ code: LATE_RING_CODE, due: 'ring', isLateRing: true },
]

const list = (values: readonly string[]) => sql`(${sql.join(values.length > 0 ? values : [''])})`

/**
 * As `in`, for conditions of each row: SQLite looks a list of more than two values up in a temporary index, which takes
 * several times as long as a few comparisons.
 */
function isOneOf(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<SqlBool> {
	return sql`(${sql.join(
		values.map((value) => sql`${column} = ${value}`),
		sql` or `,
	)})`
}

const isLookedAt = isOneOf(sql`status`, ['new', 'in_review'])
const needsNoReply = isOneOf(sql`form`, FORMS_WITHOUT_REPLY)

/** Staff must ring the person first. */
export const isRing = sql<SqlBool>`(urgent = 1 and answered_at is null and ${isLookedAt} and not ${needsNoReply})`

/**
 * The day on which a case is due; null when it never is. A waiting case comes back on its day. Once the person was answered
 * an open case is the desk's turn: by the day it was given when they replied, or today.
 */
export function dueDay({ today }: InboxDay): RawBuilder<string | null> {
	return sql<string | null>`(case
		when ${needsNoReply} then null
		when status = 'waiting' then back_on
		when not ${isLookedAt} then null
		when answered_at is null then reply_by
		else coalesce(back_on, ${today}) end)`
}

/** The part of the inbox to which a case belongs. It follows `dueDay`, and computes each thing once: it is read for every case. */
export function dueBucket(day: InboxDay): RawBuilder<DueBucket> {
	return bucketCase(day, (bucket) => sql.lit(bucket))
}

/** `dueBucket` in one character: thousands of them are read at once. */
export function dueCode(day: InboxDay): RawBuilder<string> {
	return bucketCase(day, (bucket) => sql.lit(DUE_CODES[bucket]), sql.lit(LATE_RING_CODE))
}

function bucketCase<Name>(
	day: InboxDay,
	nameOf: (bucket: DueBucket) => RawBuilder<Name>,
	lateRing?: RawBuilder<Name>,
): RawBuilder<Name> {
	const ring = nameOf('ring')
	const byDay = (due: RawBuilder<unknown>) => sql`case when ${due} < ${day.today} then ${nameOf('overdue')}
		when ${due} = ${day.today} then ${nameOf('today')} when ${due} < ${day.weekEnd} then ${nameOf('week')}
		when ${due} is null then ${nameOf('none')} else ${nameOf('later')} end`
	return sql`(case
		when ${needsNoReply} then ${nameOf('none')}
		when status = 'waiting' then ${byDay(sql`back_on`)}
		when not ${isLookedAt} then ${nameOf('none')}
		when answered_at is not null then ${byDay(sql`coalesce(back_on, ${day.today})`)}
		when urgent = 1 then ${lateRing ? sql`case when reply_by < ${day.today} then ${lateRing} else ${ring} end` : ring}
		else ${byDay(sql`reply_by`)} end)`
}

/** Expressions, so that no index of one column is taken: it would read whole cases, with their answers. */
const [assignedTo, aboutSlug] = [sql`coalesce(assigned_to, '')`, sql`coalesce(about_slug, '')`]

/** Each is one condition of the filter. */
export function conditions(filter: InboxFilter, day: InboxDay): RawBuilder<SqlBool>[] {
	const { form, person, slugs, due } = filter
	return [
		...baseConditions(filter),
		...(form === '' ? [] : [sql<SqlBool>`form = ${form}`]),
		...(person === '' ? [] : [person === 'none' ? isUnassigned(day) : sql<SqlBool>`${assignedTo} = ${person}`]),
		...(slugs === undefined ? [] : [sql<SqlBool>`${aboutSlug} in ${list(slugs.length > 0 ? slugs : ['\n'])}`]),
		...(due === '' ? [] : [isDue(due, day)]),
	]
}

/** In the buckets of a choice. One to ring is overdue too once its day has passed. */
function isDue(due: DueChoice, day: InboxDay): RawBuilder<SqlBool> {
	if (due === 'overdue') return isOneOf(dueCode(day), [DUE_CODES.overdue, LATE_RING_CODE])
	return isOneOf(dueBucket(day), due === 'week' ? ['today', 'week'] : [due])
}

/** Those that counts beside the filters never leave out. */
export function baseConditions({ statuses, isQuarantined, terms }: InboxFilter): RawBuilder<SqlBool>[] {
	return [
		sql<SqlBool>`status in ${list(statuses)}`,
		isQuarantined ? sql<SqlBool>`quarantined = 1` : sql<SqlBool>`(quarantined = 0 or ${isRing})`,
		...terms.map((term) => sql<SqlBool>`search_text like ${`%${term}%`}`),
	]
}

function isUnassigned(day: InboxDay): RawBuilder<SqlBool> {
	return sql`(assigned_to is null or assigned_to not in ${list(day.presentIds)} or (assigned_to in ${list(day.awayIds)} and ${isDueNow(day)}))`
}

/** Today's work. */
export function isDueNow(day: InboxDay): RawBuilder<SqlBool> {
	return isOneOf(dueBucket(day), ['ring', 'overdue', 'today'])
}

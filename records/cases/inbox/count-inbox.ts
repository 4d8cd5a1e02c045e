import { sql } from 'kysely'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import type { CaseGroup, DueBucket } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import type { Store } from '../../store/open-store.ts'
import { baseConditions, conditions, dueBucket, type InboxFilter } from './inbox-filter.ts'

/** Between the columns of a line, and between lines: in no form, id or slug. */
const [COLUMN_END, LINE_END] = ['\t', '\n']

/**
 * Cases of some statuses and a search in groups, for the counts beside all filters at once.
 *
 * They are read as one text and grouped here: at 20,000 cases `group by` takes up to ten times as long in SQLite, and five
 * counting queries take four times as long.
 */
export async function groupInbox({ db, engine }: Store, filter: InboxFilter, day: InboxDay): Promise<CaseGroup[]> {
	const { rows } = await groupsQuery({ engine }, filter, day).execute(db)
	const counts = new Map<string, number>()
	for (const line of (rows[0]?.lines ?? '').split(LINE_END)) counts.set(line, (counts.get(line) ?? 0) + 1)
	counts.delete('')
	return [...counts].map(([line, count]) => {
		const [form = '', assignedTo = '', slug = '', due = ''] = line.split(COLUMN_END)
		return { form, assignedTo: assignedTo || null, slug, due: due as DueBucket, count }
	})
}

/** Exported for the measurement, which shows its plan. */
export function groupsQuery({ engine }: Pick<Store, 'engine'>, filter: InboxFilter, day: InboxDay) {
	const columns = [sql`form`, sql`assigned_to`, sql`about_slug`, dueBucket(day)]
	const line = sql`concat(${sql.join(columns, sql`, ${sql.lit(COLUMN_END)}, `)})`
	const lines = engine === 'postgres' ? sql`string_agg(${line}, ${LINE_END})` : sql`group_concat(${line}, ${LINE_END})`
	return sql<{ lines: string | null }>`
		select ${lines} as lines from submission where ${sql.join(baseConditions(filter), sql` and `)}`
}

/** How many cases have each status, with the other filters as they are. */
export async function countStatuses(
	{ db }: Store,
	filter: InboxFilter,
	day: InboxDay,
): Promise<Map<SubmissionStatus, number>> {
	const { rows } = await statusQuery(filter, day).execute(db)
	return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Exported for the measurement. */
export function statusQuery(filter: InboxFilter, day: InboxDay) {
	return sql<{ status: SubmissionStatus; count: number | string }>`
		select status, count(*) as count from submission
		where ${sql.join(conditions(filter, day), sql` and `)} group by status`
}

import { type SqlBool, sql } from 'kysely'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import type { DigestCase, DigestList } from '#domain/desk/people/morning-digest.ts'
import type { Store } from '../../store/open-store.ts'
import { conditions, dueBucket, dueDay, isDueNow, isRing } from './inbox-filter.ts'

const OPEN = ['new', 'in_review', 'waiting'] as const
/** More are only counted. */
const MAX_LINES = 15

interface Row extends Omit<DigestCase, 'isAnswered' | 'isQuarantined' | 'dueOn'> {
	answered_at: number | null
	quarantined: number
	due_on: string | null
}

/**
 * What is to ring, overdue or due today of a person, or of no one (`none`): to ring at the top, then by due day. Without cases
 * for trying out.
 */
export async function readDueNow({ db }: Store, person: string, day: InboxDay): Promise<DigestList> {
	const filter = {
		isQuarantined: false,
		form: '',
		slugs: undefined,
		due: '',
		terms: [],
		statuses: OPEN,
	} as const
	const isReal = sql<SqlBool>`not (reference >= 'DEM-' and reference < 'DEM.')`
	const where = sql.join([...conditions({ ...filter, person }, day), isDueNow(day), isReal], sql` and `)
	const { rows } = await sql<Row>`
		select reference, name, form, about, status, answered_at, quarantined, ${dueBucket(day)} as bucket,
			${dueDay(day)} as due_on
		from submission where ${where}
		order by case when ${isRing} then 0 else 1 end, ${dueDay(day)}, created_at, id limit ${MAX_LINES}`.execute(db)
	const counted = await sql<{ bucket: DueBucket; count: number | string }>`
		select ${dueBucket(day)} as bucket, count(*) as count from submission where ${where} group by 1`.execute(db)
	return {
		cases: rows.map(({ answered_at, quarantined, due_on, ...row }) => ({
			...row,
			isAnswered: answered_at !== null,
			isQuarantined: quarantined === 1,
			dueOn: due_on,
		})),
		counts: new Map(counted.rows.map(({ bucket, count }) => [bucket, Number(count)])),
	}
}

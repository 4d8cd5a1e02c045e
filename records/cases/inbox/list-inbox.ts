import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { DueBucket } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import type { SortKey } from '#domain/desk/inbox/inbox-query.ts'
import type { Store } from '../../store/open-store.ts'
import type { SubmissionTable } from '../../store/tables/submission-tables.ts'
import { conditions, dueBucket, dueDay, type InboxFilter, isRing } from './inbox-filter.ts'

export const CASES_PER_PAGE = 50

/** What a line of the list shows, and what its comparison with the dog needs. */
type InboxSubmission = Pick<
	Submission,
	| ('id' | 'reference' | 'version' | 'name' | 'town' | 'form' | 'about' | 'aboutSlug' | 'status')
	| ('flags' | 'answers')
	| ('phone' | 'assignedTo' | 'answeredAt' | 'createdAt' | 'notReachedAt' | 'closedAt')
>

const COLUMNS = [
	'id',
	'reference',
	'version',
	'name',
	'town',
	'form',
	'about',
	'about_slug',
	'status',
	'flags_json',
	'answers_json',
	'phone',
	'assigned_to',
	'answered_at',
	'created_at',
	'not_reached_at',
	'closed_at',
] as const

/** A case of the list, with the day on which it is due. */
export interface InboxCase {
	submission: InboxSubmission
	bucket: DueBucket
	/** `YYYY-MM-DD` */
	dueOn: string | null
}

interface Page {
	sort: SortKey
	isDescending: boolean
	/** From 1. */
	page: number
}

/**
 * One page of cases. The order and the page are found in the index `submission_inbox` alone; only the rows of the page are
 * read.
 */
export async function listInbox(store: Store, filter: InboxFilter, day: InboxDay, page: Page): Promise<InboxCase[]> {
	const found = await pageQuery(store, filter, day, page).execute(store.db)
	const ids = found.rows.map(({ id }) => id)
	if (ids.length === 0) return []
	const rows = await rowsQuery(store, ids, day).execute()
	const byId = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => {
		const row = byId.get(id)
		// Deleted between the two reads.
		return row ? [{ submission: asInboxSubmission(row), bucket: row.bucket, dueOn: row.due_on }] : []
	})
}

function asInboxSubmission(row: Pick<Selectable<SubmissionTable>, (typeof COLUMNS)[number]>): InboxSubmission {
	const { id, reference, version, name, town, form, about, status, phone } = row
	return {
		id,
		reference,
		version,
		name,
		town,
		form,
		about,
		aboutSlug: row.about_slug,
		status,
		flags: JSON.parse(row.flags_json),
		answers: JSON.parse(row.answers_json),
		phone,
		assignedTo: row.assigned_to,
		answeredAt: row.answered_at,
		createdAt: row.created_at,
		notReachedAt: row.not_reached_at,
		closedAt: row.closed_at,
	}
}

/** Exported for the measurement, which shows its plan. */
export function pageQuery({ engine }: Pick<Store, 'engine'>, filter: InboxFilter, day: InboxDay, page: Page) {
	const keys = [...sortKeys(page, day, engine), sql`id`]
	return sql<{ id: string }>`
		select id from submission
		where ${sql.join(conditions(filter, day), sql` and `)}
		order by ${sql.join(keys)} limit ${CASES_PER_PAGE} offset ${(page.page - 1) * CASES_PER_PAGE}`
}

/** Exported for the test of the plans. */
export function rowsQuery({ db }: Pick<Store, 'db'>, ids: readonly string[], day: InboxDay) {
	return db
		.selectFrom('submission')
		.select(COLUMNS)
		.select([dueBucket(day).as('bucket'), dueDay(day).as('due_on')])
		.where('id', 'in', ids)
}

const STATUS_ORDER = sql`case status when 'new' then 0 when 'in_review' then 1 when 'waiting' then 2 else 3 end`

function sortKeys({ sort, isDescending }: Page, day: InboxDay, engine: Store['engine']): RawBuilder<unknown>[] {
	const direction = isDescending ? sql`desc` : sql`asc`
	// By bytes on both engines; PostgreSQL would take the language of the database.
	const collation = engine === 'postgres' ? sql`collate "C"` : sql``
	const keys = {
		due: [...dueKeys(isDescending, day, collation), sql`created_at`],
		name: [sql`search_text ${collation} ${direction}`, sql`created_at`],
		about: [
			sql`case when about_slug = '' then 1 else 0 end`,
			sql`about_slug ${collation} ${direction}`,
			sql`form ${collation}`,
			sql`created_at`,
		],
		status: [sql`${STATUS_ORDER} ${direction}`, sql`status ${collation}`, sql`created_at`],
		received: [sql`created_at ${direction}`],
	}
	return keys[sort]
}

/** Ring first at the top and what has no date last, in both directions. */
function dueKeys(isDescending: boolean, day: InboxDay, collation: RawBuilder<unknown>): RawBuilder<unknown>[] {
	const due = dueDay(day)
	if (isDescending) return [sql`case when ${isRing} then 0 when ${due} is null then 2 else 1 end`, sql`${due} desc`]
	// In one key, computed once for each case: the order in which everyone opens the inbox.
	return [sql`coalesce(case when ${isRing} then '0' || reply_by else ${due} end, 'none') ${collation}`]
}

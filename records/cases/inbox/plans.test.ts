import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { STATUSES } from '#domain/applications/submissions/submission-record.ts'
import { OPEN_STATUSES, SORT_KEYS } from '#domain/desk/inbox/inbox-query.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { accept } from '../../submissions/accept.ts'
import { groupsQuery, statusQuery } from './count-inbox.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { pageQuery, rowsQuery } from './list-inbox.ts'

const DAY = { today: '2026-11-21', weekEnd: '2026-11-28', presentIds: ['ana', 'max'], awayIds: ['max'] }
const OPEN: InboxFilter = {
	statuses: OPEN_STATUSES,
	isQuarantined: false,
	form: '',
	person: '',
	slugs: undefined,
	due: '',
	terms: [],
}
const FILTERS: Partial<InboxFilter>[] = [
	{},
	{ statuses: STATUSES },
	{ isQuarantined: true },
	{ form: 'adoption' },
	{ person: 'ana' },
	{ person: 'none' },
	{ slugs: ['biscuit'] },
	{ due: 'overdue' as const },
	{ due: 'ring' as const },
	{ terms: ['sam', '07700'] },
]
/** The index that has all that the inbox reads of 20,000 cases, and the one by id, for the rows of a page. */
const READS = {
	sqlite: { list: 'USING COVERING INDEX submission_inbox', rows: 'sqlite_autoindex_submission_1 (id=?)' },
	postgres: { list: 'Index Only Scan using submission_inbox', rows: 'Index Scan using' },
}

/** What the database would do. PostgreSQL reads small tables without an index unless it is told not to. */
async function planOf(
	{ db, engine }: Store,
	{ sql: text, parameters }: { sql: string; parameters: readonly unknown[] },
	note = '',
) {
	return db.transaction().execute(async (transaction) => {
		const isPostgres = engine === 'postgres'
		if (isPostgres) await sql`set local enable_seqscan = off`.execute(transaction)
		if (isPostgres) await sql`set local enable_bitmapscan = off`.execute(transaction)
		const explain = isPostgres ? 'explain' : 'explain query plan'
		const query = CompiledQuery.raw(`${explain} ${text} ${note}`, [...parameters])
		const { rows } = await transaction.executeQuery<Record<string, unknown>>(query)
		return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
	})
}

for (const engine of ENGINES) {
	test(`${engine}: every filter, sorting and count of the inbox reads one index, and rows by their ids`, async () => {
		const store = await freshStore(engine)
		for (let count = 0; count < 20; count += 1) await accept(store, aSubmission(), () => [], count)
		if (engine === 'postgres') await sql`vacuum analyze submission`.execute(store.db)
		const queries = [
			...FILTERS.flatMap((changes) => {
				const filter = { ...OPEN, ...changes }
				const page = { sort: 'due', isDescending: false, page: 2 } as const
				return [pageQuery(store, filter, DAY, page), groupsQuery(store, filter, DAY), statusQuery(filter, DAY)]
			}),
			...SORT_KEYS.flatMap((sort) =>
				[true, false].map((isDescending) => pageQuery(store, OPEN, DAY, { sort, isDescending, page: 1 })),
			),
		].map((query) => query.compile(store.db))
		for (const query of queries) expect(await planOf(store, query), query.sql).toContain(READS[engine].list)
		const rows = rowsQuery(store, ['a', 'b'], DAY).compile()
		expect(await planOf(store, rows)).toContain(READS[engine].rows)

		// Without the index each of them would read whole cases, with their answers.
		await sql`drop index submission_inbox`.execute(store.db)
		// Another text, because the plan of a prepared statement stays.
		for (const query of queries)
			expect(await planOf(store, query, '/* lost */'), query.sql).not.toMatch(/COVERING|Index Only/)
	})
}

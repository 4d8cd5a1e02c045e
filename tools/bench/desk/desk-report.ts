// The desk with 20,000 cases: `npm run bench -- desk`. With TEST_DATABASE_URL it measures PostgreSQL too.
import { type RawBuilder, sql } from 'kysely'
import { STATUSES } from '#domain/applications/submissions/submission-record.ts'
import { weekEndOf } from '#domain/desk/inbox/due-words.ts'
import { countFacets } from '#domain/desk/inbox/facets.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import { OPEN_STATUSES } from '#domain/desk/inbox/inbox-query.ts'
import { searchTerms } from '#lib/text/search-text.ts'
import { countStatuses, groupInbox, groupsQuery, statusQuery } from '#records/cases/inbox/count-inbox.ts'
import type { InboxFilter } from '#records/cases/inbox/inbox-filter.ts'
import { listInbox, pageQuery } from '#records/cases/inbox/list-inbox.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { freshDatabase } from '#tests/records/stores.ts'
import { type Bar, printBars } from '#tools/bench/shared/bars.ts'
import { describeMachine } from '#tools/bench/shared/machine.ts'
import { median } from '#tools/bench/shared/statistics.ts'
import { invitedLead, measurePages } from './desk-pages.ts'
import { storeManyCases } from './many-cases.ts'

const CASES = 20_000
const RUNS = 25
const MAX_MS = 50
const EVERY = { form: '', person: '', due: '', slugs: undefined } as const
/** Shares that a charity has after years, and that none should have. */
const SHARES = [
	{ name: '2,000 open', openShare: 0.1 },
	{ name: 'all open', openShare: 1 },
]

console.log(`\n${describeMachine()}\n`)
const bars: Bar[] = []
const engines: Store['engine'][] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite']
for (const engine of engines) for (const share of SHARES) await measure(engine, share)
process.exitCode = printBars(bars) ? 0 : 1

async function measure(engine: Store['engine'], { name, openShare }: (typeof SHARES)[number]) {
	const dataDir = freshFolder('bench-desk')
	const databaseUrl = engine === 'postgres' ? await freshDatabase() : null
	const store = await openStore({ dataDir, databaseUrl, onLostConnection() {} })
	const now = Date.now()
	const lead = await invitedLead(store, now)
	await storeManyCases(store, { count: CASES, openShare, staffIds: lead.staffIds, now })
	// Autovacuum does this within minutes.
	if (engine === 'postgres') await sql`vacuum analyze submission`.execute(store.db)
	console.log(
		`${engine}, ${CASES.toLocaleString('en-GB')} cases, ${name}: median (longest) of ${RUNS}, and processor time`,
	)
	await measureQueries(store, { today: new Date(now).toISOString().slice(0, 10), staffIds: lead.staffIds })
	await store.close()
	const settings = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
	for (const { path, times, processorMs } of await measurePages(settings, lead.key, RUNS)) {
		printTimes(`page ${path}`, times, processorMs)
		const what = `${engine}, ${name}, ${path}, processor time`
		bars.push({ what, value: processorMs, limit: MAX_MS, is: 'atMost', unit: ' ms' })
	}
}

async function measureQueries(store: Store, { today, staffIds }: { today: string; staffIds: string[] }) {
	const day: InboxDay = { today, weekEnd: weekEndOf(today), presentIds: staffIds, awayIds: staffIds.slice(1, 2) }
	const open: InboxFilter = {
		statuses: OPEN_STATUSES,
		isQuarantined: false,
		form: '',
		person: '',
		slugs: undefined,
		due: '',
		terms: [],
	}
	const due = { sort: 'due', isDescending: false, page: 1 } as const
	const [ownId = ''] = staffIds
	const search = (typed: string) => ({ ...open, terms: searchTerms(typed) })
	const lists: [string, InboxFilter][] = [
		['everything open', open],
		['mine', { ...open, person: ownId }],
		['no one’s', { ...open, person: 'none' }],
		['overdue', { ...open, due: 'overdue' }],
		['one form and dog', { ...open, form: 'adoption', slugs: ['biscuit'] }],
		['open and closed', { ...open, statuses: STATUSES }],
		['search by name', search('obrien priya')],
		['search by phone', search('+44 7700 900123')],
		['search without a result', { ...search('nothing like it'), statuses: STATUSES }],
	]
	for (const [name, filter] of lists) {
		await time(`list: ${name}`, () => listInbox(store, filter, day, due))
		const team = { ownId, ...day }
		await time(`counts: ${name}`, async () => countFacets(await groupInbox(store, filter, day), EVERY, team))
	}
	for (const sort of ['name', 'about', 'status', 'received'] as const) {
		await time(`list by ${sort}, page 5`, () => listInbox(store, open, day, { ...due, sort, page: 5 }))
	}
	await time('counts of statuses', () => countStatuses(store, { ...open, statuses: STATUSES }, day))
	const queries = [pageQuery(store, open, day, due), groupsQuery(store, open, day), statusQuery(open, day)]
	for (const query of queries) console.log(`  ${await planOf(store, query)}`)
}

async function planOf({ db, engine }: Store, query: RawBuilder<unknown>) {
	const explain = engine === 'postgres' ? sql`explain ${query}` : sql`explain query plan ${query}`
	const { rows } = await sql<Record<string, unknown>>`${explain}`.execute(db)
	const lines = rows.map((row) => String(row.detail ?? row['QUERY PLAN']).trim())
	return `plan: ${lines.filter((line) => /submission|scan/i.test(line)).join(' / ')}`
}

async function time(name: string, run: () => Promise<unknown>) {
	const times: number[] = []
	const before = process.cpuUsage()
	for (let count = 0; count < RUNS; count += 1) {
		const started = performance.now()
		await run()
		times.push(performance.now() - started)
	}
	const { user, system } = process.cpuUsage(before)
	printTimes(name, times, (user + system) / 1000 / RUNS)
}

function printTimes(name: string, times: number[], processorMs: number) {
	const longest = `(${Math.max(...times).toFixed(1)})`
	const own = processorMs.toFixed(1).padStart(6)
	console.log(`  ${name.padEnd(44)} ${median(times).toFixed(1).padStart(6)} ms ${longest.padEnd(9)} ${own} ms`)
}

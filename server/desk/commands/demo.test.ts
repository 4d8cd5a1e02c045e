import { expect, test } from 'vitest'
import { runJobs } from '#jobs/run-jobs.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { hasDue } from '#records/outbox/deliveries.ts'
import type { Store } from '#records/store/open-store.ts'
import { aDesk, NOW, send } from '#tests/builders/applications/desk.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

/** What jobs remember, and what open pages were told. */
const COUNTERS = ['desk_event', 'daily_run', 'job_run', 'site_state']

/** Every row of every table, except what only counts. */
async function everything({ db }: Store) {
	const tables = (await db.introspection.getTables())
		.map(({ name }) => name)
		.filter((name) => !/number|deleted_sub/.test(name))
	const rows = await Promise.all(
		tables.map(async (name) => [
			name,
			await db
				.selectFrom(name as 'staff')
				.selectAll()
				.execute(),
		]),
	)
	return Object.fromEntries(rows)
}

for (const engine of ENGINES) {
	test(`${engine}: sixty marked cases of all forms and statuses appear and go again, and no email is ever sent about them`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const before = await everything(store)
		expect(await desk('demo')).toMatchObject({ code: 0, out: expect.stringContaining('60 demo cases, 17 donations') })
		const rows = await store.db.selectFrom('submission').selectAll().execute()
		expect(rows).toHaveLength(60)
		expect(rows.filter(({ name, reference }) => !name.includes('(Demo)') || !reference.startsWith('DEM-'))).toEqual([])
		expect(new Set(rows.map(({ form }) => form)).size).toBe(6)
		expect(new Set(rows.map(({ status }) => status)).size).toBe(9)
		const events = await store.db.selectFrom('case_event').select('at').execute()
		expect(Math.max(...events.map(({ at }) => at))).toBeLessThan(NOW)
		const emails = await store.db.selectFrom('delivery').selectAll().execute()
		expect(emails.length).toBeGreaterThan(40)
		expect(emails.filter(({ done_at }) => done_at === null)).toEqual([])
		const content = someContent({ options: someOptions(), dogs: [aDog()] })
		const clock = { isTrusted: true, mayDelete: true }
		const jobs = {
			store,
			content,
			siteUrl: 'https://www.fairlead.example',
			clock,
			warnings: [],
			formSecret,
		}
		expect((await runJobs({ ...jobs, now: NOW + HOUR_MS })).errors).toEqual([])
		const to = (await store.db.selectFrom('delivery').selectAll().where('done_at', 'is', null).execute()).map(
			(row) => row.payload_json,
		)
		expect(to.filter((payload) => payload.includes('demo.invalid'))).toEqual([])
		expect(await desk('demo')).toMatchObject({ code: 1, err: expect.stringContaining('already') })

		await store.db.deleteFrom('delivery').where('done_at', 'is', null).execute()
		expect((await desk('demo', '--remove')).out).toBe('60 demo cases and 17 demo donations and orders removed.\n')
		const after = await everything(store)
		for (const name of Object.keys(before).filter((name) => !COUNTERS.includes(name)))
			expect([name, after[name]]).toEqual([name, before[name]])
		expect(await hasDue(store, NOW, 'email')).toBe(false)
	})

	test(`${engine}: a store with real cases is refused, unless it is said`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await send(store)
		expect(await desk('demo')).toMatchObject({
			code: 1,
			err: expect.stringContaining('real cases (1) and donations (0)'),
		})
		expect(await desk('demo', '--with-real-cases')).toMatchObject({ code: 0 })
		await desk('demo', '--remove')
		expect((await store.db.selectFrom('submission').select('reference').execute()).map((row) => row.reference)).toEqual(
			[reference],
		)
	})
}

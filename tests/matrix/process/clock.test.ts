import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords } from '#tests/integration/support/stored-records.ts'

const root = join(import.meta.dirname, '../../..')

/** Preloaded: sets the clock ahead by so many days. */
function clockAhead(folder: string, days: number) {
	const file = join(folder, `ahead-${days}.mjs`)
	writeFileSync(file, `const real = Date.now.bind(Date); Date.now = () => real() + ${days * DAY_MS}`)
	return { NODE_OPTIONS: `--import ${file}` }
}

test('a start with the clock 400 days ahead warns and deletes nothing; the desk confirms a clock by its date', async () => {
	const dataDir = freshFolder('clock')
	const first = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir })
	const beats = () => askRecords(dataDir, 'select * from heartbeat')
	await eventually(
		async () => beats().length,
		(count) => count > 0,
		30_000,
	)
	await first.stop()
	const columns = `'a', 'contact', 'ASK-7K3F-2M', 'a', 1, '2026-11-20', 'new', 1, '', '', '', '', '', '', '{}', '{}', 0, '[]', ${Date.now() + DAY_MS}`
	askRecords(
		dataDir,
		`insert into submission (id, form, reference, idempotency_key, created_at, reply_by, status, status_at, name, email, phone, town, about, about_slug, answers_json, wording_json, quarantined, quarantine_reasons_json, delete_at) values (${columns})`,
	)

	const ahead = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, ...clockAhead(dataDir, 400) })
	const warnings = await eventually(
		async () => JSON.parse((await ahead.get('/readyz')).text).warnings as string[],
		(told) => told.length > 0,
		30_000,
	)
	await ahead.stop()
	expect(warnings[0]).toMatch(/confirm the clock with “npm run desk -- clock”/)
	expect(JSON.stringify(ahead.logged())).toContain('clock not trusted, deletion paused')
	expect(askRecords(dataDir, 'select reference from submission')).toHaveLength(1)

	const desk = (...words: string[]) =>
		spawnSync(process.execPath, [serverEntry('desk'), 'clock', ...words], {
			cwd: root,
			env: { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '', ...clockAhead(dataDir, 400) },
			encoding: 'utf8',
		})
	expect(desk().stdout).toMatch(/If the date is right: npm run desk -- clock --confirm 20\d\d-\d\d-\d\d/)
	const today = new Date().toISOString().slice(0, 10)
	expect(desk('--confirm', today)).toMatchObject({ status: 1, stderr: expect.stringContaining('Set it right') })
	const itsDate = /--confirm (\S+)/.exec(desk().stdout)?.[1] ?? ''
	expect(desk('--confirm', itsDate)).toMatchObject({ status: 0 })
	expect(beats()).toMatchObject([{ process_id: 'operator', is_trusted: 1 }])
})

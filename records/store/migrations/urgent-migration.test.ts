import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listSubmissions } from '#records/submissions/submissions.ts'
import { openStore } from '../open-store.ts'
import { NodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite.ts'
import { SQLITE_FILE } from '../sqlite/open-sqlite.ts'
import { migrations } from './migrations.ts'

test('the migration marks earlier submissions of unsafe people as urgent', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'urgent-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const before = new Kysely<unknown>({ dialect: new NodeSqliteDialect(join(dataDir, SQLITE_FILE)) })
	const migrator = new Migrator({ db: before, provider: { getMigrations: async () => migrations } })
	await migrator.migrateTo('0006_staff_flags')
	await before.destroy()
	const db = openSqlite(join(dataDir, SQLITE_FILE))
	const insert = db.prepare(`insert into submission (id, form, reference, idempotency_key, created_at, reply_by, status,
		status_at, name, email, phone, town, about, about_slug, answers_json, wording_json, quarantined, quarantine_reasons_json, delete_at)
		values (?, ?, ?, ?, 1, ?, 'new', 1, '', '', '', '', '', '', ?, '{}', 0, '[]', 9)`)
	insert.run('1', 'adoption', 'ADP-1', 'a', '2026-11-01', '{"why":"\\"safe\\":\\"no\\""}')
	insert.run('2', 'surrender', 'CAN-1', 'b', '2026-11-02', JSON.stringify({ safe: 'yes' }))
	insert.run(
		'3',
		'surrender',
		'CAN-2',
		'c',
		'2026-11-30',
		JSON.stringify({ firstName: 'Zoë', safe: 'no', dogName: 'Rex' }),
	)
	db.close()

	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	const listed = (await listSubmissions(store)).map(({ reference, isUrgent }) => [reference, isUrgent])
	expect(listed).toEqual([
		['CAN-2', true],
		['ADP-1', false],
		['CAN-1', false],
	])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { runApplicationJobs } from '#jobs/run-jobs.ts'
import { migrations } from '#records/store/migrations/migrations.ts'
import { openStore } from '#records/store/open-store.ts'
import { NodeSqliteDialect, openSqlite } from '#records/store/sqlite/node-sqlite.ts'
import { SQLITE_FILE } from '#records/store/sqlite/open-sqlite.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { exportPerson } from '../person/person.ts'
import { listFailedDeliveries, listPendingDeliveries } from './failed-deliveries.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

/** A store as the version before last wrote it: copies for WordPress pending, failed and sent. */
async function earlierStore() {
	const dataDir = mkdtempSync(join(tmpdir(), 'copies-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const before = new Kysely<unknown>({ dialect: new NodeSqliteDialect(join(dataDir, SQLITE_FILE)) })
	const migrator = new Migrator({ db: before, provider: { getMigrations: async () => migrations } })
	await migrator.migrateTo('0012_staff')
	await before.destroy()
	const db = openSqlite(join(dataDir, SQLITE_FILE))
	db.exec(`insert into submission (id, form, reference, idempotency_key, created_at, reply_by, status, status_at, name, email,
		phone, town, about, about_slug, answers_json, wording_json, quarantined, junk_reasons_json, delete_at)
		values ('1', 'adoption', 'ADP-1', 'a', 1, '2026-11-01', 'new', 1, 'Sam', 'sam@example.org', '', '', '', '', '{}', '{}', 0,
		'[]', 9999999999999)`)
	const insert =
		db.prepare(`insert into delivery (id, channel, submission_id, payload_json, created_at, attempts, next_at,
		done_at, dead_at, last_error) values (?, ?, '1', '{"name":"Sam"}', 1, 1, 1, ?, ?, 'WordPress answered 404')`)
	insert.run('pending', 'wordpress', null, null)
	insert.run('failed', 'wordpress', null, 5)
	insert.run('sent', 'wordpress', 5, null)
	insert.run('email', 'letter', null, 5)
	db.close()
	const store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	return store
}

test('copies for WordPress of an earlier version are dropped and no longer listed', async () => {
	const store = await earlierStore()
	const clock = { isTrusted: false, mayDelete: false }
	const settings = {
		store,
		content: someContent(),
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		now: NOW,
		clock,
		warnings: [],
	}
	for (const _round of [1, 2]) expect((await runApplicationJobs(settings)).errors).toEqual([])

	expect(await listPendingDeliveries(store)).toEqual([])
	expect((await listFailedDeliveries(store)).map(({ id }) => id)).toEqual(['email'])
	const { deliveries } = await exportPerson(store, 'sam@example.org')
	const sent = deliveries.filter(({ channel }) => channel === 'wordpress')
	expect(sent).toEqual([{ channel: 'wordpress', createdAt: 1, doneAt: 5, payload: {} }])
})

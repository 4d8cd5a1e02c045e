import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listCaseEvents } from '#records/cases/events.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { openStore } from '../open-store.ts'
import { NodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite.ts'
import { SQLITE_FILE } from '../sqlite/open-sqlite.ts'
import { migrations } from './migrations.ts'

test('submissions of the earlier version get a timeline, and keep the deletion date that their privacy text named', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'cases-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const before = new Kysely<unknown>({ dialect: new NodeSqliteDialect(join(dataDir, SQLITE_FILE)) })
	const migrator = new Migrator({ db: before, provider: { getMigrations: async () => migrations } })
	await migrator.migrateTo('0012_staff')
	await before.destroy()
	const db = openSqlite(join(dataDir, SQLITE_FILE))
	const insert = db.prepare(`insert into submission (id, form, reference, idempotency_key, created_at, reply_by, status,
		status_at, name, email, phone, town, about, about_slug, answers_json, wording_json, quarantined, quarantine_reasons_json, delete_at)
		values (?, 'adoption', ?, ?, 100, '2026-11-27', ?, ?, 'Zoë', '', ?, '', '', '', '{}', '{}', 0, '[]', 900)`)
	insert.run('1', 'ADP-1', 'a', 'new', 100, '+44 (0)1632 960 001')
	insert.run('2', 'ADP-2', 'b', 'waiting', 200, '')
	insert.run('3', 'ADP-3', 'c', 'declined', 300, '01632 960001')
	db.close()

	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	const of = async (reference: string) => {
		const submission = await findSubmission(store, reference)
		const events = await listCaseEvents(store, submission?.id ?? '')
		return { ...submission, events: events.map(({ kind, at, staffName }) => `${kind} ${at} ${staffName}`) }
	}
	const kept = { version: 0, assignedTo: null, hold: null, retentionMonths: null, deleteAt: 900 }
	expect(await of('ADP-1')).toMatchObject({
		...kept,
		answeredAt: null,
		closedAt: null,
		events: ['received 100 null'],
	})
	expect(await of('ADP-2')).toMatchObject({
		...kept,
		answeredAt: 200,
		closedAt: null,
		events: ['status 200 null', 'received 100 null'],
	})
	expect(await of('ADP-3')).toMatchObject({
		...kept,
		answeredAt: 300,
		closedAt: 300,
		events: ['status 300 null', 'received 100 null'],
	})
	const digits = await store.db.selectFrom('submission').select('phone_digits').orderBy('id').execute()
	expect(digits.map(({ phone_digits }) => phone_digits)).toEqual(['01632960001', '', '01632960001'])
})

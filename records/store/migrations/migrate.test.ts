import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../open-store.ts'
import { openSqlite } from '../sqlite/node-sqlite.ts'
import { SQLITE_FILE } from '../sqlite/open-sqlite.ts'

test('a database of another version is refused in a sentence, and is left as it was', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'migrate-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const open = () => openStore({ dataDir, databaseUrl: null, onLostConnection: () => {}, retryForMs: 0 })
	await (await open()).close()
	await (await open()).close()
	const raw = openSqlite(join(dataDir, SQLITE_FILE))
	raw.exec(`insert into kysely_migration (name, timestamp) values ('2.0.0', '2027-01-01')`)
	raw.close()
	await expect(open()).rejects.toThrow('run that version, or give this one an empty database')
	const again = openSqlite(join(dataDir, SQLITE_FILE))
	onTestFinished(() => again.close())
	expect(again.prepare('select name from kysely_migration order by name').all()).toEqual([
		{ name: '1.0.0' },
		{ name: '2.0.0' },
	])
})

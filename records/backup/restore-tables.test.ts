import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/open-sqlite.ts'
import type { BackupLine } from './backup-file.ts'
import { knownTables, LATEST_MIGRATION } from './known-tables.ts'
import { restoreTables } from './restore-tables.ts'

test('a table of an archive that the site does not know stops it, and nothing is changed', async () => {
	const store = openSqliteStore(mkdtempSync(join(tmpdir(), 'restore-tables-')))
	const tables = (await knownTables()).map(({ table }) => table)
	async function* lines(): AsyncGenerator<BackupLine> {
		yield { table: 'job_run', columns: ['job', 'day', 'done_at'] }
		yield { row: ['digest', '2026-11-21', 1] }
		yield { table: 'kysely_migration', columns: ['name', 'timestamp'] }
		yield { row: ['9999_forged', 'now'] }
	}
	const restoring = restoreTables(store.db, { lines, level: LATEST_MIGRATION, tables, replace: false })
	await expect(restoring).rejects.toThrow('invalid table in the backup: kysely_migration')
	expect(await store.db.selectFrom('job_run').selectAll().execute()).toEqual([])
	await store.close()
})

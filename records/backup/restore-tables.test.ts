import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMigrated } from '../store/migrations/migrate.ts'
import { openSqliteStore } from '../store/sqlite/open-sqlite.ts'
import { knownTables } from './known-tables.ts'
import { restoreTables } from './restore-tables.ts'

test('a backup of an older version with fewer tables is restored', async () => {
	const store = openSqliteStore(mkdtempSync(join(tmpdir(), 'restore-tables-')))
	const tables = (await knownTables()).map(({ table }) => table)
	const restoring = { lines: async function* () {}, level: '0001_applications', tables, replace: false }
	await restoreTables(store.db, restoring)
	expect(await isMigrated(store.db)).toBe(true)
	await store.close()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { backUp } from './backup.ts'
import { knownTables, SIGN_IN_TABLES } from './known-tables.ts'
import { restore } from './restore.ts'

/** Written once by each start of a store. */
const OF_THE_STORE = ['store_note']

async function aPlace(engine: Store['engine']) {
	const dataDir = mkdtempSync(join(tmpdir(), 'every-table-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	return { dataDir, databaseUrl: engine === 'postgres' ? await freshDatabase() : null, secrets: {} }
}

async function open(place: { dataDir: string; databaseUrl: string | null }): Promise<Store> {
	const store = await openStore({ ...place, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	return store
}

/** One row in each table: every text is "x" and every number 1, so that each reference is found. */
async function fillEveryTable({ db }: Store) {
	const columns = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns]))
	for (const { table } of await knownTables()) {
		if (OF_THE_STORE.includes(table)) continue
		const values = (columns.get(table) ?? []).map(({ name, dataType }) => [name, /int/i.test(dataType) ? 1 : 'x'])
		await db
			.insertInto(table as 'donation')
			.values(Object.fromEntries(values))
			.execute()
	}
}

async function readEveryTable({ db }: Store) {
	const read = async (table: string) => [
		table,
		await db
			.selectFrom(table as 'donation')
			.selectAll()
			.execute(),
	]
	return Object.fromEntries(await Promise.all((await knownTables()).map(({ table }) => read(table))))
}

for (const from of ENGINES) {
	for (const to of ENGINES) {
		test(`${from} to ${to}: a row of every table is restored as it was, over other ones too, except what signs in`, async () => {
			const [source, target] = [await aPlace(from), await aPlace(to)]
			const store = await open(source)
			await fillEveryTable(store)
			const before = await readEveryTable(store)
			expect(Object.keys(before)).toEqual(
				expect.arrayContaining(['donation', 'payment', 'ledger_entry', 'provider_event', 'gift_aid_claim_line']),
			)
			const file = join(source.dataDir, 'backup.gz')
			await backUp(source, file)
			await restore(file, { ...target, replace: false })
			await restore(file, { ...target, replace: true })
			const restored = await open(target)
			const signIn = Object.fromEntries(SIGN_IN_TABLES.map((table) => [table, []]))
			expect(await readEveryTable(restored)).toEqual({ ...before, ...signIn })
			const change = restored.db.updateTable('ledger_entry').set({ amount_minor: 2 }).execute()
			await expect(change).rejects.toThrow('never changed or deleted')
		})
	}
}

import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDraft } from '#records/drafts/drafts.ts'
import { openStore } from '#records/store/open-store.ts'
import { createUpkeep } from './upkeep.ts'

const SILENT = { info() {}, warn() {}, error() {} }

test('each round moves what was written from the write-ahead log into the file', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'upkeep-'))
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const sizeOfLog = () => statSync(join(dataDir, 'records.db-wal')).size
	const upkeep = createUpkeep({ store, log: SILENT })
	// The heartbeat of a round is written after its checkpoint.
	await upkeep.round()
	for (let count = 0; count < 50; count += 1) await startDraft(store, 'contact', { message: 'x'.repeat(5000) }, count)
	const before = sizeOfLog()
	await upkeep.round()
	expect(before).toBeGreaterThan(250_000)
	expect(sizeOfLog()).toBeLessThan(50_000)
})

test('missing submissions found at the start stay a warning while the process runs', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'upkeep-'))
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const upkeep = createUpkeep({ store, log: SILENT, lossWarnings: ['3 submissions are missing'] })
	await upkeep.round()
	expect(upkeep.warnings()).toEqual(['3 submissions are missing'])
})

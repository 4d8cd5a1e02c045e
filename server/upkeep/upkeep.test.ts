import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_ALL_BYTES } from '#records/drafts/draft-limits.ts'
import { startDraft } from '#records/drafts/drafts.ts'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
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
	for (let count = 0; count < 50; count += 1)
		await startDraft(store, 'contact', { message: 'x'.repeat(5000) }, count, 'a visitor')
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

test('unfinished forms that fill their room are a warning, in the log once', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'upkeep-'))
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const logged: unknown[] = []
	const upkeep = createUpkeep({ store, log: { ...SILENT, warn: (...line: unknown[]) => logged.push(line[1]) } })
	await startDraft(store, 'contact', { message: 'x' }, 0, 'a visitor')
	await upkeep.round()
	expect(upkeep.warnings()).toEqual([])
	// As if it were thousands.
	await store.db
		.updateTable('draft')
		.set({ bytes: MAX_ALL_BYTES * 0.6 })
		.execute()
	await upkeep.round()
	await upkeep.round()
	expect(upkeep.warnings()).toEqual([expect.stringContaining('Unfinished forms take 307 of 512 MB')])
	expect(logged).toEqual(['drafts near their storage limit'])
})

test('a flood of the sign-in that turns people away is a warning, in the log once', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'upkeep-'))
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const logged: unknown[] = []
	const upkeep = createUpkeep({ store, log: { ...SILENT, warn: (...line: unknown[]) => logged.push(line[1]) } })
	const none = { key: 'passkey of all', total: 'passkeys', max: 0, withinMs: 60_000 } as const
	await takeAttempt(store, [none], Date.now())
	await upkeep.round()
	await upkeep.round()
	expect(upkeep.warnings()).toEqual([expect.stringContaining('sign-ins by passkey')])
	expect(logged).toEqual(['sign-in limit reached'])
})

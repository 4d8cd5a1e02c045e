import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accept } from '#records/submissions/accept.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { stopClock } from '#tests/builders/time-slices.ts'
import { holdLock } from '#tests/faults/sqlite/lock-holder.ts'
import { openStore } from '../open-store.ts'
import { StoreUnavailableError } from '../store-error.ts'
import { withTimeLimit } from '../time-limit.ts'
import { openSqlite } from './node-sqlite.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const noEmails = () => []

function dataFolder() {
	const dataDir = mkdtempSync(join(tmpdir(), 'locked-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	return dataDir
}

async function open(dataDir: string, { retryForMs = 5000, onFirstRetry = () => {} } = {}) {
	const retries: string[] = []
	const onRetry = ({ reason }: { reason: string }) => {
		if (retries.push(reason) === 1) onFirstRetry()
	}
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {}, retryForMs, onRetry })
	onTestFinished(() => store.close())
	return { store, retries }
}

async function lockedStore(dataDir: string, sql?: string) {
	const lock = await holdLock(dataDir, sql)
	onTestFinished(lock.release)
	return lock
}

test('while another program writes, reads continue and writes wait in order', async () => {
	const dataDir = dataFolder()
	const { store } = await open(dataDir)
	await accept(store, aSubmission({ about: 'before' }), noEmails, NOW)
	const lock = await lockedStore(dataDir)
	// Writes wait for as long as this takes.
	stopClock()

	const stored: number[] = []
	const writes = Array.from({ length: 250 }, async (_, index) => {
		await accept(store, aSubmission(), noEmails, NOW)
		stored.push(index)
	})
	for (let round = 0; round < 40; round += 1) {
		expect(await listSubmissions(store)).toMatchObject([{ about: 'before' }])
	}
	expect(stored).toEqual([])
	await lock.release()
	await Promise.all(writes)
	expect(stored).toEqual(writes.map((_, index) => index))
	expect(await listSubmissions(store)).toHaveLength(251)
})

// The event loop would stop meanwhile. `stalls` of `npm run test:full` measures the pages of a site whose store is locked.
test('SQLite itself waits for no lock', () => {
	const connection = openSqlite(join(dataFolder(), 'any.db'))
	onTestFinished(() => connection.close())
	expect(connection.prepare('pragma busy_timeout').get()).toEqual({ timeout: 0 })
})

test('a write that cannot begin in time is rejected with the reason and stores nothing', async () => {
	const dataDir = dataFolder()
	const { store } = await open(dataDir)
	const lock = await lockedStore(dataDir)
	const refused = withTimeLimit(200, () => accept(store, aSubmission(), noEmails, NOW))
	await expect(refused).rejects.toThrow(StoreUnavailableError)
	await expect(refused).rejects.toThrow('locked by another program')
	await lock.release()
	await accept(store, aSubmission({ about: 'after' }), noEmails, NOW)
	expect(await listSubmissions(store)).toMatchObject([{ about: 'after' }])
})

test('a migrated store opens at once while another program writes', async () => {
	const dataDir = dataFolder()
	await (await open(dataDir)).store.close()
	const lock = await lockedStore(dataDir)
	const { store, retries } = await open(dataDir)
	expect(await listSubmissions(store)).toEqual([])
	expect(retries).toEqual([])
	await lock.release()
})

test('an exclusively locked store opens once the lock is released, or reports it', async () => {
	const dataDir = dataFolder()
	await (await open(dataDir)).store.close()
	const lock = await lockedStore(dataDir, 'pragma locking_mode = exclusive; begin immediate; create table other (x)')
	await expect(open(dataDir, { retryForMs: 0 })).rejects.toThrow('database is locked')
	const { store, retries } = await open(dataDir, { retryForMs: 60_000, onFirstRetry: lock.release })
	expect(retries[0]).toBe('database is locked')
	expect(await listSubmissions(store)).toEqual([])
})

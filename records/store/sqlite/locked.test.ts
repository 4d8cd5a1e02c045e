import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accept } from '#records/submissions/accept.ts'
import { listSubmissions } from '#records/submissions/submissions.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { holdLock } from '#tests/faults/sqlite/lock-holder.ts'
import { openStore } from '../open-store.ts'
import { StoreUnavailableError } from '../store-error.ts'
import { withTimeLimit } from '../time-limit.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const noLetters = () => []

function dataFolder() {
	const dataDir = mkdtempSync(join(tmpdir(), 'locked-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	return dataDir
}

async function open(dataDir: string, retryForMs = 5000) {
	const retries: string[] = []
	const onRetry = ({ reason }: { reason: string }) => void retries.push(reason)
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {}, retryForMs, onRetry })
	onTestFinished(() => store.close())
	return { store, retries }
}

async function lockedStore(dataDir: string, sql?: string) {
	const lock = await holdLock(dataDir, sql)
	onTestFinished(lock.release)
	return lock
}

/** How long nothing else could run, at most, while something is done. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
	let [last, longest] = [performance.now(), 0]
	const timer = setInterval(() => {
		longest = Math.max(longest, performance.now() - last)
		last = performance.now()
	}, 5)
	await work()
	clearInterval(timer)
	return Math.max(longest, performance.now() - last)
}

test('while another program writes, reads continue and writes wait in order without blocking the event loop', async () => {
	const dataDir = dataFolder()
	const { store } = await open(dataDir)
	await accept(store, aSubmission({ about: 'before' }), noLetters, NOW)
	const lock = await lockedStore(dataDir)

	const writes = Array.from({ length: 250 }, () => accept(store, aSubmission(), noLetters, NOW))
	const pause = await longestPause(async () => {
		for (let round = 0; round < 40; round += 1) {
			expect(await listSubmissions(store)).toMatchObject([{ about: 'before' }])
			await new Promise((resolve) => setTimeout(resolve, 10))
		}
	})
	// SQLite's own wait would stop the process for as long as the lock is held.
	expect(pause).toBeLessThan(4500)
	await lock.release()
	await Promise.all(writes)
	expect(await listSubmissions(store)).toHaveLength(251)
})

test('a write that cannot begin in time is rejected with the reason and stores nothing', async () => {
	const dataDir = dataFolder()
	const { store } = await open(dataDir)
	const lock = await lockedStore(dataDir)
	const refused = withTimeLimit(200, () => accept(store, aSubmission(), noLetters, NOW))
	await expect(refused).rejects.toThrow(StoreUnavailableError)
	await expect(refused).rejects.toThrow('locked by another program')
	await lock.release()
	await accept(store, aSubmission({ about: 'after' }), noLetters, NOW)
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
	await expect(open(dataDir, 0)).rejects.toThrow('database is locked')
	const opening = open(dataDir, 30_000)
	const released = setTimeout(() => lock.release(), 1500)
	const { store, retries } = await opening
	clearTimeout(released)
	expect(retries[0]).toBe('database is locked')
	expect(await listSubmissions(store)).toEqual([])
})

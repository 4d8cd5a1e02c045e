import { expect, onTestFinished, test, vi } from 'vitest'
import { aReplica, aSyncedReplica, biscuit } from '#tests/builders/backend/replica.ts'

/** A busy machine takes its time. */
const WAIT = { timeout: 30_000, interval: 5 }

/** No timer fires unless the test advances them. */
function withoutTime() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
}

test('the first request waits for the first sync and gets all of it, found by slug, id and picture', async () => {
	const { replica } = await aSyncedReplica()
	const content = await replica.current()

	expect(content.options?.site.name).toBe('Fairlead')
	expect(content.notificationEmail).toBe('office@fairlead.example')
	expect(content.dogs.map(({ title }) => title)).toEqual(['Biscuit', 'Juno'])
	expect(content.dog('juno')).toBe(content.dogById(102))
	expect(content.picture('1101')?.version).toBe('v1')
	expect(Object.isFrozen(content.dogs)).toBe(true)
	expect(content.isPartial).toBeUndefined()
	expect(replica.status()).toMatchObject({ hasContent: true, lastError: null, counts: { dogs: 2, merch: 0 } })
	expect(replica.status().lastSyncAt).not.toBeNull()
})

test('without a snapshot and without options requests are answered at once, and the options are retried', async () => {
	const { replica, world } = await aReplica()
	world.broken.add('options')
	world.delay = (call) => (call === 'dogs' ? new Promise(() => {}) : Promise.resolve())
	withoutTime()
	await replica.start()

	expect(await replica.current()).toMatchObject({ options: null, dogs: [] })
	expect(replica.status()).toMatchObject({
		hasContent: false,
		lastError: 'the content backend answered 500 for options',
	})
})

test('options that fail at first are shown once the backend recovers', async () => {
	const { replica, world } = await aReplica()
	world.broken.add('options')
	await replica.start()
	expect((await replica.current()).options).toBeNull()

	world.broken.clear()

	await vi.waitFor(async () => expect((await replica.current()).options).not.toBeNull(), WAIT)
})

test('a request waits at most ten seconds for the first sync, then gets the lists that have arrived', async () => {
	withoutTime()
	const { replica, world } = await aReplica()
	world.shelves.dogs.push(biscuit)
	world.delay = (call) => (call === 'merch' ? new Promise(() => {}) : Promise.resolve())
	await replica.start()
	let answered = false
	const asked = replica.current().finally(() => {
		answered = true
	})

	await vi.advanceTimersByTimeAsync(9_900)
	expect(answered).toBe(false)
	await vi.advanceTimersByTimeAsync(200)

	const content = await asked
	expect(content.dog('biscuit')?.title).toBe('Biscuit')
	// Whether an item is missing cannot be told yet.
	expect(content.isPartial).toBe(true)
})

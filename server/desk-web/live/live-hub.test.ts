import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { freshStore } from '#tests/records/stores.ts'
import { createLiveHub } from './live-hub.ts'

/** A stream would end by it too. */
const NO_HEARTBEAT_MS = HOUR_MS

test('a session that ended while the database was away loses its stream with the next read', async () => {
	const store = await freshStore('sqlite')
	let lookups = 0
	let isSignedIn = true
	let isAway = false
	const warned = vi.fn()
	const hub = createLiveHub({
		store,
		pollMs: 5,
		heartbeatMs: NO_HEARTBEAT_MS,
		log: { warn: warned },
		async isAllowed() {
			lookups += 1
			if (isAway) throw new Error('the database is away')
			return isSignedIn
		},
	})
	onTestFinished(hub.stop)
	const { body } = await hub.open('ana', undefined)
	let hasEnded = false
	const reading = (async () => {
		for await (const _ of body ?? []);
		hasEnded = true
	})()

	isSignedIn = false
	isAway = true
	const access = { at: 1, kind: 'access', reference: '', staff_id: null } as const
	await store.db.insertInto('desk_event').values(access).execute()
	await expect.poll(() => lookups).toBeGreaterThan(1)
	expect([hasEnded, warned.mock.calls[0]?.[1]]).toEqual([false, 'desk events lookup failed'])

	isAway = false
	await reading
	expect(hasEnded).toBe(true)
})

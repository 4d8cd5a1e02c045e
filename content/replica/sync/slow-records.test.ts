// A change of thousands of records must let requests in between. Here each record takes a whole slice, so the event loop must go
// round after each. `tests/stalls` measures a change of a thousand.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import type { Loaded } from '#content/wordpress/http/backend.ts'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { tempDir } from '#tests/builders/backend/replica.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { mostInOneTurn, stopClock } from '#tests/builders/time-slices.ts'
import { emptyReplicaData, type ReplicaData } from '../replica-data.ts'
import { createReplicaState } from '../replica-state.ts'
import { createSnapshotStore } from '../snapshot/snapshot.ts'

const COUNT = 6

const log = pino({ level: 'silent' })

/** Dogs that take long to be written down. */
function slowDogs() {
	const passTime = stopClock()
	let count = 0
	const dogs = Array.from({ length: COUNT }, (_, index): Loaded<Dog> & { toJSON(): unknown } => {
		const loaded = loadedDog(aDog({ id: index + 1, slug: `dog-${index + 1}` }))
		return {
			...loaded,
			toJSON() {
				count++
				passTime()
				return loaded
			},
		}
	})
	const lists: ReplicaData = { ...emptyReplicaData(), items: { ...emptyReplicaData().items, dogs } }
	return { lists, written: () => count }
}

test('a revision of slow records is made one slice at a time', async () => {
	const { lists, written } = slowDogs()
	const state = createReplicaState({ changed: () => {}, log })
	await state.patch(() => lists)
	expect(await mostInOneTurn(state.publish, written)).toBe(1)
	expect(written()).toBe(COUNT)
})

test('a snapshot of slow records is written one slice at a time', async () => {
	const { lists, written } = slowDogs()
	const store = createSnapshotStore(await tempDir(), 'http://wp.example', log)
	expect(await mostInOneTurn(() => store.write(lists, '2026-11-21T12:00:00Z'), written)).toBe(1)
	expect(written()).toBe(COUNT)
})

test('a revision and a snapshot at the same time take turns', async () => {
	const { lists, written } = slowDogs()
	const state = createReplicaState({ changed: () => {}, log })
	await state.patch(() => lists)
	const store = createSnapshotStore(await tempDir(), 'http://wp.example', log)
	const both = () => Promise.all([state.publish(), store.write(lists, '2026-11-21T12:00:00Z')])
	expect(await mostInOneTurn(both, written)).toBe(1)
	expect(written()).toBe(2 * COUNT)
})

import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import type { Content } from '../model/content.ts'
import type { ReplicaData } from './replica-data.ts'
import { createReplicaState } from './replica-state.ts'

const log = pino({ level: 'silent' })

function withDogs(count: number) {
	const dogs = manyDogs(count).map((dog) => loadedDog(dog))
	return (data: ReplicaData): ReplicaData => ({ ...data, items: { ...data.items, dogs } })
}

test('readers and listeners see a revision once it is prepared', async () => {
	let finish = () => {}
	const preparing: Content[] = []
	const prepare = (next: Content) => {
		preparing.push(next)
		return new Promise<void>((resolve) => {
			finish = resolve
		})
	}
	const state = createReplicaState({ changed: () => {}, prepare, log })
	const heard: number[] = []
	state.onRevision(({ dogs }) => heard.push(dogs.length))
	await state.patch(withDogs(3))
	const published = state.publish()
	await expect.poll(() => preparing.length).toBe(1)
	expect([state.content().dogs.length, heard]).toEqual([0, []])
	finish()
	await published
	expect([state.content().dogs.length, heard]).toEqual([3, [3]])
	expect(state.content()).toBe(preparing[0])
})

test('a failed preparation does not delay the revision, and the next one runs again', async () => {
	const prepare = () => Promise.reject(new Error('broken'))
	const state = createReplicaState({ changed: () => {}, prepare, log })
	for (const count of [1, 2]) {
		await state.patch(withDogs(count))
		await state.publish()
		expect(state.content().dogs).toHaveLength(count)
	}
})

test('a revision is never followed by an older one, and the newest data wins', async () => {
	const state = createReplicaState({ changed: () => {}, log })
	const heard: number[] = []
	state.onRevision(({ dogs }) => heard.push(dogs.length))
	for (const count of [300, 2, 1]) {
		await state.patch(withDogs(count))
		void state.publish()
	}
	await state.publish()
	expect(heard.at(-1)).toBe(1)
	expect(state.content().dogs).toHaveLength(1)
})

import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadedDog } from '#tests/builders/backend.ts'
import { aDog } from '#tests/builders/dog.ts'
import { longestBlock } from '#tests/builders/longest-block.ts'
import { manyDogs } from '#tests/builders/many-dogs.ts'
import type { Content } from '../model/content.ts'
import type { ReplicaData } from './replica-data.ts'
import { createReplicaState } from './replica-state.ts'

const log = pino({ level: 'silent' })

function withDogs(count: number) {
	const dogs = manyDogs(count).map((dog) => loadedDog(dog))
	return (lists: ReplicaData): ReplicaData => ({ ...lists, items: { ...lists.items, dogs } })
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
	const keeper = createReplicaState({ changed: () => {}, prepare, log })
	const heard: number[] = []
	keeper.onRevision(({ dogs }) => heard.push(dogs.length))
	await keeper.patch(withDogs(3))
	const published = keeper.publish()
	await expect.poll(() => preparing.length).toBe(1)
	expect([keeper.content().dogs.length, heard]).toEqual([0, []])
	finish()
	await published
	expect([keeper.content().dogs.length, heard]).toEqual([3, [3]])
	expect(keeper.content()).toBe(preparing[0])
})

test('a preparation that fails does not keep the news from readers, and the next one runs again', async () => {
	const prepare = () => Promise.reject(new Error('broken'))
	const keeper = createReplicaState({ changed: () => {}, prepare, log })
	for (const count of [1, 2]) {
		await keeper.patch(withDogs(count))
		await keeper.publish()
		expect(keeper.content().dogs).toHaveLength(count)
	}
})

test('a revision is never followed by an older one, and the newest lists win', async () => {
	const keeper = createReplicaState({ changed: () => {}, log })
	const heard: number[] = []
	keeper.onRevision(({ dogs }) => heard.push(dogs.length))
	for (const count of [300, 2, 1]) {
		await keeper.patch(withDogs(count))
		void keeper.publish()
	}
	await keeper.publish()
	expect(heard.at(-1)).toBe(1)
	expect(keeper.content().dogs).toHaveLength(1)
})

test('a thousand dogs with long stories become a revision without holding the event loop for more than 50 ms', async () => {
	const keeper = createReplicaState({ changed: () => {}, log })
	const html = 'A story. '.repeat(5000)
	const dogs = Array.from({ length: 1000 }, (_, n) => loadedDog(aDog({ id: n + 1, html })))
	await keeper.patch((lists) => ({ ...lists, items: { ...lists.items, dogs } }))
	expect(await longestBlock(() => keeper.publish())).toBeLessThan(50)
})

import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { searchDogs } from '#domain/dogs/search/search.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'
import { mostInOneTurn, stopClock } from '#tests/builders/time-slices.ts'
import { finishPreparing, prepareContent } from './prepare-content.server.ts'

const today = new Date('2026-11-21')

/** Dogs that count how often their story is read. `onReading` happens each time. */
function countedDogs(count: number, onReading = () => {}) {
	const readings: number[] = []
	const dogs = manyDogs(count).map((dog) => {
		const { id, html } = dog
		return Object.defineProperty({ ...dog, status: 'available' as const }, 'html', {
			get() {
				readings.push(id)
				onReading()
				return html
			},
		})
	})
	return { dogs, readings }
}

test('list and search are ready before a revision is published, and a changed dog costs one dog to index', async () => {
	const { dogs, readings } = countedDogs(30)
	const first = someContent({ dogs })
	await prepareContent({ next: first, before: someContent(), today })
	await finishPreparing(first, today)
	expect(readings).toHaveLength(30)
	const index = dogsIndex(first, today)

	const changed: Dog = { ...aDog({ id: 7, title: 'Zanzibar' }), status: 'available' }
	const second = someContent({ dogs: [...dogs.filter(({ id }) => id !== 7), changed] })
	await prepareContent({ next: second, before: first, today })
	expect((await searchDogs(second, 'zanzibar')).ids).toEqual([7])
	expect(readings).toHaveLength(30)
	expect(dogsIndex(second, today)).not.toBe(index)
	expect(dogsIndex(second, today)).toBe(dogsIndex(second, today))
})

test('a removed dog is no longer found', async () => {
	const dogs = manyDogs(3).map((dog): Dog => ({ ...dog, title: `Zanzibar ${dog.id}`, status: 'available' }))
	const [first, second] = [someContent({ dogs }), someContent({ dogs: dogs.slice(1) })]
	await prepareContent({ next: first, before: someContent(), today })
	await prepareContent({ next: second, before: first, today })
	expect((await searchDogs(second, 'zanzibar')).ids.toSorted()).toEqual([2, 3])
})

// `tests/stalls` measures five hundred dogs.
test('however long each story takes, the event loop goes round after it', async () => {
	const { dogs, readings } = countedDogs(30, stopClock())
	const next = someContent({ dogs })
	const prepare = async () => {
		await prepareContent({ next, before: someContent(), today })
		await finishPreparing(next, today)
	}
	expect(await mostInOneTurn(prepare, () => readings.length)).toBe(1)
	expect(readings).toHaveLength(30)
})

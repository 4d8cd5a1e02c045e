import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import type { ItemsAnswer, Loaded } from '#content/wordpress/http/backend.ts'
import { runAtOnce, type Steps } from '#lib/time-slices.ts'
import { loadedDog } from '#tests/builders/backend/backend.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { createShrinkGuard } from '../removals/shrink-guard.ts'
import { createWithheldRemovals } from '../removals/withheld.ts'
import { emptyReplicaData, type ReplicaData } from '../replica-data.ts'
import { applyResponse, type Scope } from './apply-response.ts'

const MANY = 2000
/** What one step may look at: a tenth of a millisecond on any machine. */
const MAX_RECORDS_PER_STEP = 600

const log = pino({ level: 'silent' })

/** Dogs that note who is looked at since `looked` was emptied. */
function watchedDogs(count: number, changes: Partial<Dog> = {}) {
	const looked = new Set<number>()
	const dogs = Array.from({ length: count }, (_, index): Loaded<Dog> => {
		const { item, pictures } = loadedDog(aDog({ id: index + 1, slug: `dog-${index + 1}`, ...changes }))
		return {
			pictures,
			get item() {
				looked.add(index + 1)
				return item
			},
		}
	})
	return { dogs, looked }
}

function taking(data: ReplicaData, items: Loaded<Dog>[], scope: Scope): Steps<ReplicaData> {
	const answer: ItemsAnswer<Dog> = { items, seen: items.map(({ item }) => item.id) }
	const guard = createShrinkGuard(createWithheldRemovals({ log, now: Date.now, uptime: () => 0 }), log, Date.now)
	return applyResponse(data, 'dogs', answer, scope, { guard, onDuplicates: () => {}, now: 0 })
}

function withDogs(dogs: Loaded<Dog>[]): ReplicaData {
	return { ...emptyReplicaData(), items: { ...emptyReplicaData().items, dogs } }
}

/** Takes all steps and tells how many records the longest of them looked at. */
function mostLookedAt(steps: Steps<ReplicaData>, looked: Set<number>) {
	let most = 0
	for (;;) {
		looked.clear()
		const step = steps.next()
		most = Math.max(most, looked.size)
		if (step.done) return { data: step.value, most }
	}
}

test('one changed dog among thousands is applied a few hundred records at a time', () => {
	const { dogs, looked } = watchedDogs(MANY)
	const changed = loadedDog(aDog({ id: 1500, slug: 'zanzibar', title: 'Zanzibar' }))
	const steps = taking(withDogs(dogs), [changed], { isRequested: (id) => id === 1500, isComplete: false })
	const { data, most } = mostLookedAt(steps, looked)
	expect(most).toBeLessThan(MAX_RECORDS_PER_STEP)
	expect(data.items.dogs).toHaveLength(MANY)
	expect(data.items.dogs[1499]).toBe(changed)
	expect(data.items.dogs[0]).toBe(dogs[0])
	expect(data.oldSlugs).toEqual({ 'dogs/dog-1500': 1500 })
})

test.each([
	['the same dogs', {}],
	['all of them changed', { title: 'Zanzibar' }],
])('a whole list with %s is applied a few hundred records at a time', (_, changes) => {
	const { dogs, looked } = watchedDogs(MANY)
	const items = watchedDogs(MANY, changes).dogs.toReversed()
	const steps = taking(withDogs(dogs), items, { isRequested: () => true, isComplete: true })
	const { data, most } = mostLookedAt(steps, looked)
	expect(most).toBeLessThan(MAX_RECORDS_PER_STEP)
	expect(data.items.dogs.map(({ item }) => item.id)).toEqual(dogs.map(({ item }) => item.id))
})

test('new, changed, renamed and missing dogs leave the list sorted by id', () => {
	const { dogs } = watchedDogs(30)
	const whole = { isRequested: () => true, isComplete: true }
	const answer = [
		loadedDog(aDog({ id: 40, slug: 'new' })),
		loadedDog(aDog({ id: 2, slug: 'renamed' })),
		...dogs.slice(3).toReversed(),
	]
	const data = runAtOnce(taking(withDogs(dogs), answer, whole))
	expect(data.items.dogs.map(({ item }) => item.id)).toEqual([2, ...dogs.slice(3).map(({ item }) => item.id), 40])
	expect(data.oldSlugs).toEqual({ 'dogs/dog-2': 2 })
	expect(data.removals.dogs?.map(({ id }) => id)).toEqual([1, 3])
	expect(runAtOnce(taking(data, [...data.items.dogs], whole))).toBe(data)
})

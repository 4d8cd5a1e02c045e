import { expect, test } from 'vitest'
import { mapInSteps, type Steps } from '#lib/time-slices.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { mostInOneTurn, stopClock } from '#tests/builders/time-slices.ts'
import { createLookup } from './lookup.ts'

const dogs = Array.from({ length: 2000 }, (_, index) => aDog({ id: index + 1 }))

/** A lookup whose steps take longer than a slice. */
function slowLookup() {
	const passTime = stopClock()
	const made = { times: 0, steps: 0 }
	const lookup = createLookup(function* (all): Steps<number[]> {
		made.times++
		for (let step = 0; step < 3; step++) {
			made.steps++
			passTime()
			yield
		}
		return yield* mapInSteps(all, ({ id }) => id)
	})
	return { lookup, made }
}

test('a prepared lookup is built in slices, with other work in between', async () => {
	const { lookup, made } = slowLookup()
	expect(
		await mostInOneTurn(
			() => lookup.prepare(dogs),
			() => made.steps,
		),
	).toBe(1)
	expect(made.steps).toBe(3)
	expect(lookup.of(dogs)).toHaveLength(2000)
	await lookup.prepare(dogs)
	expect(made.times).toBe(1)
})

test('an unprepared lookup is built on demand, once per list of dogs', () => {
	const { lookup, made } = slowLookup()
	expect(lookup.of(dogs)).toBe(lookup.of(dogs))
	expect(made.times).toBe(1)
	expect(lookup.of(dogs.slice(0, 2))).toEqual([1, 2])
})

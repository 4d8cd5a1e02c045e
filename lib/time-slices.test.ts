import { expect, test } from 'vitest'
import { mostInOneTurn, stopClock } from '#tests/builders/time-slices.ts'
import { runInSlices, type Steps } from './time-slices.ts'

/** Computations whose steps each take longer than a slice, and the names of those that did a step, in order. */
function slowComputations() {
	const passTime = stopClock()
	const done: string[] = []
	function* stepsOf(name: string, count: number): Steps<string> {
		for (let step = 0; step < count; step++) {
			passTime()
			done.push(name)
			yield
		}
		return name
	}
	return { stepsOf, done }
}

test('running computations take turns: one slice in each round of the event loop, however many run', async () => {
	const { stepsOf, done } = slowComputations()
	const works = ['a', 'b', 'c'].map((name) => () => runInSlices(stepsOf(name, 3)))
	const results: string[] = []
	const all = async () => results.push(...(await Promise.all(works.map((work) => work()))))
	expect(await mostInOneTurn(all, () => done.length)).toBe(1)
	expect(results).toEqual(['a', 'b', 'c'])
	expect(done.slice(0, 3)).toEqual(['a', 'b', 'c'])
})

test('what holds the event loop already goes on in the next round', async () => {
	const { stepsOf, done } = slowComputations()
	const work = runInSlices(stepsOf('a', 1))
	await Promise.resolve()
	expect(done).toEqual([])
	await work
	expect(done).toEqual(['a'])
})

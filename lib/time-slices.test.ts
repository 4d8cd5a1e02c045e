import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runInSlices, type Steps } from './time-slices.ts'

function* stepsOf(name: string, count: number, done: string[]): Steps<string> {
	for (let step = 0; step < count; step++) {
		const end = performance.now() + 11
		while (performance.now() < end);
		done.push(name)
		yield
	}
	return name
}

test('running computations take turns: one slice in each round of the event loop, however many run', async () => {
	const done: string[] = []
	const rounds: number[] = []
	const works = Promise.all(['a', 'b', 'c'].map((name) => runInSlices(stepsOf(name, 3, done))))
	while (done.length < 9) {
		const before = done.length
		await setImmediate()
		rounds.push(done.length - before)
	}
	expect(await works).toEqual(['a', 'b', 'c'])
	expect(Math.max(...rounds)).toBe(1)
	expect(done.slice(0, 3)).toEqual(['a', 'b', 'c'])
})

test('what holds the event loop already goes on in the next round', async () => {
	const done: string[] = []
	const work = runInSlices(stepsOf('a', 1, done))
	await Promise.resolve()
	expect(done).toEqual([])
	await work
	expect(done).toEqual(['a'])
})

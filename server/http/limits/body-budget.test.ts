import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

function aBudget() {
	let time = 0
	const cut: string[] = []
	const budget = createBodyBudget({ maxBytes: 100, maxBytesPerAddress: 60, now: () => time })
	return {
		cut,
		open: (name: string, address: string) => budget.open(address, () => cut.push(name)),
		later(ms: number) {
			time += ms
		},
	}
}

test('bodies share one budget, and released memory is available to others', () => {
	const { open } = aBudget()
	const one = open('one', 'a')
	expect(one.reserve(60)).toBe(true)
	expect(one.reserve(1)).toBe(false)
	one.release()
	expect(open('two', 'a').reserve(60)).toBe(true)
})

test('a client with large bodies loses the largest to a smaller form from the same address', () => {
	const { open, cut } = aBudget()
	for (const name of ['first', 'second']) expect(open(name, 'a').reserve(name === 'first' ? 20 : 40)).toBe(true)
	expect(open('form', 'a').reserve(5)).toBe(true)
	expect(cut).toEqual(['second'])
})

test('a large body does not displace smaller ones from the same address', () => {
	const { open, cut } = aBudget()
	for (let index = 0; index < 6; index += 1) open(`form ${index}`, 'a').reserve(10)
	const large = open('large', 'a')
	expect(large.reserve(10)).toBe(false)
	expect(cut).toEqual([])
})

test('an old unfinished body yields to a new one of its size', () => {
	const { open, cut, later } = aBudget()
	for (let index = 0; index < 6; index += 1) open(`form ${index}`, 'a').reserve(10)
	expect(open('early', 'a').reserve(10)).toBe(false)
	later(10_001)
	expect(open('late', 'a').reserve(10)).toBe(true)
	expect(cut).toEqual(['form 0'])
})

test('when the budget is used up, the address that holds most yields', () => {
	const { open, cut } = aBudget()
	open('flood', 'a').reserve(55)
	open('form', 'b').reserve(40)
	expect(open('third', 'c').reserve(10)).toBe(true)
	expect(cut).toEqual(['flood'])
})

test('equal addresses do not displace each other while their bodies are new', () => {
	const { open, cut, later } = aBudget()
	for (const address of ['a', 'b', 'c', 'd']) open(address, address).reserve(25)
	expect(open('late', 'e').reserve(25)).toBe(false)
	later(10_001)
	expect(open('later', 'f').reserve(25)).toBe(true)
	expect(cut).toEqual(['a'])
})

test('a complete body is never aborted', () => {
	const { open, cut } = aBudget()
	const whole = open('whole', 'a')
	whole.reserve(60)
	whole.complete()
	expect(open('form', 'a').reserve(5)).toBe(false)
	expect(cut).toEqual([])
})

test('an aborted body cannot reserve more memory', () => {
	const { open } = aBudget()
	const flood = open('flood', 'a')
	flood.reserve(60)
	open('form', 'a').reserve(5)
	expect(flood.reserve(1)).toBe(false)
})

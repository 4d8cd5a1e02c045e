import { expect, test } from 'vitest'
import { difference, has, intersection, setOf, sizeOf, sizeOfIntersection, union } from './bit-set.ts'

const LIMIT = 100
const even = setOf(LIMIT, (number) => number % 2 === 0)
const threes = setOf(LIMIT, (number) => number % 3 === 0)
const members = (set: Uint32Array) => Array.from({ length: LIMIT }, (_, i) => i).filter((number) => has(set, number))

test('sets hold what was put in, over the edges of their words', () => {
	expect(members(setOf(LIMIT, (number) => [0, 31, 32, 63, 64, 99].includes(number)))).toEqual([0, 31, 32, 63, 64, 99])
	expect(sizeOf(setOf(LIMIT, () => true))).toBe(LIMIT)
	expect(sizeOf(setOf(0, () => true))).toBe(0)
})

test('both, either and without are what they are called', () => {
	const numbers = Array.from({ length: LIMIT }, (_, i) => i)
	expect(members(intersection(even, threes))).toEqual(numbers.filter((n) => n % 6 === 0))
	expect(members(union(even, threes))).toEqual(numbers.filter((n) => n % 2 === 0 || n % 3 === 0))
	expect(members(difference(even, threes))).toEqual(numbers.filter((n) => n % 2 === 0 && n % 3 !== 0))
	expect(sizeOf(union(even, threes))).toBe(67)
	expect(sizeOfIntersection(even, threes)).toBe(17)
})

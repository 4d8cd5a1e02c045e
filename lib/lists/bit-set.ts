/** An immutable set of integers below a fixed limit: ten thousand take 1.25 KB. */
export type BitSet = Uint32Array

const BITS = 32

export function emptySet(limit: number): BitSet {
	return new Uint32Array(Math.ceil(limit / BITS))
}

export function setOf(limit: number, isIn: (number: number) => boolean): BitSet {
	const set = emptySet(limit)
	for (let number = 0; number < limit; number++) {
		if (isIn(number)) set[number >>> 5] = word(set, number >>> 5) | (1 << (number & 31))
	}
	return set
}

export function has(set: BitSet, number: number): boolean {
	return ((word(set, number >>> 5) >>> (number & 31)) & 1) === 1
}

/** Both sets must have the same limit, as in all functions here. */
export function intersection(a: BitSet, b: BitSet): BitSet {
	// Ten times as fast as `map`.
	const both = new Uint32Array(a.length)
	for (let i = 0; i < a.length; i++) both[i] = word(a, i) & word(b, i)
	return both
}

export function union(a: BitSet, b: BitSet): BitSet {
	const either = new Uint32Array(a.length)
	for (let i = 0; i < a.length; i++) either[i] = word(a, i) | word(b, i)
	return either
}

export function difference(a: BitSet, b: BitSet): BitSet {
	const left = new Uint32Array(a.length)
	for (let i = 0; i < a.length; i++) left[i] = word(a, i) & ~word(b, i)
	return left
}

export function withNumbers(set: BitSet, numbers: readonly number[]): BitSet {
	const more = set.slice()
	for (const number of numbers) more[number >>> 5] = word(more, number >>> 5) | (1 << (number & 31))
	return more
}

export function withoutNumbers(set: BitSet, numbers: readonly number[]): BitSet {
	const left = set.slice()
	for (const number of numbers) left[number >>> 5] = word(left, number >>> 5) & ~(1 << (number & 31))
	return left
}

export function sizeOf(set: BitSet): number {
	let size = 0
	for (let i = 0; i < set.length; i++) size += ones(word(set, i))
	return size
}

export function sizeOfIntersection(a: BitSet, b: BitSet): number {
	let size = 0
	for (let i = 0; i < a.length; i++) size += ones(word(a, i) & word(b, i))
	return size
}

function word(set: BitSet, i: number): number {
	return set[i] ?? 0
}

/** Population count: Hacker's Delight, figure 5-2. */
function ones(bits: number): number {
	const pairs = bits - ((bits >>> 1) & 0x55555555)
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export type Random = () => number

/** A seeded random number generator, 0 to 1. */
export function randomFrom(seed: string): Random {
	let state = 1779033703 ^ seed.length
	for (const letter of seed) {
		state = Math.imul(state ^ letter.charCodeAt(0), 3432918353)
		state = (state << 13) | (state >>> 19)
	}
	return () => {
		state = Math.imul(state ^ (state >>> 16), 2246822507)
		state = Math.imul(state ^ (state >>> 13), 3266489909)
		state ^= state >>> 16
		state += 0x6d2b79f5
		let t = state
		t = Math.imul(t ^ (t >>> 15), t | 1)
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
}

export function pickFrom<T>(random: Random, list: readonly [T, ...T[]]): T {
	return list[Math.floor(random() * list.length)] ?? list[0]
}

/** Repeats the same run after a failure: the seed is in the message. */
export function createRandom(seed: number) {
	let state = seed
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return state / 2 ** 32
	}
	return { pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T }
}

export type Random = ReturnType<typeof createRandom>

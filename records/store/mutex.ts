/** A FIFO mutex. */
export function createMutex() {
	let last = Promise.resolve()

	/** Resolves to the function that unlocks it. */
	return async function lock(): Promise<() => void> {
		const before = last
		const { promise, resolve } = Promise.withResolvers<void>()
		last = promise
		await before
		return resolve
	}
}

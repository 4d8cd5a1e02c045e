/** Lets one at a time through, in the order they came. */
export function createMutex() {
	let last = Promise.resolve()

	/** Resolves when it is the caller's turn, with what ends that turn. */
	return async function lock(): Promise<() => void> {
		const before = last
		const { promise, resolve } = Promise.withResolvers<void>()
		last = promise
		await before
		return resolve
	}
}

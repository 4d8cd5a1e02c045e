import type { Store } from '#records/store/open-store.ts'

class ProcessKilledError extends Error {}

/**
 * A process that is killed at a step: before or after a transaction, or before or after another call (`between`). Nothing that it does
 * afterwards has an effect.
 */
export function killedAt(step: number, store: Store) {
	let count = 0
	const pass = () => {
		count += 1
		if (count >= step) throw new ProcessKilledError()
	}
	const between = async <T>(work: () => Promise<T>) => {
		pass()
		const result = await work()
		pass()
		return result
	}
	const write: Store['write'] = (work) => between(() => store.write(work))
	return { store: { ...store, write }, between }
}

/** Whether it was. @throws any other error */
export function wasKilled(work: Promise<unknown>): Promise<boolean> {
	return work.then(
		() => false,
		(error: unknown) => {
			if (error instanceof ProcessKilledError) return true
			throw error
		},
	)
}

/** Runs at most `size` tasks at once, the others in the order they came. */
export function createQueue(size: number) {
	const waiting: (() => void)[] = []
	let running = 0
	return async function run<T>(task: () => Promise<T>): Promise<T> {
		if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
		else running++
		try {
			return await task()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running--
		}
	}
}

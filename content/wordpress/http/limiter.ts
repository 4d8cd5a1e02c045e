/** Runs jobs a few at a time, in the order they came: a small WordPress serves four at once, not forty. */
export function createLimiter(most: number) {
	const waiting: (() => void)[] = []
	let running = 0

	return async function limited<T>(job: () => Promise<T>): Promise<T> {
		if (running < most) running += 1
		else await new Promise<void>((resolve) => waiting.push(resolve))
		try {
			return await job()
		} finally {
			// The place is handed on, so `running` only falls when nobody waits.
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}

/** Limits concurrent jobs, first come first served: a small WordPress serves four at once, not forty. */
export function createLimiter(max: number) {
	const waiting: (() => void)[] = []
	let running = 0

	return async function runLimited<T>(job: () => Promise<T>): Promise<T> {
		if (running < max) running += 1
		else await new Promise<void>((resolve) => waiting.push(resolve))
		try {
			return await job()
		} finally {
			// The slot passes to the next job.
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}

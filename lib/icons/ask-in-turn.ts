/** Delay before the next source is tried too. */
const ROTATE_MS = 750
/** Time limit for all sources together. */
const TIMEOUT_MS = 5000

/**
 * Requests the first source, and the next one when the one before has failed or not answered for `ROTATE_MS`. The first
 * response wins and the other requests are aborted.
 *
 * @throws the error of the last source, or a `TimeoutError` after `TIMEOUT_MS`.
 */
export async function fetchFromSources<T>(
	sources: string[],
	fetchFrom: (source: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const abort = new AbortController()
	let rotation: ReturnType<typeof setTimeout> | undefined
	let timeout: ReturnType<typeof setTimeout> | undefined
	try {
		return await new Promise<T>((resolve, reject) => {
			let started = 0
			let failed = 0
			function startNext() {
				clearTimeout(rotation)
				const source = sources[started]
				if (source === undefined || abort.signal.aborted) return
				started += 1
				rotation = setTimeout(startNext, ROTATE_MS)
				fetchFrom(source, abort.signal).then(resolve, (error: unknown) => {
					failed += 1
					if (failed === sources.length) reject(error)
					else startNext()
				})
			}
			timeout = setTimeout(() => reject(new DOMException('no source answered in time', 'TimeoutError')), TIMEOUT_MS)
			startNext()
		})
	} finally {
		clearTimeout(rotation)
		clearTimeout(timeout)
		abort.abort()
	}
}

/** How long one source may think before the next is asked too. */
export const ROTATE_MS = 750
/** How long all of them may take together. */
export const TIMEOUT_MS = 5000

/**
 * Asks the first source, and the next one as soon as the one before has failed or said nothing for `ROTATE_MS`. The first
 * answer counts, and the other requests are given up.
 *
 * @throws what the last source failed with, or a `TimeoutError` after `TIMEOUT_MS`.
 */
export async function askInTurn<T>(
	sources: string[],
	ask: (source: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const over = new AbortController()
	let rotation: ReturnType<typeof setTimeout> | undefined
	let timeout: ReturnType<typeof setTimeout> | undefined
	try {
		return await new Promise<T>((resolve, reject) => {
			let asked = 0
			let failed = 0
			function askNext() {
				clearTimeout(rotation)
				const source = sources[asked]
				if (source === undefined || over.signal.aborted) return
				asked += 1
				rotation = setTimeout(askNext, ROTATE_MS)
				ask(source, over.signal).then(resolve, (error: unknown) => {
					failed += 1
					if (failed === sources.length) reject(error)
					else askNext()
				})
			}
			timeout = setTimeout(() => reject(new DOMException('no source answered in time', 'TimeoutError')), TIMEOUT_MS)
			askNext()
		})
	} finally {
		clearTimeout(rotation)
		clearTimeout(timeout)
		over.abort()
	}
}

/** In browsers without idle callbacks. */
const FALLBACK_MS = 200

/**
 * Runs a callback when the browser is idle, after `maxWaitMs` in any case if that is given.
 * @returns a function that cancels it.
 */
export function whenIdle(start: (deadline?: IdleDeadline) => void, maxWaitMs?: number): () => void {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = setTimeout(() => start(), FALLBACK_MS)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(start, maxWaitMs === undefined ? undefined : { timeout: maxWaitMs })
	return () => window.cancelIdleCallback(handle)
}

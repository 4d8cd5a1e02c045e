/** In browsers without idle callbacks. */
const FALLBACK_MS = 200

/** Runs a callback when the browser is idle. @returns a function that cancels it. */
export function whenIdle(start: (deadline?: IdleDeadline) => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = setTimeout(() => start(), FALLBACK_MS)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(start)
	return () => window.cancelIdleCallback(handle)
}

/** Browsers without idle callbacks wait this long instead. */
const FALLBACK_MS = 200

/** Runs something once the browser has nothing to do, and tells it for how long. @returns how to call it off. */
export function whenIdle(start: (deadline?: IdleDeadline) => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = setTimeout(() => start(), FALLBACK_MS)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(start)
	return () => window.cancelIdleCallback(handle)
}

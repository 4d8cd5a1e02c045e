/**
 * Focuses the part that the first URL names: browsers move only the start of sequential focus. Not after Back or a
 * reload, nor when something is already focused.
 */
export function focusFirstPart(hash: string) {
	const [load] = performance.getEntriesByType('navigation')
	const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate'
	if (isNew && document.activeElement === document.body && partOfHash(hash)) focusPart(hash)
}

/** Focuses the heading of the part ("/#stories"), its question ("#ask-cats"), the part itself, or the page's heading. */
export function focusPart(hash: string) {
	const part = partOfHash(hash)
	const isFocusable = part?.matches('h1, h2, h3, a, button, input, select, textarea, [tabindex]')
	const place = isFocusable
		? part
		: (part?.querySelector<HTMLElement>('h2, h3, legend, label') ?? part ?? document.querySelector('h1'))
	const found = place ?? document.querySelector('main')
	if (!found) return
	if (found.tabIndex < 0) found.tabIndex = -1
	found.focus({ preventScroll: true })
}

/** The element that a hash such as "#fees" names. Null when there is none, or the hash is badly encoded. */
export function partOfHash(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)))
	} catch {
		return null
	}
}

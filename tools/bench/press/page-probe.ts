/** What the page reports, times in milliseconds since 1970. */
export type Report =
	| { what: 'painted'; path: string; at: number }
	| { what: 'shown'; x: number; y: number }
	| { what: 'focused' }
	| { what: 'pressed'; at: number }
	| { what: 'answered'; at: number }

interface Probe {
	target: string | undefined
	/** The event that starts the time. */
	event: string
	isAnswered: () => boolean
}

declare global {
	interface Window {
		reportPress: (report: Report) => void
	}
}

/** The script of a probe, for a page whose security policy allows no `eval`. */
export function probeScript({ target, event, isAnswered }: Probe): string {
	return `(${probe.toString()})(${JSON.stringify(target ?? null)}, ${JSON.stringify(event)}, ${isAnswered.toString()})`
}

/**
 * Runs in each document before its scripts. Reports the first paint, where the target is as soon as it can be pressed
 * (scrolled into view), when a field has the focus, the press itself, and the end of the first frame that shows the answer.
 */
function probe(target: string | null, event: string, isAnswered: () => boolean) {
	let isPainted = false
	let isShown = false
	let wasAnswered = isAnsweredNow()

	new PerformanceObserver((list) => {
		const [paint] = list.getEntriesByName('first-contentful-paint')
		if (!paint) return
		isPainted = true
		window.reportPress({ what: 'painted', path: location.pathname, at: wallClock(paint.startTime) })
		show()
	}).observe({ type: 'paint', buffered: true })
	window.addEventListener(event, ({ timeStamp }) => window.reportPress({ what: 'pressed', at: wallClock(timeStamp) }), {
		capture: true,
		once: true,
		passive: true,
	})
	window.addEventListener('focusin', () => window.reportPress({ what: 'focused' }), { capture: true, once: true })
	requestAnimationFrame(watchFrame)

	function watchFrame() {
		if (isPainted && !isShown) show()
		const isNow = isAnsweredNow()
		if (isNow && !wasAnswered)
			afterPaint(() => window.reportPress({ what: 'answered', at: wallClock(performance.now()) }))
		wasAnswered = isNow
		requestAnimationFrame(watchFrame)
	}

	function show() {
		const element = target === null ? null : document.querySelector(target)
		if (isShown || !element?.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, :disabled *'))
			return
		isShown = true
		const { top, bottom } = element.getBoundingClientRect()
		if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
		const box = element.getBoundingClientRect()
		const right = Math.min(box.right, innerWidth)
		window.reportPress({ what: 'shown', x: (Math.max(box.left, 0) + right) / 2, y: (box.top + box.bottom) / 2 })
	}

	/** A message task runs after the frame in whose callback it was posted. */
	function afterPaint(work: () => void) {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = work
		port2.postMessage(null)
	}

	function isAnsweredNow(): boolean {
		try {
			return isAnswered()
		} catch {
			return false
		}
	}

	function wallClock(time: number): number {
		return performance.timeOrigin + time
	}
}

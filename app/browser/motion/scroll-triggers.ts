/** Debounce of resize events (specification). */
const REFRESH_AFTER_MS = 250
/** A phone's browser toolbars take up to this share of the height when they appear (specification). */
const BARS_SHARE = 0.25
/** So high that targets scrolled out at the top stay reached, and jumps are noticed. */
const ABOVE = '1000000px'

interface ScrollTrigger {
	targets: readonly Element[]
	/** A share of the window's height: 0 is the top. */
	line: number
	/** Called for each target at first, and whenever it crosses the line. */
	changed: (target: Element, isReached: boolean) => void
}

interface Size {
	width: number
	height: number
}

const registry = new Map<ScrollTrigger, IntersectionObserver>()
let measured: Size = { width: 0, height: 0 }
let pause: ReturnType<typeof setTimeout> | undefined

/** Observes targets while the page scrolls. @returns a function that stops it. */
export function addScrollTrigger(trigger: ScrollTrigger): () => void {
	if (registry.size === 0) {
		measured = windowSize()
		window.addEventListener('resize', resized)
	}
	registry.set(trigger, observe(trigger))
	return () => {
		registry.get(trigger)?.disconnect()
		registry.delete(trigger)
		if (registry.size > 0) return
		clearTimeout(pause)
		window.removeEventListener('resize', resized)
	}
}

/** False when only a phone's toolbars appeared or disappeared. */
export function isAnotherWindow(before: Size, now: Size, isTouch: boolean): boolean {
	if (before.width !== now.width) return true
	const change = Math.abs(now.height - before.height)
	return isTouch ? change > before.height * BARS_SHARE : change > 0
}

function resized() {
	clearTimeout(pause)
	pause = setTimeout(refresh, REFRESH_AFTER_MS)
}

/** Observers report crossings only, and a new layout causes none. */
function refresh() {
	const now = windowSize()
	if (!isAnotherWindow(measured, now, window.matchMedia('(pointer: coarse)').matches)) return
	measured = now
	for (const [trigger, observer] of registry) {
		observer.disconnect()
		registry.set(trigger, observe(trigger))
	}
}

function observe({ targets, line, changed }: ScrollTrigger): IntersectionObserver {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) changed(target, isIntersecting)
		},
		{ rootMargin: `${ABOVE} 0px ${Math.round((line - 1) * 100)}% 0px` },
	)
	for (const target of targets) observer.observe(target)
	return observer
}

function windowSize(): Size {
	return { width: window.innerWidth, height: window.innerHeight }
}

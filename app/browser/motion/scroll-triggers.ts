/** A pause after the window's last change of size. From the specification of the site. */
const REFRESH_AFTER_MS = 250
/** The bars of a phone's browser come and go with scrolling, and take up to this share of the height. From there as well. */
const BARS_SHARE = 0.25
/** So high above the window that what has scrolled out at the top stays reached, and a jump to anywhere is noticed. */
const ABOVE = '1000000px'

export interface ScrollTrigger {
	targets: readonly Element[]
	/** The line across the window that a target reaches from below, as a share of the height: 0 is the top. */
	line: number
	/** Called for each target at first, and whenever it has reached the line or gone back behind it. */
	changed: (target: Element, isReached: boolean) => void
}

interface Size {
	width: number
	height: number
}

const registry = new Map<ScrollTrigger, IntersectionObserver>()
let measured: Size = { width: 0, height: 0 }
let pause: ReturnType<typeof setTimeout> | undefined

/** Watches targets as the page is scrolled, by whatever means. Returns a function that ends it. */
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

/** Whether the window has become another one, not only a phone's that has put its bars away. */
export function isAnotherWindow(before: Size, now: Size, isTouch: boolean): boolean {
	if (before.width !== now.width) return true
	const change = Math.abs(now.height - before.height)
	return isTouch ? change > before.height * BARS_SHARE : change > 0
}

function resized() {
	clearTimeout(pause)
	pause = setTimeout(refresh, REFRESH_AFTER_MS)
}

/** Asks about every target anew: observers tell of crossings, and a page that is laid out anew moves without any. */
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

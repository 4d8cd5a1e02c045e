import Lenis from 'lenis'
import { isNewHashEntry } from '../navigation/hash-entries.ts'

/** How much of the way that is left a wheel's turn covers in a sixtieth of a second. From the specification of the site. */
const WHEEL_LERP = 0.1
/** How long the way to a part of the page takes, in seconds. From the specification as well. */
const WAY_SECONDS = 1.2
/** Browsers round where we put the page. */
const OWN_PX = 2

export interface SmoothScrollRun {
	/** After the router has scrolled: goes there gently from where the page was, or takes the new place as it is. */
	arrive(isGentle: boolean): void
	/** Gives scrolling back to the browser. */
	end(): void
}

/**
 * Makes the wheel and links within a page glide. Keys, focus, the scrollbar and the browser's own search scroll as ever, and
 * end what glides; parts that scroll by themselves keep the wheel. Lenis forgets its velocity after 400 ms of rest.
 */
export function startSmoothScroll(): SmoothScrollRun {
	const lenis = new Lenis({ autoRaf: false, lerp: WHEEL_LERP, allowNestedScroll: true, virtualScroll: isPageInFront })
	const clock = createClock(lenis)
	lenis.on('virtual-scroll', () => {
		isWay = false
		clock.run()
	})
	const listening = new AbortController()
	const { signal } = listening
	let isJumpAhead = false
	/** Whether what glides is the way to a part of the page, not a turn of the wheel. */
	let isWay = false

	function rest() {
		if (lenis.isScrolling !== 'smooth') return
		lenis.stop()
		lenis.start()
	}
	function arrive(isGentle: boolean) {
		const from = lenis.animatedScroll
		const to = window.scrollY
		isJumpAhead = false
		rest()
		if (isGentle) window.scrollTo({ top: from, behavior: 'instant' })
		// Takes over the height of the page and where it is now.
		lenis.resize()
		if (!isGentle || from === to) return
		isWay = true
		lenis.scrollTo(to, { duration: WAY_SECONDS })
		clock.run()
	}
	/** The browser jumps to "#fees" by itself, and the router comes later. This is told before the jump is painted. */
	function scrolled() {
		if (lenis.isScrolling !== 'smooth') return isJumpAhead && arrive(true)
		// Somebody else has scrolled while the wheel's turn was under way, a script or the browser's search: they are right.
		if (!isWay && Math.abs(window.scrollY - lenis.animatedScroll) > OWN_PX) rest()
	}

	window.addEventListener('keydown', rest, { capture: true, signal })
	window.addEventListener('pointerdown', rest, { capture: true, signal })
	window.addEventListener('scroll', scrolled, { capture: true, passive: true, signal })
	window.addEventListener(
		'popstate',
		() => {
			isJumpAhead = isNewHashEntry()
		},
		{ signal },
	)
	return {
		arrive,
		end() {
			listening.abort()
			clock.stop()
			lenis.destroy()
		},
	}
}

/** A dialog keeps the wheel, and so does a page that two fingers have enlarged: it is moved about within the window. */
function isPageInFront(): boolean {
	return !document.querySelector('dialog[open]') && (window.visualViewport?.scale ?? 1) <= 1
}

/** The one clock of everything that glides. It runs only while something does. */
function createClock(lenis: Lenis) {
	let frame = 0
	function tick(now: number) {
		lenis.raf(now)
		frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(tick) : 0
		// Else the pause until the next time would count as time that has passed.
		if (!frame) lenis.time = 0
	}
	return {
		run() {
			frame ||= requestAnimationFrame(tick)
		},
		stop() {
			cancelAnimationFrame(frame)
		},
	}
}

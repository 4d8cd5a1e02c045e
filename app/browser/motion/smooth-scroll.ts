import Lenis from 'lenis'
import { partOfHash } from '../navigation/focus-part.ts'
import { isNewHashEntry } from '../navigation/hash-entries.ts'

/** Share of the remaining distance that a wheel event covers in 1/60 s (specification). */
const WHEEL_LERP = 0.1
/** Duration of scrolling to a part of the page (specification). */
const SCROLL_TO_SECONDS = 1.2
/** Duration of the rest of the way, when the part has moved meanwhile. */
const SETTLE_SECONDS = 0.3
/** Tolerance: browsers round scroll positions. */
const ROUNDING_PX = 2

export interface SmoothScrollRun {
	/** After the router has scrolled: animates to the new position, or accepts it at once. */
	syncAfterNavigation(isSmooth: boolean): void
	end(): void
}

/**
 * Smooth scrolling for the wheel and links within a page. Keys, focus, the scrollbar and find in page scroll natively
 * and cancel it; nested scroll containers keep the wheel. Lenis forgets its velocity after 400 ms.
 */
export function startSmoothScroll(): SmoothScrollRun {
	const lenis = new Lenis({ autoRaf: false, lerp: WHEEL_LERP, allowNestedScroll: true, virtualScroll: isPageInFront })
	const frameLoop = createFrameLoop(lenis)
	lenis.on('virtual-scroll', () => {
		isScrollTo = false
		frameLoop.run()
	})
	const listening = new AbortController()
	const { signal } = listening
	let isFragmentJump = false
	/** Whether the animation leads to a part of the page, rather than following the wheel. */
	let isScrollTo = false

	function cancel() {
		if (lenis.isScrolling !== 'smooth') return
		lenis.stop()
		lenis.start()
	}
	function syncAfterNavigation(isSmooth: boolean) {
		const start = lenis.animatedScroll
		const target = window.scrollY
		isFragmentJump = false
		cancel()
		if (isSmooth) window.scrollTo({ top: start, behavior: 'instant' })
		if (!isSmooth || start === target) return lenis.resize()
		scrollTo(target, SCROLL_TO_SECONDS)
	}
	/** A picture or a font above the part may load during the animation, so the aim is checked when it ends. */
	function scrollTo(target: number, duration: number) {
		const part = partOfHash(window.location.hash)
		const place = part && placeOnPage(part)
		isScrollTo = true
		lenis.resize()
		lenis.scrollTo(target, {
			duration,
			onComplete() {
				const moved = part && place ? placeOnPage(part) - place : 0
				if (Math.abs(moved) > ROUNDING_PX) scrollTo(target + moved, SETTLE_SECONDS)
			},
		})
		frameLoop.run()
	}
	/** The browser jumps to "#fees" before the router knows. This event comes before the jump is painted. */
	function onScroll() {
		if (lenis.isScrolling !== 'smooth') return isFragmentJump && syncAfterNavigation(true)
		// A script or find in page has scrolled meanwhile.
		if (!isScrollTo && Math.abs(window.scrollY - lenis.animatedScroll) > ROUNDING_PX) cancel()
	}

	window.addEventListener('keydown', cancel, { capture: true, signal })
	window.addEventListener('pointerdown', cancel, { capture: true, signal })
	window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
	window.addEventListener(
		'popstate',
		() => {
			isFragmentJump = isNewHashEntry()
		},
		{ signal },
	)
	return {
		syncAfterNavigation,
		end() {
			listening.abort()
			frameLoop.stop()
			lenis.destroy()
		},
	}
}

/** Distance of an element from the top of the document, in CSS pixels. */
function placeOnPage(element: Element): number {
	return element.getBoundingClientRect().top + window.scrollY
}

/** False under a dialog, and when the page is pinch-zoomed, where the wheel pans. */
function isPageInFront(): boolean {
	return !document.querySelector('dialog[open]') && (window.visualViewport?.scale ?? 1) <= 1
}

function createFrameLoop(lenis: Lenis) {
	let frame = 0
	function tick(now: number) {
		lenis.raf(now)
		frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(tick) : 0
		// Otherwise the idle time until the next animation would count as elapsed.
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

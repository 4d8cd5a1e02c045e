import { whenIdle } from '../when-idle.ts'
import { isOnDevice } from './early-input.ts'

/** After the page has loaded and its largest picture or text is painted. */
const IDLE_DELAY_MS = 2000

/** Waits for it also when the browser is never idle. */
const MAX_BUSY_MS = 5000

/**
 * Pages that are empty without scripts, and dogs' pages for visitors whose answers are on the device: they do not wait.
 */
const NEEDED_AT_ONCE = '[data-start-now], [data-household] [data-for-household]'

const EVENTS = ['pointerdown', 'touchstart', 'pointerover', 'keydown', 'focusin'] as const

/**
 * Calls back once when a visitor shows interest in what needs scripts: a press, a key, the focus, a mouse over the page,
 * scrolling past the first screen; or, without any, in idle time. Links and buttons of forms do not count: they work
 * without scripts, and the next page has its own.
 */
export function onInterest(callback: () => void, { isRetry = false } = {}) {
	if (!isRetry && isNeededAtOnce()) return callback()
	const listening = new AbortController()
	const options = { capture: true, passive: true, signal: listening.signal }
	const cancelIdle = isSaving() ? () => {} : onIdlePage(start)
	function start() {
		listening.abort()
		cancelIdle()
		callback()
	}
	for (const type of EVENTS) addEventListener(type, (event) => isInterest(event) && start(), options)
	// Restored from the back/forward cache: answers may be on the device since.
	addEventListener('pageshow', ({ persisted }) => persisted && isNeededAtOnce() && start(), options)
	// Before the page is loaded it is the browser that scrolls, to where the visitor was before.
	addEventListener('scroll', () => document.readyState === 'complete' && scrollY > innerHeight && start(), options)
}

function isNeededAtOnce(): boolean {
	return document.querySelector(NEEDED_AT_ONCE) !== null
}

function isInterest(event: Event): boolean {
	if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse') return false
	return !(event.target instanceof Element && isNative(event.target))
}

/** Whether a press on it does its whole work without scripts, by leaving the page. */
function isNative(target: Element): boolean {
	const control = target.closest('a[href], button')
	if (!(control instanceof HTMLButtonElement)) return control !== null
	return control.type === 'submit' && control.form !== null && !isOnDevice(control.form)
}

/** Calls back once the page is loaded, painted, visible and idle. @returns a function that cancels it. */
function onIdlePage(callback: () => void): () => void {
	let cancel = () => {}
	const stopWatching = onLargestPaint(wait)
	document.addEventListener('visibilitychange', wait)
	document.addEventListener('prerenderingchange', wait)
	addEventListener('load', wait)
	wait()
	function wait() {
		cancel()
		if (document.readyState !== 'complete' || document.hidden || isPrerendering()) return
		let cancelIdle = () => {}
		const timer = setTimeout(() => {
			cancelIdle = whenIdle(callback, MAX_BUSY_MS)
		}, IDLE_DELAY_MS)
		cancel = () => {
			clearTimeout(timer)
			cancelIdle()
		}
	}
	return () => {
		cancel()
		stopWatching()
		document.removeEventListener('visibilitychange', wait)
		document.removeEventListener('prerenderingchange', wait)
		removeEventListener('load', wait)
	}
}

/** Calls back for each larger picture or text, until the visitor does something. */
function onLargestPaint(callback: () => void): () => void {
	if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return () => {}
	const observer = new PerformanceObserver(callback)
	observer.observe({ type: 'largest-contentful-paint' })
	return () => observer.disconnect()
}

function isPrerendering(): boolean {
	return (document as { prerendering?: boolean }).prerendering === true
}

/** Connections on which only interest loads the app. */
function isSaving(): boolean {
	// Missing in some browsers and in TypeScript's library.
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
	return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

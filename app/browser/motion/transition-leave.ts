/* React starts view transitions whatever the visitor prefers, and falls back to a plain change without browser
   support. So the API is hidden: no snapshot is taken. */

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Disables view transitions for visitors who prefer reduced motion. Call once. */
export function respectReducedMotion() {
	const reducedMotion = window.matchMedia(REDUCED_MOTION)
	const update = () => enableTransitions(!reducedMotion.matches)
	reducedMotion.addEventListener('change', update)
	document.addEventListener('click', update, true)
	// Some browsers animate a Back swipe themselves.
	window.addEventListener(
		'popstate',
		(event) => enableTransitions(!reducedMotion.matches && !event.hasUAVisualTransition),
		true,
	)
	update()
}

function enableTransitions(isEnabled: boolean) {
	if (isEnabled) Reflect.deleteProperty(document, 'startViewTransition')
	else Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true })
}

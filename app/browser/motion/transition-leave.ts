/*
 * React starts a view transition whatever the visitor prefers, and falls back to a plain change where the browser has
 * no support. So hide the API when motion is unwanted: no snapshot is taken and no CSS has to undo it.
 */

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Disables view transitions for visitors who prefer reduced motion. Call once. */
export function respectReducedMotion() {
	const reducedMotion = window.matchMedia(REDUCED_MOTION)
	const update = () => enableTransitions(!reducedMotion.matches)
	reducedMotion.addEventListener('change', update)
	document.addEventListener('click', update, true)
	// Some browsers animate a Back swipe themselves: ours would be a second animation.
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

/*
 * React starts a transition whatever the visitor has asked for, and turns to the plain change of page where the browser has
 * none to offer. So that is what it finds when there must be none: nothing is photographed, nothing has to be undone by CSS.
 */

const STILL = '(prefers-reduced-motion: reduce)'

/** Keeps the browser from moving pages for visitors who want them still. Call once. */
export function respectReducedMotion() {
	const still = window.matchMedia(STILL)
	const decide = () => offerTransitions(!still.matches)
	still.addEventListener('change', decide)
	document.addEventListener('click', decide, true)
	// Some browsers have moved the page already when Back is a swipe: ours would be the second movement.
	window.addEventListener('popstate', (event) => offerTransitions(!still.matches && !event.hasUAVisualTransition), true)
	decide()
}

function offerTransitions(offered: boolean) {
	if (offered) Reflect.deleteProperty(document, 'startViewTransition')
	else Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true })
}

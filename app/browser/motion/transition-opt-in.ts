/**
 * Lets full loads move like other changes of page (`ui/styles/motion.css` says how). It stands in the page itself: a browser that
 * looks at the page's styles before the style sheet is there takes the movement for unwanted, ends it, and writes that into the
 * console.
 */
export const TRANSITION_STYLE =
	'@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

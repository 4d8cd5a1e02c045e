/**
 * Opts full page loads into view transitions (styled by `ui/styles/motion.css`). Inline, because a browser that checks
 * before the style sheet has loaded skips the transition and logs that in the console.
 */
export const TRANSITION_STYLE =
	'@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

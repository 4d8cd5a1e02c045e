/* What `<head>` has inline. Each must stay one constant: the content security policy knows its hash. */

/**
 * Runs in `<head>`. Where storage is blocked, reading `sessionStorage` throws, and the router, which stores scroll
 * positions there, would log an error on every page. This replaces it with an empty storage.
 */
export const STORAGE_SCRIPT = `try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){}}})}`

/**
 * Runs in `<head>`: no smooth scrolling until hydration, so positions and fragments are reached at once; `<RouteFocus>`
 * then turns it on.
 */
export const SCROLL_SCRIPT = `document.documentElement.style.scrollBehavior='auto';`

/**
 * Opts full page loads into view transitions (styled by `ui/styles/motion.css`). Inline, because a browser that checks
 * before the style sheet has loaded skips the transition and logs that in the console.
 */
export const TRANSITION_STYLE =
	'@media screen and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Runs in `<head>`: no smooth scrolling until hydration, so positions and fragments are reached at once; `<RouteFocus>`
 * then turns it on. Must stay one constant: the content security policy knows its hash.
 */
export const SCROLL_SCRIPT = `document.documentElement.style.scrollBehavior='auto';`

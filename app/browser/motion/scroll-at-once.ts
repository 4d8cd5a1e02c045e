/**
 * Runs in `<head>`. Until React has taken the page over, positions are restored and parts are jumped to at once; `<Arrival>` then lets
 * the style sheet scroll smoothly. It must stay one constant: the content security policy knows it by its hash.
 */
export const SCROLL_SCRIPT = `document.documentElement.style.scrollBehavior='auto';`

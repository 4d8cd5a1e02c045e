/*
 * The newsletter's text in every sign-up form. It is stored with each request as evidence of consent, so it is defined once.
 */

export const NEWS_TITLE = 'A dog in your inbox'
export const NEWS_TEXT =
	'One letter each month: new arrivals, dogs gone home and one useful thing to know. No more than that.'
export const NEWS_PROMISE = 'You can stop at any time. We never pass on your address.'

/** The sign-up page. */
export const NEWS_PATH = '/apply/newsletter/news'

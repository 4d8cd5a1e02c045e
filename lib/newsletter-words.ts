/*
 * What is said of the letter of the month wherever somebody can ask for it. The words are kept with each request, as what the
 * person saw: they stand here once.
 */

export const NEWS_TITLE = 'A dog in your inbox'
export const NEWS_TEXT =
	'One letter each month: new arrivals, dogs gone home and one useful thing to know. No more than that.'
export const NEWS_PROMISE = 'You can stop at any time. We never pass on your address.'

/** The page that takes the address, and asks for it. */
export const NEWS_PATH = '/apply/newsletter/news'

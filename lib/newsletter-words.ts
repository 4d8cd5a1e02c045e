/* Stored with each sign-up as evidence of consent, so it is defined once. */

export const NEWS_TITLE = 'A dog in your inbox'
export const NEWS_TEXT =
	'One email a month: new arrivals, dogs gone home and one useful thing to know. No more than that.'
export const NEWS_PROMISE = 'Every email has an unsubscribe link. We never pass on your address.'

export const NEWS_PATH = '/apply/newsletter/news'

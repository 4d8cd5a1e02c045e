const KEY = /([?&](?:amp;)?key=)[\w.~%-]+/g

/**
 * The text of an email without the keys in its links, for others than who got it: with one they could open a form, withdraw it or cancel a
 * donation in that person's name. Works in HTML and in JSON too.
 */
export function hideLinkKeys(text: string): string {
	return text.replace(KEY, '$1…(hidden)')
}

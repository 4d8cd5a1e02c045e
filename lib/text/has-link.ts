/** What a mail program makes a link of, also without a protocol. */
const LINK = /https?:|www\.|[\p{L}\d]\.(?:com|net|org|info|biz|ru|cn|top|xyz|io|co|uk|de|example)\b/iu

/**
 * Whether a text has a web address. What visitors write to an address that is not their own must have none: it would be sent in the charity's
 * name.
 */
export function hasLink(text: string): boolean {
	return LINK.test(text)
}

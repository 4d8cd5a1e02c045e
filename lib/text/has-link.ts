/**
 * What a mail program makes a link of, also without a protocol: "bit.ly/x", "party.shop". Endings are too many to list, so that any two
 * letters after a word's full stop count. A number ("1.5 kg") and single letters ("J.R.", "e.g.") do not.
 */
const LINK = /https?:|www\.|[\p{L}\d][.。．｡]\p{L}{2}/iu

/**
 * Whether a text has a web address, or a full stop without a space that mail programs take for one. What visitors write to an address that
 * is not their own must have none: it would be sent in the charity's name.
 */
export function hasLink(text: string): boolean {
	return LINK.test(text)
}

/** What to do, beside a message with a link. The full stop is for "Thank you.Love, Ada", which was no address. */
export const LINK_IN_MESSAGE =
	'Leave web addresses out of your message, so that it is not taken for junk, and leave a space after each full stop'

/** What to do, beside a name with a link: "bit.ly/x", "Dr.Smith". */
export const LINK_IN_NAME = 'Enter their name only, without a web address. Leave a space after a full stop'

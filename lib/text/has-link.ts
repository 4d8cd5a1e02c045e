/**
 * What a mail program makes a link of, also without a protocol: "bit.ly/x", "party.shop", "203.0.113.5", "file://…". Endings are too many to
 * list, so that any two letters after a word's full stop count. A number ("1.5 kg") and single letters ("J.R.", "e.g.") do not.
 */
const LINK = /:\/|\/\/|\\\\|www\.|[\p{L}\p{N}\p{M}][.。][\p{L}\p{M}]{2}|\d[.。]\d{1,3}[.。]\d/iu
/** Joiners and variants stand in names of sites without being seen. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Whether a text has a web address, or a full stop without a space that mail programs take for one. What visitors write to an address that
 * is not their own must have none: it would be sent in the charity's name. Names of sites are compared in compatibility form (UTS 46), in which other
 * dots, slashes and letters are plain ones.
 */
export function hasLink(text: string): boolean {
	return LINK.test(text.replace(INVISIBLE, '').normalize('NFKC'))
}

/** What to do, beside a message with a link. The full stop is for "Thank you.Love, Ada", which was no address. */
export const LINK_IN_MESSAGE =
	'Leave web addresses out of your message, so that it is not taken for junk, and leave a space after each full stop'

/** What to do, beside a name with a link: "bit.ly/x", "Dr.Smith". */
export const LINK_IN_NAME = 'Enter their name only, without a web address. Leave a space after a full stop'

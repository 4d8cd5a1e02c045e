/** Longer than half of a phone's line. */
const LONG_WORD = /[^\s-]{21}/u

/** Whether a text has a word that may be broken, because no narrow screen has room for it: "Donaudampfschifffahrtsgesellschaft". */
export function hasLongWord(text: string): boolean {
	return LONG_WORD.test(text)
}

/** In the middle of a sentence; abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1) : text
}

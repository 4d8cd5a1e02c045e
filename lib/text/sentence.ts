/** The first sentence of a text, "" of an empty one. */
export function firstSentence(text: string): string {
	const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
	return first?.segment.trim() ?? ''
}

/** Lower-cases the first letter, for the middle of a sentence; abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1) : text
}

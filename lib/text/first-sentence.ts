/** "" of an empty text. */
export function firstSentence(text: string): string {
	const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
	return first?.segment.trim() ?? ''
}

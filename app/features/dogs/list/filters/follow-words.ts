/**
 * Follows the words of the search box and of the pages that answer them. Pages arrive late: what was typed since must not be overwritten,
 * not even a space at the end. Only a page that nothing in the box asked for (Back, a link that removes the search) fills it.
 *
 * @param shown the words of the first page
 */
export function followWords(shown: string) {
	/** The words that were asked for or shown last. */
	let known = shown
	/** Asked for, and not shown yet. */
	let awaited: string[] = []
	return {
		/** The page of these words was asked for. */
		ask(words: string) {
			known = words
			awaited.push(words)
		},
		/** The page of these words is shown already. */
		keep(words: string) {
			known = words
		},
		/** A page is shown. @returns what the box has to say then */
		show(words: string, typed: string): string {
			const place = awaited.lastIndexOf(words)
			awaited = place === -1 ? [] : awaited.slice(place + 1)
			if (place !== -1) return typed
			const isOwn = typed.trim() !== known
			known = words
			return isOwn || typed.trim() === words ? typed : words
		},
	}
}

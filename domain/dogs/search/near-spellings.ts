import { wordsIn } from './search-index.ts'

/** Edits per letter of the longer word: "biskwit" is 0.43 from "biscuit". */
const MAX_DISTANCE = 0.5
const MIN_LETTERS = 3

/** The texts with a word most like a word of the search, nearest first. */
export function nearSpellings(search: string, texts: readonly string[], most: number): string[] {
	const wanted = lettersOf(search)
	// Thousands of dogs share a few words.
	const known = new Map<string, number>()
	function distanceOf(word: string): number {
		const distance = known.get(word) ?? Math.min(...wanted.map((one) => distanceBetween(one, word)))
		known.set(word, distance)
		return distance
	}
	return [...new Set(texts)]
		.map((text) => ({ text, distance: Math.min(...lettersOf(text).map(distanceOf)) }))
		.filter(({ distance }) => distance <= MAX_DISTANCE)
		.toSorted((a, b) => a.distance - b.distance)
		.slice(0, most)
		.map(({ text }) => text)
}

function lettersOf(text: string): string[] {
	return wordsIn(text).filter((word) => word.length >= MIN_LETTERS)
}

/** Edits per letter of the longer word; infinite where its length alone is too far away. */
function distanceBetween(one: string, other: string): number {
	const longer = Math.max(one.length, other.length)
	const isTooFar = Math.abs(one.length - other.length) / longer > MAX_DISTANCE
	return isTooFar ? Number.POSITIVE_INFINITY : editDistance(one, other) / longer
}

/** https://en.wikipedia.org/wiki/Levenshtein_distance, in one row. */
function editDistance(a: string, b: string): number {
	const row = Array.from({ length: b.length + 1 }, (_, column) => column)
	for (let line = 1; line <= a.length; line += 1) {
		let diagonal = row[0] ?? 0
		row[0] = line
		for (let column = 1; column <= b.length; column += 1) {
			const above = row[column] ?? 0
			const replaced = diagonal + (a[line - 1] === b[column - 1] ? 0 : 1)
			row[column] = Math.min(replaced, above + 1, (row[column - 1] ?? 0) + 1)
			diagonal = above
		}
	}
	return row[b.length] ?? 0
}

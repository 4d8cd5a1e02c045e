import { wordsIn } from './search-index.ts'

/** Of the longer word: "biskwit" is 0.43 from "biscuit". */
const MAX_DISTANCE = 0.5
const MIN_LETTERS = 3

/** The texts with a word most like a word of the search, nearest first. */
export function nearSpellings(search: string, texts: readonly string[], most: number): string[] {
	const wanted = lettersOf(search)
	return [...new Set(texts)]
		.map((text) => ({ text, distance: distanceBetween(wanted, lettersOf(text)) }))
		.filter(({ distance }) => distance <= MAX_DISTANCE)
		.toSorted((a, b) => a.distance - b.distance)
		.slice(0, most)
		.map(({ text }) => text)
}

function lettersOf(text: string): string[] {
	return wordsIn(text).filter((word) => word.length >= MIN_LETTERS)
}

function distanceBetween(wanted: readonly string[], words: readonly string[]): number {
	return Math.min(
		...wanted.flatMap((one) => words.map((word) => editDistance(one, word) / Math.max(one.length, word.length))),
	)
}

/** https://en.wikipedia.org/wiki/Levenshtein_distance */
function editDistance(a: string, b: string): number {
	let above = Array.from({ length: b.length + 1 }, (_, column) => column)
	for (const [row, letter] of [...a].entries()) {
		const current = [row + 1]
		for (const [column, other] of [...b].entries()) {
			const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1)
			current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
		}
		above = current
	}
	return above.at(-1) ?? 0
}

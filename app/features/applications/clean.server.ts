/** No field takes more: what a person types is never longer, and what a program sends costs no more than this. */
export const MOST_CHARACTERS = 20_000

// Marks that turn the direction of all that follows can make "gro.elpmaxe" look like an address. Letters of right-to-left
// scripts need none of them, and the joiners that Persian and emoji do need stay.
const INVISIBLE = /[\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu
const CONTROL = /\p{Cc}/gu

/** One line as it was typed, without what nobody can see or what would break a letter's head. */
export function cleanLine(typed: string): string {
	return tidy(typed.slice(0, MOST_CHARACTERS).replace(/[\s\p{Zl}\p{Zp}]+/gu, ' '))
}

/** Several lines as they were typed, each line end a `\n`. */
export function cleanText(typed: string): string {
	const lines = typed
		.slice(0, MOST_CHARACTERS)
		.replace(/\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu, '\n')
		.split('\n')
	return lines
		.map((line) => tidy(line.replace(/\t/g, ' '), 'end'))
		.join('\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()
}

function tidy(line: string, side: 'both' | 'end' = 'both'): string {
	const clean = line.toWellFormed().replace(INVISIBLE, '').replace(CONTROL, '').normalize('NFC')
	return side === 'end' ? clean.trimEnd() : clean.trim()
}

/** How long people find it: a letter with its accent is one, a flag may be two. */
export function countCharacters(text: string): number {
	return [...text].length
}

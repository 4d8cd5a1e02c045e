// Marks that turn the direction of all that follows can make "gro.elpmaxe" look like an address. Letters of right-to-left
// scripts need none of them, and the joiners that Persian and emoji do need stay.
const INVISIBLE = /[\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu
const CONTROL = /\p{Cc}/gu
// More accents on one letter than any script has (UAX #15, 13). To put a hundred thousand of them in order, as NFC does, takes
// half a minute, for which everybody else would wait.
const HEAP_OF_ACCENTS = /\p{M}{31}/u

/** One line as it was typed, without what nobody can see or what would break a letter's head. */
export function cleanLine(typed: string): string {
	return tidy(typed.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' '))
}

/** Several lines as they were typed, each line end a `\n`. */
export function cleanText(typed: string): string {
	const lines = typed.replace(/\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu, '\n').split('\n')
	return lines
		.map((line) => tidy(line.replace(/\t/g, ' '), 'end'))
		.join('\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()
}

function tidy(line: string, side: 'both' | 'end' = 'both'): string {
	const seen = line.toWellFormed().replace(INVISIBLE, '').replace(CONTROL, '')
	const clean = HEAP_OF_ACCENTS.test(seen) ? seen : seen.normalize('NFC')
	return side === 'end' ? clean.trimEnd() : clean.trim()
}

/** How long people find it: a letter with its accent is one, a flag may be two. */
export function countCharacters(text: string): number {
	return [...text].length
}

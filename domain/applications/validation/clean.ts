// Direction marks can make "gro.elpmaxe" look like an address. Right-to-left scripts do not need them; the joiners that Persian and
// emoji need stay.
const INVISIBLE = /[\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu
const CONTROL = /\p{Cc}/gu
// More accents on one letter than any script has (UAX #15, 13). NFC needs half a minute to sort a hundred thousand of
// them, which would block the process.
const HEAP_OF_ACCENTS = /\p{M}{31}/u

/** One line without invisible characters and without line ends, which would break email headers. */
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

/** The length in characters as people count them: a letter with its accent is one, a flag may be two. */
export function countCharacters(text: string): number {
	return [...text].length
}

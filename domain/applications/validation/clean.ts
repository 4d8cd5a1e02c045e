// Direction marks can disguise addresses, and right-to-left scripts do not need them. Joiners (Persian, emoji) stay.
const INVISIBLE = /[\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu
const CONTROL = /\p{Cc}/gu
// More combining marks than any script uses (UAX #15, 13). NFC of a hundred thousand would block the process for half a minute.
const STACKED_MARKS = /\p{M}{31}/u

/** One line without invisible characters and without line ends, which would break email headers. */
export function cleanLine(typed: string): string {
	return cleanOne(typed.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' '))
}

/** Several lines, with `\n` as line end. */
export function cleanText(typed: string): string {
	const lines = typed.replace(/\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu, '\n').split('\n')
	return lines
		.map((line) => cleanOne(line.replace(/\t/g, ' '), 'end'))
		.join('\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()
}

function cleanOne(line: string, side: 'both' | 'end' = 'both'): string {
	const seen = line.toWellFormed().replace(INVISIBLE, '').replace(CONTROL, '')
	const clean = STACKED_MARKS.test(seen) ? seen : seen.normalize('NFC')
	return side === 'end' ? clean.trimEnd() : clean.trim()
}

/** Code points. */
export function countCharacters(text: string): number {
	return [...text].length
}

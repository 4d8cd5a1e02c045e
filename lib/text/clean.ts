/** Joiners (Persian, emoji), variants of emoji and the letters of flags are seen in what stands beside them. */
const SEEN = String.raw`[\u{200C}\u{200D}\p{Variation_Selector}\u{E0020}-\u{E007F}]`
/**
 * Characters without a shape: soft hyphens of PDFs, zero-width spaces of web pages, direction marks of chats and address books, byte order
 * marks. Direction marks can disguise addresses, and right-to-left scripts do not need them.
 */
const INVISIBLE = new RegExp(`(?!${SEEN})\\p{Default_Ignorable_Code_Point}`, 'gu')
const ANY_INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const ONLY_INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u{2800}]+$/u
/** Every dash of Unicode, the minus sign, and what looks like them. */
const DASH = /[\p{Pd}\u{2212}\u{2043}\u{2D7}]/gu
const CONTROL = /\p{Cc}/gu
// More combining marks than any script uses (UAX #15, 13). NFC of a hundred thousand would block the process for half a minute.
const MARKS = /\p{M}+/gu
const MAX_STACKED_MARKS = 30

/** One line of words, such as a name: without invisible characters, and without line ends, which would break email headers. */
export function cleanLine(typed: string): string {
	return cleanOne(typed.replace(INVISIBLE, '').replace(/[\s\p{Zl}\p{Zp}]+/gu, ' '))
}

/**
 * One line that is a number, a code or an address of the net: phone numbers, postcodes, email addresses, microchips, sums. As `cleanLine`, and
 * every dash is a hyphen: programs write other dashes by themselves, and none of these has one.
 */
export function cleanCode(typed: string): string {
	return cleanLine(typed).replace(ANY_INVISIBLE, '').replace(DASH, '-').trim()
}

/** Several lines of words, with `\n` as line end. */
export function cleanText(typed: string): string {
	const collapsed = typed.replace(/\r\n?|[\u{85}\p{Zl}\p{Zp}]/gu, '\n').replace(/\n(?:[ \t]{0,9}\n){3,}/g, '\n\n\n')
	return collapsed
		.split('\n')
		.map((line) => cleanOne(line.replace(/\t/g, ' '), 'end'))
		.join('\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()
}

function cleanOne(line: string, side: 'both' | 'end' = 'both'): string {
	const seen = line.toWellFormed().replace(INVISIBLE, '').replace(CONTROL, '')
	if (ONLY_INVISIBLE.test(seen)) return ''
	const clean = hasStackedMarks(seen) ? seen : seen.normalize('NFC')
	return side === 'end' ? clean.trimEnd() : clean.trim()
}

/** Run by run: an expression for 31 marks looks at each of them thirty times. */
function hasStackedMarks(text: string): boolean {
	return text.matchAll(MARKS).some(([run]) => run.length > MAX_STACKED_MARKS)
}

/**
 * Cuts runs of combining marks to what scripts use, for texts of the backend, which are put in Unicode's normal form in many
 * places: that takes minutes for a hundred thousand marks.
 */
export function withoutStackedMarks(text: string): string {
	return text.replace(MARKS, (run) =>
		run.length > MAX_STACKED_MARKS ? [...run].slice(0, MAX_STACKED_MARKS).join('') : run,
	)
}

/** Code points. */
export function countCharacters(text: string): number {
	return [...text].length
}

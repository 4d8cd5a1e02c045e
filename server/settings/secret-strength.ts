const MIN_BITS = 128
/** Random texts repeat few characters. */
const MIN_DIFFERENT = 8

/** The error of a secret that could be guessed. */
export const WEAK_SECRET =
	'must be random and at least 128 bits long, not words: make one with  openssl rand -base64 32'

/**
 * Whether a text may be a random secret of 128 bits. Randomness cannot be measured: this finds short ones, sentences, and repeated characters.
 */
export function isStrongSecret(text: string): boolean {
	if (/\s/.test(text) || new Set(text).size < MIN_DIFFERENT) return false
	return text.length * Math.log2(alphabetSize(text)) >= MIN_BITS
}

function alphabetSize(text: string): number {
	if (/^[0-9a-f]+$/i.test(text)) return 16
	const classes: [RegExp, number][] = [
		[/[a-z]/, 26],
		[/[A-Z]/, 26],
		[/[0-9]/, 10],
		[/[^a-zA-Z0-9]/, 2],
	]
	return classes.reduce((sum, [pattern, size]) => (pattern.test(text) ? sum + size : sum), 0)
}

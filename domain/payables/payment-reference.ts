import { randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET } from '#lib/reference.ts'

const RANDOM_LENGTH = 5
/** A prime above the size of the alphabet: any one wrong character and any two exchanged ones change the sum. */
const MODULUS = 31
/** The check character has weight 1. */
const WEIGHTS = [2, 3, 4, 5, 6]

const PREFIXES = { donation: 'DON', sponsorship: 'SPO', order: 'ORD' } as const

/** References as banks print them: the O as a zero, the S as a five. */
const PRINTED = /(D[O0]N|[S5]P[O0]|[O0]RD)([2-9A-HJKMNP-TV-Z]{6})/g

/**
 * A random reference like `DON-7K3F-2M`, whose last character checks the others. About 24 million for each prefix.
 */
export function newPaymentReference(kind: keyof typeof PREFIXES): string {
	for (;;) {
		const random = Array.from({ length: RANDOM_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)])
		const check = checkCharacter(random.join(''))
		// One sum in 31 has no character.
		if (check !== undefined) return formatted(PREFIXES[kind], `${random.join('')}${check}`)
	}
}

/**
 * The references in the text of a bank statement, or as typed: in lower case, without hyphens, with other spaces, a zero for the O,
 * run together with other words. Only those whose check character fits, each once.
 */
export function findPaymentReferences(text: string): string[] {
	const packed = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
	const found: string[] = []
	PRINTED.lastIndex = 0
	for (let match = PRINTED.exec(packed); match; match = PRINTED.exec(packed)) {
		const [, printed = '', code = ''] = match
		if (isValid(code)) found.push(formatted(prefixOf(printed), code))
		// The next may begin inside this one.
		PRINTED.lastIndex = match.index + 1
	}
	return [...new Set(found)]
}

/** References as they are written on statements, with hyphens, spaces or neither. */
const WRITTEN = /(?:D[O0]N|[S5]P[O0]|[O0]RD)[ -]?[2-9A-HJKMNP-TV-Z]{4}[ -]?[2-9A-HJKMNP-TV-Z]{2}/gi

/** The rest of a text of a bank statement: what is not a reference. */
export function withoutReferences(text: string): string {
	return text.replaceAll(WRITTEN, (written) => (findPaymentReferences(written).length > 0 ? '' : written)).trim()
}

function prefixOf(printed: string): string {
	if (printed.endsWith('RD')) return PREFIXES.order
	return printed.startsWith('D') ? PREFIXES.donation : PREFIXES.sponsorship
}

function isValid(code: string): boolean {
	return checkCharacter(code.slice(0, RANDOM_LENGTH)) === code.at(-1)
}

/** Undefined when the sum has no character. */
function checkCharacter(random: string): string | undefined {
	const sum = [...random].reduce((total, character, at) => total + (WEIGHTS[at] ?? 0) * positionOf(character), 0)
	return REFERENCE_ALPHABET[(MODULUS - (sum % MODULUS)) % MODULUS]
}

const positionOf = (character: string) => REFERENCE_ALPHABET.indexOf(character)

function formatted(prefix: string, code: string): string {
	return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`
}

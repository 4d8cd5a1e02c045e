import { randomInt } from 'node:crypto'

/** Without 0, O, 1, I, L and U, to avoid misreadings and words. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 6

/**
 * A random reference like `ADP-7K3F-2M`; about 700 million per prefix.
 *
 * @param prefix three letters of the form
 */
export function newReference(prefix: string): string {
	const code = Array.from({ length: CODE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join(
		'',
	)
	return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`
}

/** Parses a typed reference ("adp 7k3f2m", "ADP7K3F-2M"). */
export function parseReference(typed: string): string | undefined {
	const [, prefix, first, last] =
		typed
			.toUpperCase()
			.replace(/[^A-Z0-9]/g, '')
			.match(/^([A-Z]{3})([A-Z0-9]{4})([A-Z0-9]{2})$/) ?? []
	return prefix ? `${prefix}-${first}-${last}` : undefined
}

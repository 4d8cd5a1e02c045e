import { createHash } from 'node:crypto'

/**
 * One address, however its letters were typed, as a text that does not show it. Whoever knows an address can find out whether
 * it left; nobody can read a list of addresses from what is kept.
 */
export function hashAddress(email: string): string {
	return createHash('sha256').update(`newsletter\n${email.trim().toLowerCase()}`).digest('base64url')
}

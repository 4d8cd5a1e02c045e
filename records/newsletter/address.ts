import { createHash } from 'node:crypto'

/**
 * Hash of an address, ignoring case. It shows whether a known address unsubscribed, and reveals no addresses.
 */
export function hashAddress(email: string): string {
	return createHash('sha256').update(`newsletter\n${email.trim().toLowerCase()}`).digest('base64url')
}

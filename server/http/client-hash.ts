import { createHmac } from 'node:crypto'

/** Hashes network addresses with a key, so that the store can count by them and nobody can read them from it. */
export function createClientHash(secret: string): (address: string) => string {
	return (address) => createHmac('sha256', secret).update(`network address\n${address}`).digest('base64url')
}

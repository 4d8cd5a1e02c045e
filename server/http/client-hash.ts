import { createHmac } from 'node:crypto'

/** Keyed hash of network addresses, so that the store can count them without storing them. */
export function createClientHash(secret: string): (address: string) => string {
	return (address) => createHmac('sha256', secret).update(`network address\n${address}`).digest('base64url')
}

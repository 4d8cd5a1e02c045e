import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 24

/** A random key (192 bits) for a cookie or a link. */
export function newKey(): string {
	return randomBytes(KEY_BYTES).toString('base64url')
}

/** The stored hash. The key is random, so no salt is needed. */
export function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}

export function isKey(text: string): boolean {
	return /^[\w-]{32}$/.test(text)
}

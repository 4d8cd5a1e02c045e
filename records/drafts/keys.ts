import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 24

/** A random key (192 bits) for a cookie or a link. */
export function newKey(): string {
	return randomBytes(KEY_BYTES).toString('base64url')
}

/** The hash the store has instead of the key. The key is random, so no salt is needed. */
export function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}

/** Whether a text has the format of a key. */
export function isKey(text: string): boolean {
	return /^[\w-]{32}$/.test(text)
}

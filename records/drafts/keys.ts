import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 24

/** A key nobody guesses (192 bits), fit for a cookie or a link. */
export function newKey(): string {
	return randomBytes(KEY_BYTES).toString('base64url')
}

/** What the store keeps of a key: enough to know it again, not enough to use it. The key is random, so no salt is needed. */
export function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}

/** Whether a text from outside can be a key at all. */
export function isKey(text: string): boolean {
	return /^[\w-]{32}$/.test(text)
}

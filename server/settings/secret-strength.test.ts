import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isStrongSecret } from './secret-strength.ts'

test('random secrets of 128 bits and more are taken in each usual spelling', () => {
	for (const encoding of ['hex', 'base64', 'base64url'] as const) {
		for (const bytes of [16, 32, 48]) {
			const secret = randomBytes(bytes).toString(encoding)
			expect(isStrongSecret(secret), secret).toBe(true)
		}
	}
})

test('short ones, sentences and repeated characters are refused', () => {
	const weak = [
		'sixteen letters!',
		'known to the tests alone, and a very long sentence at that',
		'a'.repeat(64),
		'1234567890123456789012345',
		'changeme-changeme',
		randomBytes(12).toString('hex'),
		randomBytes(12).toString('base64'),
	]
	for (const secret of weak) expect(isStrongSecret(secret), secret).toBe(false)
})

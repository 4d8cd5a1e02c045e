import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { looksLikeToken, readPreviewToken } from './preview-token.ts'

const SECRET = 'a secret of the tests'
const NOW = 1_790_000_000

function token(claim: string, secret = SECRET) {
	return `${claim}.${createHmac('sha256', secret).update(`preview.${claim}`).digest('hex')}`
}

test('a token of the plugin names a record and an end', () => {
	const text = token(`dog.101.1.${NOW + 60}`)
	expect(readPreviewToken(SECRET, text, NOW)).toEqual({ type: 'dogs', id: 101, expiresAt: NOW + 60, text })
})

test('an expired token is told apart from one that never was valid', () => {
	expect(readPreviewToken(SECRET, token(`dog.101.1.${NOW - 1}`), NOW)).toBe('expired')
	const forged = [
		token(`dog.101.1.${NOW + 60}`, 'another secret'),
		token(`dog.101.1.${NOW + 60}`).replace('dog.101', 'dog.102'),
		token(`dog.101.1.${NOW + 60}`).replace('.1.', '.2.'),
		token(`dog.101.1.${NOW + 60}`).replace('dog.', 'page.'),
		token(`cat.101.1.${NOW + 60}`),
		token(`dog.101.1.${NOW + 86_400}`),
		'true',
		'',
	]
	for (const text of forged) expect(readPreviewToken(SECRET, text, NOW), text).toBeUndefined()
	expect(readPreviewToken('', token(`dog.101.1.${NOW + 60}`, ''), NOW)).toBeUndefined()
})

test('preview=true of WordPress’s own links is no token', () => {
	expect(looksLikeToken('true')).toBe(false)
	expect(looksLikeToken(null)).toBe(false)
	expect(looksLikeToken(token(`dog.101.1.${NOW}`))).toBe(true)
})

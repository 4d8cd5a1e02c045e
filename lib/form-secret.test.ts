import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { FORM_SECRET, formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { createFormSecret, hashText, isSignedText, SIGNATURE_LENGTH, signText } from './form-secret.ts'

const NEW_SECRET = 'Mn8bVc3xZl6kJh1gFd4sAp9oIu7yTr2e'

test('a signature is of its text, its purpose and its secret only', () => {
	const signature = signText(formSecret, 'basket', 'two mugs')
	expect(signature).toHaveLength(SIGNATURE_LENGTH)
	expect(isSignedText(formSecret, 'basket', 'two mugs', signature)).toBe(true)
	expect(isSignedText(formSecret, 'basket', 'ten mugs', signature)).toBe(false)
	expect(isSignedText(formSecret, 'form opened', 'two mugs', signature)).toBe(false)
	expect(isSignedText(otherFormSecret, 'basket', 'two mugs', signature)).toBe(false)
	for (const forged of ['', signature.slice(1), `${signature}A`, `....${signature.slice(4)}`, 'x'.repeat(47)])
		expect(isSignedText(formSecret, 'basket', 'two mugs', forged), forged).toBe(false)
})

test('each purpose has a key of its own, and none is the secret', () => {
	const purposes = ['basket', 'form opened', 'network address', 'email address', 'link manage'] as const
	const hashes = purposes.map((purpose) => hashText(formSecret, purpose, 'sam@example.org'))
	expect(new Set(hashes).size).toBe(purposes.length)
	expect(hashes).not.toContain(createHmac('sha256', FORM_SECRET).update('sam@example.org').digest('base64url'))
})

test('after a change of the secret, signatures of the one before are valid, and not of any other', () => {
	const changed = createFormSecret(NEW_SECRET, { previous: FORM_SECRET })
	const before = signText(formSecret, 'basket', 'two mugs')
	const after = signText(changed, 'basket', 'two mugs')
	expect(isSignedText(changed, 'basket', 'two mugs', before)).toBe(true)
	expect(isSignedText(createFormSecret(NEW_SECRET), 'basket', 'two mugs', after)).toBe(true)
	expect(isSignedText(createFormSecret(NEW_SECRET), 'basket', 'two mugs', before)).toBe(false)
	expect(isSignedText(changed, 'basket', 'two mugs', signText(otherFormSecret, 'basket', 'two mugs'))).toBe(false)
})

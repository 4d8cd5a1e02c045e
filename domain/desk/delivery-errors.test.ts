import { expect, test } from 'vitest'
import { deliveryErrorInWords } from './delivery-errors.ts'

test.each([
	["Can't send mail - all recipients were rejected: 550 5.1.1 <…>: user unknown", 'does not exist', true],
	['connect ECONNREFUSED 127.0.0.1:587', 'could not be reached', false],
	['Invalid login: 535 5.7.8 authentication failed', 'SMTP_URL', false],
	['Connection timeout', 'took too long', false],
	['Message failed: 554 5.7.1 rejected as spam', 'spam', false],
	['something new', 'did not accept', false],
])('“%s” is said as what a volunteer can do', (error, words, isAboutAddress) => {
	expect(deliveryErrorInWords(error)).toMatchObject({ words: expect.stringContaining(words), isAboutAddress })
	expect(deliveryErrorInWords(error).todo).not.toBe('')
})

test('why it failed and what to do stand apart', () => {
	expect(deliveryErrorInWords('552 5.2.2 mailbox full')).toEqual({
		why: 'Their mailbox is full.',
		todo: 'Ring them, or try again in a few days.',
		words: 'Their mailbox is full. Ring them, or try again in a few days.',
		isAboutAddress: true,
	})
	expect(deliveryErrorInWords('').words).toBe('Not tried yet.')
})

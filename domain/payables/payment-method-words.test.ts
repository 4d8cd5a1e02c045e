import { expect, test } from 'vitest'
import { byMethod, paidByInWords } from './payment-method-words.ts'

test.each([
	['stripe', 'card', 'Card', 'by card'],
	['stripe', 'apple pay', 'Apple Pay', 'with Apple Pay'],
	['stripe', 'google pay', 'Google Pay', 'with Google Pay'],
	['stripe', 'direct debit', 'Direct Debit', 'by Direct Debit'],
	['stripe', null, 'Online, through Stripe', 'online'],
	['bank transfer', null, 'Bank transfer', 'by bank transfer'],
] as const)('%s, %s', (provider, method, words, inSentence) => {
	expect([paidByInWords({ provider, method }), byMethod({ provider, method })]).toEqual([words, inSentence])
})

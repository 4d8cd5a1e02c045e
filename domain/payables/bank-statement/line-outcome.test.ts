import { expect, test } from 'vitest'
import { likelyKind } from './line-outcome.ts'

test.each([
	['STRIPE PAYMENTS UK STRIPE PAYOUT', 'payout'],
	['Stripe Technology Europe', 'payout'],
	['HMRC CHARITIES GIFT AID', 'gift aid'],
	['PINSTRIPES LTD', undefined],
	['F AZIZ', undefined],
])('%s is likely %s', (text, kind) => {
	expect(likelyKind(text)).toBe(kind)
})

import { expect, test } from 'vitest'
import { fromStripeMoney, toStripeMoney } from './stripe-money.ts'

test('amounts are the same at Stripe, but for currencies that it writes with two decimals', () => {
	expect(toStripeMoney({ amount: 1250, currency: 'GBP' })).toEqual({ amount: 1250, currency: 'gbp' })
	expect(toStripeMoney({ amount: 500, currency: 'JPY' })).toEqual({ amount: 500, currency: 'jpy' })
	expect(toStripeMoney({ amount: 500, currency: 'ISK' })).toEqual({ amount: 50_000, currency: 'isk' })
	for (const money of [
		{ amount: 1250, currency: 'EUR' },
		{ amount: 500, currency: 'ISK' },
	]) {
		expect(fromStripeMoney(toStripeMoney(money))).toEqual(money)
	}
})

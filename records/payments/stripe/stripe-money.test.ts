import { expect, test } from 'vitest'
import { fromStripeMoney, toStripeMoney } from './stripe-money.ts'

// From https://docs.stripe.com/currencies: zero decimals, three decimals, special cases.
test.each([
	['GBP', 1250, 1250],
	['EUR', 150_050, 150_050],
	['JPY', 500, 500],
	['XAF', 500, 500],
	['ISK', 500, 50_000],
	['UGX', 500, 50_000],
	['HUF', 150_000, 150_000],
	['TWD', 80_045, 80_045],
	['MGA', 50_000, 500],
	['KWD', 5120, 5120],
	['BHD', 1500, 1500],
])('%s: %i minor units are %i at Stripe, and back', (currency, amount, atStripe) => {
	const sent = toStripeMoney({ amount, currency })
	expect(sent).toEqual({ amount: atStripe, currency: currency.toLowerCase() })
	expect(fromStripeMoney(sent)).toEqual({ amount, currency })
})

test('the last of three decimals is 0, as Stripe requires', () => {
	expect(toStripeMoney({ amount: 5124, currency: 'KWD' }).amount).toBe(5120)
	expect(toStripeMoney({ amount: 5125, currency: 'JOD' }).amount).toBe(5130)
})

test('a fee with decimals that the currency has not is rounded', () => {
	expect(fromStripeMoney({ amount: 1234, currency: 'isk' })).toEqual({ amount: 12, currency: 'ISK' })
})

import { expect, test } from 'vitest'
import { chargeStep, currencySign, decimalOf, formatMoney, formatSum, minorUnitsOf, shortDecimalOf } from './money.ts'

test('whole sums show no pence, others show them all', () => {
	expect(formatMoney({ amount: 1800, currency: 'GBP' })).toBe('£18')
	expect(formatMoney({ amount: 750, currency: 'GBP' })).toBe('£7.50')
	expect(formatMoney({ amount: 123_456_789, currency: 'GBP' })).toBe('£1,234,567.89')
	expect(formatMoney({ amount: 0, currency: 'GBP' })).toBe('£0')
})

test.each([
	['JPY', 1500, '1500', '1500', 'JP¥1,500', 'JP¥1,500'],
	['EUR', 150_050, '1500.50', '1500.50', '€1,500.50', '€1,500.50'],
	['EUR', 150_000, '1500.00', '1500', '€1,500', '€1,500.00'],
	['KWD', 1_500_500, '1500.500', '1500.500', 'KWD\u00a01,500.500', 'KWD\u00a01,500.500'],
	['BHD', 20_000, '20.000', '20', 'BHD\u00a020', 'BHD\u00a020.000'],
	['HUF', 150_000, '1500.00', '1500', 'HUF\u00a01,500', 'HUF\u00a01,500.00'],
	['GBP', -5, '-0.05', '-0.05', '-£0.05', '-£0.05'],
])('%s: %i minor units are %s', (currency, amount, decimal, short, money, sum) => {
	const one = { amount, currency }
	expect([decimalOf(one), shortDecimalOf(one), formatMoney(one), formatSum(one)]).toEqual([decimal, short, money, sum])
})

test('digits become minor units without a fraction in between', () => {
	expect(minorUnitsOf('8', '29', 'GBP')).toBe(829)
	expect(minorUnitsOf('8', '5', 'KWD')).toBe(8500)
	expect(minorUnitsOf('1500', '00', 'JPY')).toBe(1500)
	expect(minorUnitsOf('1500', '50', 'JPY')).toBeUndefined()
	expect(minorUnitsOf('8', '295', 'GBP')).toBeUndefined()
	expect(minorUnitsOf('9'.repeat(16), '', 'GBP')).toBeUndefined()
	expect(minorUnitsOf('1e3', '', 'GBP')).toBeUndefined()
})

test('a sum that was written is read as itself, in every currency', () => {
	for (const currency of Intl.supportedValuesOf('currency')) {
		for (const amount of [0, 1, 99, 100, 12_345, 9_007_199_254_740_991]) {
			const [whole = '', fraction = ''] = decimalOf({ amount, currency }).split('.')
			expect(minorUnitsOf(whole, fraction, currency), currency).toBe(amount)
		}
	}
})

test('a sign stands beside a field, or the code', () => {
	expect(['GBP', 'JPY', 'EUR', 'KWD'].map((currency) => currencySign(currency))).toEqual(['£', '¥', '€', 'KWD'])
})

test('cards are charged in tens where a currency has three decimals', () => {
	expect(['GBP', 'JPY', 'KWD', 'BHD'].map(chargeStep)).toEqual([1, 1, 10, 10])
})

import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test('whole sums show no pence, others show them all', () => {
	expect(formatMoney({ amount: 1800, currency: 'GBP' })).toBe('£18')
	expect(formatMoney({ amount: 750, currency: 'GBP' })).toBe('£7.50')
	expect(formatMoney({ amount: 123_456_789, currency: 'GBP' })).toBe('£1,234,567.89')
	expect(formatMoney({ amount: 0, currency: 'GBP' })).toBe('£0')
})

test('a currency without small coins is not divided', () => {
	expect(formatMoney({ amount: 1800, currency: 'JPY' }, 'ja-JP')).toMatch(/1,800/)
})

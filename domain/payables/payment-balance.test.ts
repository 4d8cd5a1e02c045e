import { expect, test } from 'vitest'
import { currentBalance, describeSum, netMoney } from './payment-balance.ts'

const DUE = { due: { amount: 2000, currency: 'GBP' }, state: 'paid' } as const
const MONTHLY = { ...DUE, state: 'active' } as const

test.each([
	['nothing yet', 0, 0, '£20 announced', 2000],
	['the sum that was announced', 2000, 0, '£20', 2000],
	['less', 1500, 0, '£20 announced, £15 arrived', 1500],
	['more', 2500, 0, '£20 announced, £25 arrived', 2500],
	['all, and a part went back', 2000, 500, '£20 arrived, £5 returned', 1500],
	['less, and a part of it went back', 1500, 500, '£20 announced, £15 arrived, £5 returned', 1000],
	['all, and all went back', 2000, 2000, '£20 arrived, £20 returned', 0],
])('of what arrived, %s', (_, arrived, returned, words, given) => {
	expect(describeSum(DUE, { arrived, returned }, 'en-GB')).toBe(words)
	expect(netMoney(DUE, { arrived, returned })).toEqual({ amount: given, currency: 'GBP' })
})

test('of a monthly payable the last payment with money counts, else all of it', () => {
	const months = [
		{ arrived: 2000, returned: 0 },
		{ arrived: 1500, returned: 0 },
		{ arrived: 0, returned: 0 },
	]
	expect(currentBalance({ isMonthly: true }, months)).toEqual({ arrived: 1500, returned: 0 })
	expect(currentBalance({ isMonthly: false }, months)).toEqual({ arrived: 3500, returned: 0 })
	expect(describeSum(MONTHLY, { arrived: 1500, returned: 0 }, 'en-GB')).toBe('£20 a month announced, £15 arrived')
	expect(describeSum(MONTHLY, { arrived: 2000, returned: 0 }, 'en-GB')).toBe('£20 a month')
})

test('what a bank took back in a dispute was not returned by the charity', () => {
	const due = { amount: 2000, currency: 'GBP' }
	const balance = { arrived: 2000, returned: 2000 }
	expect(describeSum({ due, state: 'disputed' }, balance, 'en-GB')).toBe('£20 arrived, £20 taken back by their bank')
	expect(describeSum({ due, state: 'disputed' }, balance, 'en-GB', 'payer')).toBe(
		'£20 arrived, £20 taken back by your bank',
	)
	expect(describeSum({ due, state: 'refunded' }, balance, 'en-GB')).toBe('£20 arrived, £20 returned')
})

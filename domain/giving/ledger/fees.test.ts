import { expect, test } from 'vitest'
import { feeOf, feesToCover } from './fees.ts'

const FORMULAS = [
	{ percent: 1.5, fixed: 20 },
	{ percent: 1.4, fixed: 20 },
	{ percent: 1.2, fixed: 0 },
	{ percent: 0, fixed: 30 },
	{ percent: 2.9, fixed: 30 },
	{ percent: 20, fixed: 0 },
]

test('£20 at 1.5 % + 20p costs 50p, and 51p with the fee itself', () => {
	expect(feeOf(2000, { percent: 1.5, fixed: 20 })).toBe(50)
	expect(feesToCover(2000, { percent: 1.5, fixed: 20 })).toBe(51)
	expect(feeOf(2051, { percent: 1.5, fixed: 20 })).toBe(51)
})

test.each(FORMULAS)('what covers the fees is the fee of the whole, to the penny: %j', (formula) => {
	for (let amount = 1; amount <= 1_000_000; amount = Math.ceil(amount * 1.013)) {
		const fees = feesToCover(amount, formula)
		expect(feeOf(amount + fees, formula), `of ${amount}`).toBe(fees)
	}
})

test('the fees of dinars can be charged, and are never more than the fee', () => {
	expect([5000, 12_340].map((amount) => feesToCover(amount, { percent: 2.5, fixed: 4 }, 10))).toEqual([130, 320])
})

test.each([
	null,
	{ percent: 100, fixed: 0 },
	{ percent: -1, fixed: 0 },
	{ percent: Number.NaN, fixed: 0 },
	{ percent: 1, fixed: -5 },
	{ percent: 1, fixed: 0.5 },
])('an unusable formula adds nothing: %j', (formula) => {
	expect(feesToCover(2000, formula)).toBe(0)
})

import { expect, test } from 'vitest'
import type { LedgerKind } from './ledger-kinds.ts'
import { oddMoneyOf } from './odd-money.ts'

const entry = (kind: LedgerKind, amount: number, currency = 'GBP') => ({ kind, amount, currency })

test.each([
	[
		'a payment, its fee in the currency of the bank account, and all of it back',
		[entry('fee', -60, 'EUR'), entry('refund', -2000)],
	],
	['a dispute that was lost', [entry('dispute', -2000), entry('dispute lost', 0)]],
	[
		'a refund that failed, and was made again',
		[entry('refund', -2000), entry('correction', 2000), entry('refund', -2000)],
	],
])('%s is not odd', (_, more) => {
	expect(oddMoneyOf([entry('payment', 2000), ...more], 'GBP')).toEqual([])
})

test('money in another currency, and more back than came, are named', () => {
	expect(oddMoneyOf([entry('payment', 2000, 'EUR')], 'GBP')).toEqual([
		{ kind: 'another currency', sum: { amount: 2000, currency: 'EUR' } },
	])
	expect(oddMoneyOf([entry('payment', 2000), entry('refund', -2500)], 'GBP')).toEqual([
		{
			kind: 'more back than came',
			returned: { amount: 2500, currency: 'GBP' },
			received: { amount: 2000, currency: 'GBP' },
		},
	])
	// Refunded, and then taken by a dispute as well.
	expect(oddMoneyOf([entry('payment', 2000), entry('refund', -2000), entry('dispute', -2000)], 'GBP')).toHaveLength(1)
})

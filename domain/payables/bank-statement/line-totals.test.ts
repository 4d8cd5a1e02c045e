import { expect, test } from 'vitest'
import { type StatementLine, totalsOfLines } from './line-totals.ts'

const line = (amount: number, outcome: StatementLine['outcome'], paymentId: string | null = null): StatementLine => ({
	amount,
	currency: 'GBP',
	outcome,
	paymentId,
})

test('what came into the account is added up by what became of it, each currency on its own', () => {
	const lines = [
		line(500, null),
		line(2000, 'booked', 'p1'),
		line(4120, 'other income'),
		line(1000, 'same money', 'p2'),
		line(8140, 'other income'),
		{ ...line(700, 'other income'), currency: 'EUR' },
	]
	expect(totalsOfLines(lines)).toEqual([
		{ of: 'in the books', count: 2, amount: 3000, currency: 'GBP' },
		{ of: 'other income', count: 2, amount: 12_260, currency: 'GBP' },
		{ of: 'other income', count: 1, amount: 700, currency: 'EUR' },
		{ of: 'waiting', count: 1, amount: 500, currency: 'GBP' },
	])
})

test('money that the bank told twice, in other words, is counted once', () => {
	const lines = [line(2000, 'booked', 'p1'), line(2000, 'same money', 'p1'), line(500, 'booked', 'p1')]
	expect(totalsOfLines(lines)).toMatchObject([{ count: 2, amount: 2500 }])
})

import { expect, test } from 'vitest'
import { coveredDays } from './check-arrivals.ts'
import { balancesOf, withoutQuietDays } from './statement-balances.ts'

const line = (day: string, amount: number, balance: number | null) => ({ day, amount, balance })
const LINES = [line('2026-11-02', 500, 1500), line('2026-11-02', -200, 1300), line('2026-11-09', 100, 1400)]

test('the balances before and after a file are told whichever way it is sorted', () => {
	expect(balancesOf(LINES)).toEqual({ opening: 1000, closing: 1400 })
	expect(balancesOf(LINES.toReversed())).toEqual({ opening: 1000, closing: 1400 })
})

test.each([
	['a line without a balance', [...LINES, line('2026-11-10', 5, null)]],
	['a line that is missing', [LINES[0], LINES[2]].flatMap((one) => one ?? [])],
	['no lines', []],
])('nothing is told from %s', (_, lines) => {
	expect(balancesOf(lines)).toBeNull()
})

test('two files cover the days between them if no money moved there, and leave the gap if any did', () => {
	const period = (from: string, to: string, opening: number, closing: number) => {
		return { from, to, currency: 'GBP', account: '', balances: { opening, closing } }
	}
	const first = period('2026-11-02', '2026-11-09', 1000, 1400)
	const spansWith = (opening: number) =>
		coveredDays(withoutQuietDays([first, period('2026-11-14', '2026-11-27', opening, 900)]))
	expect(spansWith(1400)).toEqual([{ account: '', from: '2026-11-02', to: '2026-11-27' }])
	expect(spansWith(1395)).toHaveLength(2)
})

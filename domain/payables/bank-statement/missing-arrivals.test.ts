import { expect, test } from 'vitest'
import type { Arrival } from './arrivals.ts'
import { missingArrivals } from './missing-arrivals.ts'

const arrival = (day: string, amount = 2000, lineId: string | null = null): Arrival => ({
	paymentId: `${day} ${amount}`,
	at: Date.parse(`${day}T12:00Z`),
	amount,
	currency: 'GBP',
	lineId,
})
const line = (day: string, amount = 2000) => ({ day, amount, currency: 'GBP' })
const november = { from: '2026-11-01', to: '2026-11-29', currency: 'GBP' }
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const missing = (arrivals: Arrival[], lines = [] as ReturnType<typeof line>[], periods = [november]) =>
	missingArrivals(arrivals, lines, { periods, dayOf }).map(({ paymentId }) => paymentId)

test('what was marked by hand on a day of a statement and has no line is missing', () => {
	expect(missing([arrival('2026-11-10')])).toEqual(['2026-11-10 2000'])
	expect(missing([arrival('2026-11-10', 2000, 'its line')])).toEqual([])
	expect(missing([arrival('2026-10-31'), arrival('2026-11-30')])).toEqual([])
	expect(missing([arrival('2026-11-10')], [], [{ ...november, currency: 'EUR' }])).toEqual([])
})

test('a free line of its sum around its day may be its money, once', () => {
	expect(missing([arrival('2026-11-10')], [line('2026-11-14')])).toEqual([])
	expect(missing([arrival('2026-11-10')], [line('2026-11-14', 1900), line('2026-11-20')])).toEqual(['2026-11-10 2000'])
	expect(missing([arrival('2026-11-10'), arrival('2026-11-11')], [line('2026-11-14')])).toEqual(['2026-11-11 2000'])
})

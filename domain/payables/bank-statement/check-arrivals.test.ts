import { expect, test } from 'vitest'
import type { Arrival } from './arrivals.ts'
import { checkArrivals, coveredDays } from './check-arrivals.ts'

const arrival = (day: string, amount = 2000, lineId: string | null = null): Arrival => ({
	paymentId: `${day} ${amount}`,
	at: Date.parse(`${day}T12:00Z`),
	amount,
	currency: 'GBP',
	lineId,
})
const line = (day: string, amount = 2000) => ({ day, amount, currency: 'GBP' })
const november = { from: '2026-11-01', to: '2026-11-29', currency: 'GBP', account: '' }
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const missing = (arrivals: Arrival[], lines = [] as ReturnType<typeof line>[], periods = [november]) =>
	checkArrivals(arrivals, lines, { periods, dayOf }).missing.map(({ paymentId }) => paymentId)

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

test('what is on days of which no statement was imported is not missing, and said to be unchecked', () => {
	const october = { ...november, from: '2026-10-01', to: '2026-10-20' }
	const days = ['2026-09-30', '2026-10-01', '2026-10-25', '2026-11-30']
	const { missing: found, unchecked } = checkArrivals(
		days.map((day) => arrival(day)),
		[],
		{ periods: [november, october], dayOf },
	)
	const daysOf = (arrivals: Arrival[]) => arrivals.map(({ at }) => dayOf(at))
	expect(daysOf(found)).toEqual(['2026-10-01'])
	expect(daysOf(unchecked.before)).toEqual(['2026-09-30'])
	expect(daysOf(unchecked.between)).toEqual(['2026-10-25'])
	expect(daysOf(unchecked.after)).toEqual(['2026-11-30'])
	expect(
		checkArrivals([arrival('2026-11-30')], [line('2026-11-30')], { periods: [november], dayOf }).unchecked.after,
	).toEqual([])
})

test('days are named account by account, and those that follow one another are one', () => {
	const of = (account: string, from: string, to: string) => ({ account, from, to, currency: 'GBP' })
	expect(
		coveredDays([
			of('2', '2026-11-16', '2026-11-29'),
			of('1', '2026-11-01', '2026-11-20'),
			of('2', '2026-11-01', '2026-11-10'),
			of('1', '2026-11-05', '2026-11-10'),
			of('1', '2026-11-21', '2026-11-29'),
		]),
	).toEqual([
		{ account: '1', from: '2026-11-01', to: '2026-11-29' },
		{ account: '2', from: '2026-11-01', to: '2026-11-10' },
		{ account: '2', from: '2026-11-16', to: '2026-11-29' },
	])
})

import { expect, test } from 'vitest'
import { createRandom } from '#tests/builders/random.ts'
import { type CheckableArrival, checkArrivals, coveredDays, type FreeLine } from './check-arrivals.ts'

const arrival = (day: string, amount = 2000, lineId: string | null = null, changes = {}): CheckableArrival => ({
	paymentId: `${day} ${amount}`,
	reference: 'DON-QVJB-T4',
	firstName: 'Priya',
	lastName: 'Raman',
	at: Date.parse(`${day}T12:00Z`),
	amount,
	currency: 'GBP',
	lineId,
	...changes,
})
const line = (day: string, amount = 2000, text = 'P RAMAN DOGS'): FreeLine => ({ day, amount, currency: 'GBP', text })
const november = { from: '2026-11-01', to: '2026-11-29', currency: 'GBP', account: '' }
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const missing = (arrivals: CheckableArrival[], lines = [] as ReturnType<typeof line>[], periods = [november]) =>
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

test('the line of another person with the same sum answers for nothing, and a reference comes before a name', () => {
	const quentin = { paymentId: 'his', reference: 'DON-65KF-78', firstName: 'Quentin', lastName: 'Ash' }
	expect(missing([arrival('2026-11-24')], [line('2026-11-28', 2000, 'L BRAND DOGS')])).toHaveLength(1)
	expect(missing([arrival('2026-11-24')], [line('2026-11-28', 2000, 'RAMAN AND SONS')])).toHaveLength(1)
	expect(missing([arrival('2026-11-24')], [line('2026-11-28', 2000, 'P RAMAN DON-65KF-78')])).toHaveLength(1)
	expect(missing([arrival('2026-11-24')], [line('2026-11-28', 2000, 'J SPOUSE don qvjbt4')])).toEqual([])
	const both = [arrival('2026-11-23', 2000, null, quentin), arrival('2026-11-24')]
	const lines = [line('2026-11-28', 2000, 'Q ASH'), line('2026-11-28', 2000, 'Q ASH P RAMAN DON-65KF-78')]
	expect(missing(both, lines)).toEqual(['2026-11-24 2000'])
})

test('each payment of the books is found, missing or not checked, whatever the statements have', () => {
	for (let seed = 1; seed <= 200; seed++) {
		const { pick } = createRandom(seed)
		const day = () => pick(['2026-10-15', '2026-10-31', '2026-11-03', '2026-11-09', '2026-11-20', '2026-12-02'])
		const person = () => pick([{}, { reference: 'DON-65KF-78', firstName: 'Quentin', lastName: 'Ash' }])
		const some = <T>(one: () => T) => Array.from({ length: pick([0, 1, 3, 8]) }, one)
		const arrivals = some(() => arrival(day(), pick([500, 2000]), pick([null, null, 'a line']), person()))
		const texts = ['L BRAND', 'P RAMAN', 'Q ASH', 'DON-QVJB-T4', 'X DON-65KF-78']
		const lines = some(() => line(day(), pick([500, 2000]), pick(texts)))
		const periods = some(() => ({
			...november,
			from: pick(['2026-10-10', '2026-11-01', '2026-11-15']),
			to: '2026-11-20',
		}))
		const { found, missing: lost, unchecked } = checkArrivals(arrivals, lines, { periods, dayOf })
		const all = [...found, ...lost, ...Object.values(unchecked).flat()]
		expect(all, `seed ${seed}`).toHaveLength(arrivals.length)
		expect(new Set(all), `seed ${seed}`).toEqual(new Set(arrivals))
		expect(found.length, `seed ${seed}`).toBeLessThanOrEqual(
			arrivals.filter(({ lineId }) => lineId !== null).length + lines.length,
		)
	}
})

test('what is on days of which no statement was imported is not missing, and said to be unchecked', () => {
	const october = { ...november, from: '2026-10-01', to: '2026-10-20' }
	const days = ['2026-09-30', '2026-10-01', '2026-10-25', '2026-11-30']
	const { missing: found, unchecked } = checkArrivals(
		days.map((day) => arrival(day)),
		[],
		{ periods: [november, october], dayOf },
	)
	const daysOf = (arrivals: CheckableArrival[]) => arrivals.map(({ at }) => dayOf(at))
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

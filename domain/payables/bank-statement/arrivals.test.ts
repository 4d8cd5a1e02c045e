import { expect, test } from 'vitest'
import { arrivalsOf } from './arrivals.ts'

const at = (day: string) => Date.parse(`${day}T12:00Z`)
const entry = (providerRef: string, day: string, amount = 2000) => ({
	paymentId: 'p',
	providerRef,
	amount,
	currency: 'GBP',
	at: at(day),
})
const line = (id: string, day: string, amount = 2000) => ({ id, paymentId: 'p', day, amount })
const linesOf = (arrivals: ReturnType<typeof arrivalsOf>) => arrivals.map(({ lineId }) => lineId)

test('what was booked from a line has that line, and the parts of several funds arrived together', () => {
	const parts = [entry('bank a:shop', '2026-11-20', 1500), entry('bank a:donation', '2026-11-20', 500)]
	expect(arrivalsOf(parts, [line('a', '2026-11-20')])).toEqual([
		{ ref: 'bank a', paymentId: 'p', at: at('2026-11-20'), amount: 2000, currency: 'GBP', lineId: 'a' },
	])
})

test('a line that a person tied is that of the nearest arrival of its sum that has none', () => {
	const entries = [entry('bank p', '2026-10-20'), entry('bank x', '2026-11-20'), entry('bank y', '2026-11-21', 500)]
	expect(linesOf(arrivalsOf(entries, [line('tied', '2026-11-19')]))).toEqual([null, 'tied', null])
	const twice = [line('tied', '2026-11-19'), line('again', '2026-11-19'), line('third', '2026-11-19')]
	expect(linesOf(arrivalsOf(entries, twice))).toEqual(['again', 'tied', null])
})

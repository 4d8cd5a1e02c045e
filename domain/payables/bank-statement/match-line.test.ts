import { expect, test } from 'vitest'
import { newPaymentReference } from '../payment-reference.ts'
import { type Awaited, matchLine, matchLines, mayPay, referencesOf } from './match-line.ts'

const REFERENCE = newPaymentReference('donation')
const OTHER = newPaymentReference('donation')

interface Changes {
	state?: 'started' | 'paid' | 'abandoned'
	frequency?: 'once' | 'monthly'
	fees?: number
	/** The days of payments that were received before. */
	days?: string[]
	/** Whether these came from a statement. */
	hasLine?: boolean
	hasEnded?: boolean
	reference?: string
}

function awaited(changes: Changes = {}) {
	const { state = 'started', frequency = 'once', fees = 0, days = [], reference = REFERENCE } = changes
	const money = { amount: 2000, currency: 'GBP' }
	const received = days.map((day) => ({
		id: day,
		state: 'paid' as const,
		amount: money,
		received: money.amount,
		paidAt: Date.parse(`${day}T12:00Z`),
	}))
	const found: Awaited = {
		payable: {
			id: reference,
			reference,
			due: { ...money, amount: money.amount + fees },
			state: frequency === 'monthly' ? 'active' : state,
		},
		payments: received.length > 0 ? received : [{ id: 'p', state, amount: money, received: 0, paidAt: null }],
		arrivals: received.map(({ id, paidAt }) => ({
			paymentId: id,
			at: paidAt,
			...money,
			lineId: changes.hasLine ? 'line' : null,
		})),
		hasEnded: changes.hasEnded ?? false,
	}
	return new Map([[reference, found]])
}

/** A donation of £20, or a standing order in its first month, of which part has come. */
function short(received: number, frequency: 'once' | 'monthly' = 'once') {
	const [[reference, found] = []] = awaited({ frequency })
	if (!reference || !found) throw new Error('none')
	const payment = { ...found.payments[0], id: 'p', state: 'part paid' as const, amount: found.payable.due, received }
	const paidAt = Date.parse('2026-11-20T12:00Z')
	const arrivals = [{ paymentId: 'p', at: paidAt, amount: received, currency: 'GBP', lineId: null }]
	return new Map([[reference, { ...found, payments: [{ ...payment, paidAt }], arrivals }]])
}

const line = (text: string, amount = 2000, currency = 'GBP', day = '2026-11-23') => ({ day, amount, text, currency })
const printed = REFERENCE.toLowerCase().replaceAll('-', '').replace('don', 'd0n')
const monthly = (...days: string[]) => awaited({ frequency: 'monthly', days })

test.each([
	['the sum and the reference', line(printed), awaited(), 'matched'],
	['the fees that the donor covers', line(printed, 2051), awaited({ fees: 51 }), 'matched'],
	['another sum', line(printed, 1900), awaited(), 'amount differs'],
	['what was missing', line(printed, 500), short(1500), 'matched'],
	['the part that came', line(printed, 1500), short(1500), 'same money'],
	['the first half, or the second', line(printed, 1000), short(1000), 'perhaps received'],
	['less than was missing', line(printed, 400), short(1500), 'amount differs'],
	['another month after one that was short', line(printed), short(1500, 'monthly'), 'matched'],
	['what was missing of a month', line(printed, 500), short(1500, 'monthly'), 'matched'],
	['all of it once more after a part', line(printed), short(1500), 'amount differs'],
	['another currency', line(printed, 2000, 'EUR'), awaited(), 'amount differs'],
	['a payment that was received', line(printed), awaited({ state: 'paid' }), 'already received'],
	['money that was marked by hand', line(printed), awaited({ days: ['2026-11-20'] }), 'same money'],
	['money that came with a line', line(printed), awaited({ days: ['2026-11-20'], hasLine: true }), 'perhaps received'],
	['another sum than came before', line(printed, 500), awaited({ days: ['2026-11-20'] }), 'already received'],
	['another day than it came on', line(printed), awaited({ days: ['2026-10-20'] }), 'already received'],
	['what was given up', line(printed), awaited({ state: 'abandoned', hasEnded: true }), 'no longer expected'],
	['another sum for it', line(printed, 500), awaited({ state: 'abandoned', hasEnded: true }), 'no longer expected'],
	['the next month of a monthly donation', line(printed), monthly('2026-09-23', '2026-10-23'), 'matched'],
	['a month that was received', line(printed), monthly('2026-09-23', '2026-11-23'), 'same money'],
	['an earlier month that was received', line(printed), monthly('2026-11-20', '2026-12-20'), 'same money'],
	['no reference', line('SMITH J'), awaited(), 'unknown'],
	['a reference that no donation has', line(OTHER), awaited(), 'unknown'],
	['money that left the account', line(printed, -2000), awaited(), 'not money in'],
] as const)('a line with %s', (_, given, donations, kind) => {
	expect(matchLine(given, donations).kind).toBe(kind)
})

test('a line with two references is for a person', () => {
	const both = new Map([...awaited({ state: 'paid' }), ...awaited({ reference: OTHER })])
	expect(matchLine(line(`${REFERENCE} ${OTHER}`), both)).toMatchObject({ kind: 'several', all: [{}, {}] })
	expect(referencesOf(line(`${REFERENCE} ${OTHER}`))).toEqual([REFERENCE, OTHER])
	expect(referencesOf(line(REFERENCE, -1))).toEqual([])
})

test('of two equal lines of one donation and day only the first may be booked without a look', () => {
	const lines = [line(printed), line(`FP ${printed}`), line(printed, 2000, 'GBP', '2026-10-23')]
	expect(matchLines(lines, monthly('2026-09-23')).map(({ kind }) => kind)).toEqual([
		'matched',
		'perhaps received',
		'matched',
	])
})

test.each([
	['a donation that is paid once', awaited(), 2000],
	['what was missing of it', short(1500), 500],
	['one month, a few days apart', monthly('2026-09-23'), 2000],
	['what was missing of one month', short(1500, 'monthly'), 500],
] as const)('of two lines for %s the first by day is matched, and the other names it', (_, donations, amount) => {
	const lines = ['2026-11-27', '2026-11-24'].map((day) => line(printed, amount, 'GBP', day))
	const [later, first] = matchLines(lines, donations)
	expect(first).toMatchObject({ kind: 'matched' })
	expect(later).toMatchObject({ kind: 'perhaps received', matchedLine: { day: '2026-11-24' } })
})

test('what was marked by hand once is the same money as one of two equal lines', () => {
	const lines = [line(printed), line(`FP ${printed}`)]
	expect(matchLines(lines, monthly('2026-11-23')).map(({ kind }) => kind)).toEqual(['same money', 'perhaps received'])
})

test.each([
	['its reference, whatever the day', { named: ['a'], day: '2026-01-01' }, true],
	['the reference of another', { named: ['b'] }, false],
	['both references', { named: ['b', 'a'] }, true],
	['no reference, of another sum', { amount: 500 }, true],
	['no reference, on the day before', { day: '2026-11-22' }, true],
	['no reference, from before it was announced', { day: '2026-11-21' }, false],
	['another currency', { named: ['a'], currency: 'EUR' }, false],
	['a payout of Stripe', { text: 'STRIPE PAYMENTS UK' }, false],
	['money that left', { amount: -2000 }, false],
])('an undecided line with %s may be awaited money: %#', (_, changes, expected) => {
	const undecided = { day: '2026-11-23', amount: 2000, currency: 'GBP', text: 'SMITH J', named: [], ...changes }
	expect(mayPay(undecided, { id: 'a', currency: 'GBP', announcedOn: '2026-11-23' })).toBe(expected)
})

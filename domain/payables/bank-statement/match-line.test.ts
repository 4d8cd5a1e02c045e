import { expect, test } from 'vitest'
import { newPaymentReference } from '../payment-reference.ts'
import { type Awaited, matchLine, matchLines, referencesOf } from './match-line.ts'

const REFERENCE = newPaymentReference('donation')
const OTHER = newPaymentReference('donation')

interface Changes {
	state?: 'started' | 'paid' | 'abandoned'
	frequency?: 'once' | 'monthly'
	fees?: number
	/** Of payments that were received before. */
	days?: string[]
	reference?: string
}

function awaited({ state = 'started', frequency = 'once', fees = 0, days = [], reference = REFERENCE }: Changes = {}) {
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
	}
	return new Map([[reference, found]])
}

/** Of £20 so much has come. */
function short(received: number) {
	const [[reference, found] = []] = awaited()
	if (!reference || !found) throw new Error('none')
	const payment = { ...found.payments[0], id: 'p', state: 'part paid' as const, amount: found.payable.due, received }
	const paidAt = Date.parse('2026-11-20T12:00Z')
	return new Map([[reference, { ...found, payments: [{ ...payment, paidAt }] }]])
}

const line = (text: string, amount = 2000, currency = 'GBP', day = '2026-11-23') => ({ day, amount, text, currency })
const printed = REFERENCE.toLowerCase().replaceAll('-', '').replace('don', 'd0n')
const monthly = (...days: string[]) => awaited({ frequency: 'monthly', days })

test.each([
	['the sum and the reference', line(printed), awaited(), 'matched'],
	['the fees that the donor covers', line(printed, 2051), awaited({ fees: 51 }), 'matched'],
	['another sum', line(printed, 1900), awaited(), 'amount differs'],
	['what was missing', line(printed, 500), short(1500), 'matched'],
	['the part that came', line(printed, 1500), short(1500), 'perhaps received'],
	['less than was missing', line(printed, 400), short(1500), 'amount differs'],
	['another currency', line(printed, 2000, 'EUR'), awaited(), 'amount differs'],
	['a payment that was received', line(printed), awaited({ state: 'paid' }), 'already received'],
	['a donation that was given up', line(printed), awaited({ state: 'abandoned' }), 'matched'],
	['the next month of a monthly donation', line(printed), monthly('2026-09-23', '2026-10-23'), 'matched'],
	['a month that was received', line(printed), monthly('2026-09-23', '2026-11-23'), 'perhaps received'],
	['an earlier month that was received', line(printed), monthly('2026-11-20', '2026-12-20'), 'perhaps received'],
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
		...['matched', 'perhaps received', 'matched'],
	])
})

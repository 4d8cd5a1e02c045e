import { expect, test } from 'vitest'
import { newPaymentReference } from '../payments/payment-reference.ts'
import { withFingerprints } from './fingerprint.ts'
import { type Awaited, matchLine, referencesOf } from './match-line.ts'

const REFERENCE = newPaymentReference('donation')
const OTHER = newPaymentReference('donation')

function awaited(
	changes: { state?: 'started' | 'paid' | 'abandoned'; frequency?: 'once' | 'monthly'; fees?: number } = {},
) {
	const { state = 'started', frequency = 'once', fees = 0 } = changes
	const money = { amount: 2000, currency: 'GBP' }
	const found: Awaited = {
		donation: {
			...{ id: '1', reference: REFERENCE, frequency, amount: money, fees: { ...money, amount: fees } },
			state: frequency === 'monthly' ? 'active' : state,
		},
		payment: { id: 'p', state, amount: money },
	}
	return new Map([[REFERENCE, found]])
}

const line = (text: string, amount = 2000, currency = 'GBP') => ({ day: '2026-11-23', amount, text, currency })
const printed = REFERENCE.toLowerCase().replaceAll('-', '').replace('don', 'd0n')

test.each([
	['the sum and the reference', line(printed), awaited(), 'matched'],
	['the fees that the donor covers', line(printed, 2051), awaited({ fees: 51 }), 'matched'],
	['another sum', line(printed, 1900), awaited(), 'amount differs'],
	['another currency', line(printed, 2000, 'EUR'), awaited(), 'amount differs'],
	['a payment that was received', line(printed), awaited({ state: 'paid' }), 'already received'],
	['a donation that was given up', line(printed), awaited({ state: 'abandoned' }), 'matched'],
	['the next month of a monthly donation', line(printed), awaited({ frequency: 'monthly', state: 'paid' }), 'matched'],
	['no reference', line('SMITH J'), awaited(), 'unknown'],
	['a reference that no donation has', line(OTHER), awaited(), 'unknown'],
	['money that left the account', line(printed, -2000), awaited(), 'not money in'],
] as const)('a line with %s', (_, given, donations, kind) => {
	expect(matchLine(given, donations).kind).toBe(kind)
})

test('of two donations in one line the one that waits is meant', () => {
	const both = new Map([...awaited({ state: 'paid' })])
	const [waiting] = awaited().values()
	if (waiting) both.set(OTHER, { ...waiting, donation: { ...waiting.donation, reference: OTHER } })
	expect(matchLine(line(`${REFERENCE} ${OTHER}`), both)).toMatchObject({ kind: 'matched', reference: OTHER })
	expect(referencesOf(line(`${REFERENCE} ${OTHER}`))).toEqual([REFERENCE, OTHER])
	expect(referencesOf(line(REFERENCE, -1))).toEqual([])
})

test('equal lines of a day are two movements, and the same ones in the next export', () => {
	const lines = [line('SMITH J'), line('SMITH  J'), line('SMITH J', 500)]
	const first = withFingerprints(lines, 'GBP').map(({ fingerprint }) => fingerprint)
	expect(new Set(first).size).toBe(3)
	const later = withFingerprints([...lines, line('LATER')], 'GBP').map(({ fingerprint }) => fingerprint)
	expect(later.slice(0, 3)).toEqual(first)
})

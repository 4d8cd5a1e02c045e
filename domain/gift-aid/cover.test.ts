import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { aPaidGift, declaredWithAnother, declaredWithIt } from '#tests/builders/giving/paid-gift.ts'
import { coverOf, isOwnPayment, mayBeDeclared } from './cover.ts'

const COMPANY = 'Accounts Wetherby & Daughters Ltd'
const MONTHLY_SPONSORSHIP = { isSponsorship: true, isMonthly: true }

test('a payment is covered by the first declaration that holds for it', () => {
	expect(coverOf(aPaidGift(), 0)).toEqual({ kind: 'covered', by: declaredWithIt() })
	const cancelled = declaredWithIt({ cancelledFrom: '2026-11-01' })
	const other = declaredWithAnother({ id: 'other', scope: 'past 4 years too', madeOn: '2027-01-05' })
	expect(coverOf(aPaidGift({ declarations: [cancelled, other] }), 0)).toEqual({ kind: 'covered', by: other })
})

test('a declaration by phone whose record was not sent is named, unless it would not cover the payment anyway', () => {
	const kindOf = (changes: object) =>
		coverOf(aPaidGift({ declarations: [declaredWithIt({ how: 'phone', ...changes })] }), 0).kind
	expect(kindOf({})).toBe('record not sent')
	expect(kindOf({ isInvalid: true })).toBe('invalid')
	expect(kindOf({ confirmedOn: '2026-12-01' })).toBe('covered')
})

test.each([
	['never declared', [], 'not declared'],
	['declared for future gifts the day after', [declaredWithAnother({ madeOn: '2026-11-24' })], 'declared later'],
	[
		'the same, and cancelled since',
		[declaredWithAnother({ madeOn: '2026-11-24', cancelledFrom: '2027-01-01' })],
		'declared later',
	],
	[
		'declared for another gift only',
		[declaredWithAnother({ scope: 'this', madeOn: '2026-11-24' })],
		'declared for another',
	],
	['cancelled', [declaredWithIt({ cancelledFrom: '2026-11-01' })], 'cancelled'],
	['not valid', [declaredWithIt({ isInvalid: true })], 'invalid'],
	[
		'not valid, and a valid one for future gifts',
		[declaredWithIt({ isInvalid: true }), declaredWithAnother({ madeOn: '2026-12-01' })],
		'declared later',
	],
	[
		'cancelled, and a new one for future gifts',
		[
			declaredWithAnother({ madeOn: '2026-12-01' }),
			declaredWithAnother({ madeOn: '2026-01-01', cancelledFrom: '2026-11-01' }),
		],
		'declared later',
	],
] as const)('a payment that no declaration covers says what its donor declared: %s', (_, declarations, kind) => {
	expect(coverOf(aPaidGift({ declarations: [...declarations] }), 0).kind).toBe(kind)
})

test('no declaration helps a gift of an organisation', () => {
	const [covered, never] = [aPaidGift({ donor: COMPANY }), aPaidGift({ donor: COMPANY, declarations: [] })]
	for (const gift of [covered, never]) expect(coverOf(gift, 0)).toEqual({ kind: 'from an organisation' })
	expect(mayBeDeclared(coverOf(never, 0))).toBe(false)
})

test('no declaration helps what staff marked as no one person’s, whatever its donor declared', () => {
	const [covered, never] = [
		aPaidGift({ isNotForGiftAid: true }),
		aPaidGift({ isNotForGiftAid: true, declarations: [] }),
	]
	for (const gift of [covered, never]) expect(coverOf(gift, 0)).toEqual({ kind: 'not their own' })
	expect(mayBeDeclared(coverOf(never, 0))).toBe(false)
})

test('no declaration of the donor helps a payment that another person made', () => {
	const declared = aPaidGift({ isFromAnotherPayer: true })
	expect(coverOf(declared, 0)).toEqual({ kind: 'another payer', lasting: declared.declarations[0] })
	const not = aPaidGift({ isFromAnotherPayer: true, declarations: [] })
	expect(coverOf(not, 0)).toEqual({ kind: 'another payer' })
})

test('no declaration helps a gift in another currency', () => {
	expect(coverOf(aPaidGift({ currency: 'EUR' }), 0)).toEqual({ kind: 'not in pounds' })
})

test.each([
	['a donation brings no benefits', { amount: 100 }, 5000, 'covered'],
	['a quarter of a year of £5', { ...MONTHLY_SPONSORSHIP, amount: 500 }, 1500, 'covered'],
	['a penny more', { ...MONTHLY_SPONSORSHIP, amount: 500 }, 1501, 'benefits too high'],
	['a present of £60', { isSponsorship: true, amount: 6000 }, 1500, 'covered'],
	['updates only', { ...MONTHLY_SPONSORSHIP, amount: 1 }, 0, 'covered'],
	[
		'the limit of the tax year',
		{ isSponsorship: true, amount: 6_000_000, earlierSponsorships: 2 },
		100_000,
		'benefits too high',
	],
] as const)('benefits of a sponsor: %s', (_, changes, benefit, kind) => {
	expect(coverOf(aPaidGift(changes), benefit).kind).toBe(kind)
})

test('a monthly donation is its declaration’s own with its first payment, soon after it was made', () => {
	const monthly = { isMonthly: true, createdAt: 0 }
	const nth = (sequence: number) => ({ sequence, isFirstReceived: sequence === 1 })
	expect(isOwnPayment(monthly, nth(1), 31 * DAY_MS)).toBe(true)
	expect(isOwnPayment(monthly, nth(1), 32 * DAY_MS)).toBe(false)
	expect(isOwnPayment(monthly, nth(2), 0)).toBe(false)
})

test('a single donation that is paid twice is its declaration’s own with the payment that came first', () => {
	const single = { isMonthly: false, createdAt: 0 }
	expect(isOwnPayment(single, { sequence: 3, isFirstReceived: true }, 400 * DAY_MS)).toBe(true)
	expect(isOwnPayment(single, { sequence: 4, isFirstReceived: false }, 0)).toBe(false)
})

import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { claimableGift, isOwnPayment, type PaidGift } from './claimable.ts'

function aPaidGift(changes: Partial<PaidGift> = {}): PaidGift {
	return {
		...{ paymentId: 'p1', day: '2026-11-23', amount: 2000, currency: 'GBP', earlierBenefits: 0 },
		...{ payableId: 'd1', isMonthly: false, isSponsorship: false },
		declarations: [{ declaration: aDeclaration(), isOwn: true }],
		...changes,
	}
}

const MONTHLY_SPONSORSHIP = { isSponsorship: true, isMonthly: true }

test('a payment is claimed on the first declaration that covers it', () => {
	expect(claimableGift(aPaidGift(), 0)).toMatchObject({ kind: 'gift', gift: { monthlyId: null, amount: 2000 } })
	const cancelled = aDeclaration({ cancelledFrom: '2026-11-01' })
	const other = aDeclaration({ id: 'other', scope: 'past 4 years too', madeOn: '2027-01-05' })
	const both = [
		{ declaration: cancelled, isOwn: true },
		{ declaration: other, isOwn: false },
	]
	expect(claimableGift(aPaidGift({ declarations: both }), 0)).toMatchObject({ gift: { declaration: { id: 'other' } } })
	expect(claimableGift(aPaidGift({ declarations: [] }), 0)).toEqual({ kind: 'not declared' })
	const own = [{ declaration: cancelled, isOwn: true }]
	expect(claimableGift(aPaidGift({ declarations: own }), 0)).toEqual({ kind: 'not declared' })
})

test('a declaration by phone whose record was not sent is named, unless it would not cover the payment anyway', () => {
	const byPhone = (changes = {}) => [{ declaration: aDeclaration({ how: 'phone', ...changes }), isOwn: true }]
	expect(claimableGift(aPaidGift({ declarations: byPhone() }), 0)).toEqual({
		kind: 'problem',
		sentence: 'The written record of the declaration made by phone has not been sent to the donor',
	})
	const invalid = byPhone({ isInvalid: true })
	expect(claimableGift(aPaidGift({ declarations: invalid }), 0)).toEqual({ kind: 'not declared' })
	const confirmed = byPhone({ confirmedOn: '2026-12-01' })
	expect(claimableGift(aPaidGift({ declarations: confirmed }), 0).kind).toBe('gift')
})

test.each([
	['a donation brings no benefits', { amount: 100 }, 5000, 'gift'],
	['a quarter of a year of £5', { ...MONTHLY_SPONSORSHIP, amount: 500 }, 1500, 'gift'],
	['a penny more', { ...MONTHLY_SPONSORSHIP, amount: 500 }, 1501, 'problem'],
	['a present of £60', { isSponsorship: true, amount: 6000 }, 1500, 'gift'],
	['updates only', { ...MONTHLY_SPONSORSHIP, amount: 1 }, 0, 'gift'],
	['the limit of the tax year', { ...MONTHLY_SPONSORSHIP, amount: 500, earlierBenefits: 250_000 }, 1, 'problem'],
] as const)('benefits of a sponsor: %s', (_, changes, benefit, kind) => {
	expect(claimableGift(aPaidGift(changes), benefit).kind).toBe(kind)
})

test('a monthly donation is its declaration’s own with its first payment, soon after it was made', () => {
	const day = 86_400_000
	const monthly = { isMonthly: true, createdAt: 0 }
	expect(isOwnPayment({ isMonthly: false, createdAt: 0 }, 3, 400 * day)).toBe(true)
	expect(isOwnPayment(monthly, 1, 31 * day)).toBe(true)
	expect(isOwnPayment(monthly, 1, 32 * day)).toBe(false)
	expect(isOwnPayment(monthly, 2, 0)).toBe(false)
})

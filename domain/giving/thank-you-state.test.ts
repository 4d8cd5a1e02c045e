import { expect, test } from 'vitest'
import type { PaymentState } from '../payables/payment-states.ts'
import { type ThankYouState, thankYouState } from './thank-you-state.ts'

const attempt = (state: PaymentState, paidAt: number | null = null, sequence = 1) => ({
	state,
	paidAt,
	declinedAt: null,
	sequence,
})
const CARD = { provider: 'stripe', frequency: 'once', state: 'started', closedAt: null } as const
const MONTHLY = { ...CARD, frequency: 'monthly', state: 'active' } as const

test.each<[PaymentState, number | null, ThankYouState, ThankYouState]>([
	['started', null, 'unpaid', 'transfer'],
	['abandoned', null, 'unpaid', 'transfer'],
	['failed', null, 'failed', 'transfer'],
	['pending', null, 'pending', 'pending'],
	['paid', 1, 'paid', 'paid'],
	['failed', 1, 'returned', 'returned'],
	['partly refunded', 1, 'partly refunded', 'partly refunded'],
	['refunded', 1, 'refunded', 'refunded'],
	['disputed', 1, 'disputed', 'disputed'],
])('a payment that is "%s" (paid at %s) is "%s" by card and "%s" by bank transfer', (state, paidAt, card, transfer) => {
	expect(thankYouState(CARD, [attempt(state, paidAt)])).toBe(card)
	expect(thankYouState({ ...CARD, provider: 'bank transfer' }, [attempt(state, paidAt)])).toBe(transfer)
})

test('a transfer that was given up is no longer awaited, unless its money came after all', () => {
	const closed = { ...CARD, provider: 'bank transfer', closedAt: 9 } as const
	expect(thankYouState(closed, [attempt('abandoned')])).toBe('expired')
	expect(thankYouState({ ...closed, frequency: 'monthly', state: 'starting' }, [attempt('abandoned')])).toBe('expired')
	expect(thankYouState(closed, [attempt('paid', 10)])).toBe('paid')
})

test('a card that was declined on a page that is open or has closed has failed, until another is tried', () => {
	const declined = { declinedAt: 5 }
	expect(thankYouState(CARD, [{ ...attempt('started'), ...declined }])).toBe('failed')
	expect(thankYouState(CARD, [{ ...attempt('abandoned'), ...declined }])).toBe('failed')
	expect(thankYouState(CARD, [{ ...attempt('abandoned'), ...declined }, attempt('started', null, 2)])).toBe('unpaid')
	expect(thankYouState(CARD, [{ ...attempt('paid', 6), ...declined }])).toBe('paid')
})

test('of several attempts the one with money counts, else the last one', () => {
	expect(thankYouState(CARD, [attempt('abandoned'), attempt('started', null, 2)])).toBe('unpaid')
	expect(thankYouState(CARD, [attempt('paid', 1), attempt('abandoned', null, 2)])).toBe('paid')
	expect(thankYouState(CARD, [])).toBe('unpaid')
})

test('a monthly donation also says that a month has failed, and that it has ended', () => {
	const months = [attempt('paid', 1), attempt('failed', null, 2)]
	expect(thankYouState(MONTHLY, months)).toBe('paid')
	expect(thankYouState({ ...MONTHLY, state: 'past due' }, months)).toBe('past due')
	expect(thankYouState({ ...MONTHLY, state: 'cancelled' }, months)).toBe('ended')
})

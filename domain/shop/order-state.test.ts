import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import type { Payable, Payment } from '../payables/payable.ts'
import { cancellableLines, keptLines, lastDayToCancel } from './cancellation.ts'
import { orderState } from './order-state.ts'

const of = (state: Payable['state'], provider: Payable['provider'] = 'stripe', closedAt: number | null = null) => ({
	state,
	provider,
	closedAt,
})
const attempts = (...states: Payment['state'][]) =>
	states.map((state) => ({
		state,
		paidAt: ['paid', 'disputed', 'refunded'].includes(state) ? 1 : null,
		declinedAt: null,
	}))
const declined = (state: Payment['state']) => [{ state, paidAt: null, declinedAt: 5 }]

test.each([
	['transfer', { payable: of('started', 'bank transfer') }, attempts('started')],
	['unpaid', { payable: of('started') }, attempts('started')],
	['unpaid', { payable: of('started') }, attempts('abandoned', 'started')],
	[
		'part paid',
		{ payable: of('part paid', 'bank transfer') },
		[{ state: 'part paid' as const, paidAt: 1, declinedAt: null }],
	],
	['declined', { payable: of('failed') }, attempts('failed')],
	['declined', { payable: of('started') }, declined('started')],
	['payment expired', { payable: of('abandoned') }, declined('abandoned')],
	['payment expired', { payable: of('abandoned') }, attempts('abandoned')],
	['pending', { payable: of('pending') }, attempts('pending')],
	['to pack', { payable: of('paid') }, attempts('abandoned', 'paid')],
	['out of stock', { payable: of('paid'), isOutOfStock: true }, attempts('paid')],
	['fulfilled', { payable: of('paid'), lines: [anOrderLine({ needsDelivery: false })] }, attempts('paid')],
	['packed', { payable: of('paid'), packedAt: 1 }, attempts('paid')],
	['sent', { payable: of('paid'), packedAt: 1, sentAt: 2 }, attempts('paid')],
	['cancel asked', { payable: of('paid'), cancelAskedAt: 3 }, attempts('paid')],
	['cancelled', { payable: of('disputed'), cancelledAt: 3 }, attempts('disputed')],
	['disputed', { payable: of('disputed') }, attempts('disputed')],
	['disputed', { payable: of('disputed'), packedAt: 1, sentAt: 2 }, attempts('disputed')],
	['dispute lost', { payable: of('dispute lost') }, attempts('disputed')],
	['refunded', { payable: of('refunded') }, attempts('refunded')],
	['returned', { payable: of('failed') }, [{ state: 'failed' as const, paidAt: 1, declinedAt: null }]],
	['expired', { payable: of('started', 'bank transfer', 5) }, attempts('started')],
])('"%s"', (state, changes, payments) => {
	expect(orderState(anOrder(changes), payments)).toBe(state)
})

test('what is made for its buyer, a gift, and what was refunded cannot be cancelled', () => {
	const lines = [
		anOrderLine({ id: 'a', quantity: 3, refundedQuantity: 1 }),
		anOrderLine({ id: 'b', returnable: false, personalisation: 'DOT' }),
		anOrderLine({ id: 'c', needsDelivery: false, returnable: false }),
		anOrderLine({ id: 'd', refundedQuantity: 1 }),
	]
	expect(cancellableLines({ lines })).toMatchObject([{ id: 'a', quantity: 2, totalMinor: 3600 }])
	expect(keptLines({ lines }).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('the days for cancelling begin when the parcel is sent, with time for the post', () => {
	expect(lastDayToCancel({ sentAt: null }, 'Europe/London')).toBeUndefined()
	const sent = { sentAt: Date.UTC(2026, 10, 23, 9) }
	expect(lastDayToCancel(sent, 'Europe/London')).toBe('2026-12-17')
	expect(lastDayToCancel(sent, 'Europe/London', '2026-11-26')).toBe('2026-12-17')
	expect(lastDayToCancel(sent, 'Europe/London', '2026-12-07')).toBe('2026-12-21')
})

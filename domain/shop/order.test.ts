import { expect, test } from 'vitest'
import type { Payable } from '../payables/payable.ts'
import { donatedMinor, ORDER_STAGES, orderStage, sumsOf, totalMinor } from './order.ts'

const PAID: Pick<Payable, 'state' | 'closedAt'> = { state: 'paid', closedAt: null }
const MUG = { needsDelivery: true, quantity: 1, refundedQuantity: 0 }
const DINNERS = { ...MUG, needsDelivery: false }
const order = { payable: PAID, lines: [MUG], packedAt: null, sentAt: null, cancelAskedAt: null, cancelledAt: null }

test('an order goes from its payment to the post', () => {
	const unpaid = (
		state: 'started' | 'part paid' | 'pending' | 'failed' | 'abandoned',
		closedAt: number | null = null,
	) => orderStage({ ...order, payable: { state, closedAt } })

	expect(unpaid('part paid')).toBe('part paid')
	expect(orderStage({ ...order, payable: { state: 'part paid', closedAt: null }, cancelAskedAt: 1 })).toBe(
		'cancel asked',
	)
	expect(unpaid('started')).toBe('unpaid')
	expect(unpaid('failed')).toBe('unpaid')
	expect(unpaid('abandoned')).toBe('expired')
	expect(unpaid('pending')).toBe('pending')
	expect(unpaid('started', 5)).toBe('expired')
	expect(orderStage(order)).toBe('to pack')
	expect(orderStage({ ...order, packedAt: 1 })).toBe('packed')
	expect(orderStage({ ...order, packedAt: 1, sentAt: 2 })).toBe('sent')
})

test('what has no parcel is done when it is paid, and never waits to be packed', () => {
	expect(orderStage({ ...order, lines: [DINNERS] })).toBe('fulfilled')
	expect(orderStage({ ...order, lines: [DINNERS], payable: { state: 'started', closedAt: null } })).toBe('unpaid')
	expect(orderStage({ ...order, lines: [DINNERS, MUG] })).toBe('to pack')
	// The mug was refunded before it was packed.
	expect(orderStage({ ...order, lines: [DINNERS, { ...MUG, refundedQuantity: 1 }] })).toBe('fulfilled')
	expect(orderStage({ ...order, lines: [DINNERS], cancelAskedAt: 1 })).toBe('cancel asked')
})

test('a buyer who cancels is seen before and after the parcel was sent', () => {
	expect(orderStage({ ...order, cancelAskedAt: 1 })).toBe('cancel asked')
	expect(orderStage({ ...order, sentAt: 1, cancelAskedAt: 2 })).toBe('cancel asked')
	expect(orderStage({ ...order, sentAt: 1, cancelAskedAt: 2, cancelledAt: 3 })).toBe('cancelled')
	expect(orderStage({ ...order, sentAt: 1, payable: { state: 'refunded', closedAt: null } })).toBe('refunded')
})

test('an order refunded in part is still to be packed; one in dispute waits for the bank, and a lost one is over', () => {
	const stageOf = (state: 'partly refunded' | 'disputed' | 'dispute lost', more = {}) =>
		orderStage({ ...order, ...more, payable: { state, closedAt: null } })
	expect(stageOf('partly refunded')).toBe('to pack')
	expect([stageOf('disputed'), stageOf('disputed', { packedAt: 1 })]).toEqual(['disputed', 'disputed'])
	expect(stageOf('disputed', { packedAt: 1, sentAt: 2 })).toBe('sent')
	expect([stageOf('dispute lost'), stageOf('dispute lost', { sentAt: 2 })]).toEqual(['dispute lost', 'dispute lost'])
	expect(new Set(ORDER_STAGES).size).toBe(ORDER_STAGES.length)
})

test('goods, gifts, delivery and the extra line add up; gifts and the extra line are donations', () => {
	const line = {
		merchId: 1,
		slug: 'mug',
		title: 'Mug',
		variant: '',
		variantLabel: '',
		vatRate: 20,
		weightG: 350,
		returnable: true,
		personalisation: '',
	}
	const sums = sumsOf({
		lines: [
			{ ...line, quantity: 2, unitMinor: 900, needsDelivery: true },
			{ ...line, quantity: 1, unitMinor: 600, needsDelivery: false },
		],
		delivery: { key: 'GB', label: 'Letter', priceMinor: 225 },
		donationMinor: 500,
	})

	expect(sums).toEqual({ goodsMinor: 1800, giftsMinor: 600, deliveryMinor: 225, donationMinor: 500 })
	expect(totalMinor(sums)).toBe(3125)
	expect(donatedMinor(sums)).toBe(1100)
})

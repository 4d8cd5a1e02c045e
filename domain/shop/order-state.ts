import type { Payment } from '../payables/payable.ts'
import { type Order, type OrderStage, orderStage } from './order.ts'

/** What the page of an order says: its stage, and of an unpaid one why. */
export type OrderState =
	| Exclude<OrderStage, 'unpaid'>
	/** By bank: the details are shown. */
	| 'transfer'
	/** A card payment was begun and can go on. */
	| 'unpaid'
	/** Their bank declined it, on an open page or for good: another card may work. */
	| 'declined'
	/** The time for paying ran out: the goods are for others again, as long as no payment comes. */
	| 'payment expired'
	/** A bank took back what had arrived. */
	| 'returned'
	| 'out of stock'

type Attempt = Pick<Payment, 'state' | 'paidAt' | 'declinedAt'>

/**
 * A card payment that is started is "unpaid": only the provider says that it is paid.
 *
 * @param payments in their order
 */
export function orderState(order: Order, payments: readonly Attempt[]): OrderState {
	const stage = orderStage(order)
	const last = payments.findLast(({ paidAt }) => paidAt !== null) ?? payments.at(-1)
	if (stage === 'unpaid') {
		if (last?.state === 'failed' && last.paidAt !== null) return 'returned'
		if (order.payable.provider === 'bank transfer') return 'transfer'
		return last?.state === 'failed' || last?.declinedAt ? 'declined' : 'unpaid'
	}
	// A card can be paid again while the goods are there.
	if (stage === 'expired' && order.payable.provider === 'stripe') return 'payment expired'
	if (order.payable.state === 'disputed' && stage === 'sent') return 'disputed'
	if (order.isOutOfStock && (stage === 'to pack' || stage === 'packed')) return 'out of stock'
	return stage
}

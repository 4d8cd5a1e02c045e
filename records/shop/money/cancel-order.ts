import { type Order, orderStage } from '#domain/shop/order.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../../payables/apply-payment-event.ts'
import { recordPayableEvent } from '../../payables/payable-events.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeOrder, type LockedOrder, lockOrder, type SeenOrder } from '../orders/lock-order.ts'

/**
 * "cancelled": nothing had been paid, so it is over. "asked": staff refund it. "already": it was asked before, or is over. "open": its payment page
 * is open; it ends by itself when nothing is paid there.
 */
export type CancelAsked = { kind: 'cancelled' | 'asked'; order: Order } | { kind: 'already' | 'open' | 'unknown' }

/** The buyer cancels, before or after the order was sent. Its acknowledgement is queued in the same transaction, once. */
export function askCancel(
	store: Store,
	reference: string,
	deliveriesOf: (order: Order) => NewDeliveryOfPayable[],
	now: number,
): Promise<CancelAsked> {
	return store.write(async (transaction): Promise<CancelAsked> => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return { kind: 'unknown' }
		const stage = orderStage(locked.order)
		if (['cancelled', 'cancel asked', 'refunded', 'expired'].includes(stage)) return { kind: 'already' }
		const isUnpaid = stage === 'unpaid'
		if (locked.order.cancelAskedAt !== null) return { kind: 'already' }
		if (isUnpaid && locked.payable.provider !== 'bank transfer') return { kind: 'open' }
		const set = isUnpaid ? { cancel_asked_at: now, cancelled_at: now } : { cancel_asked_at: now }
		const order = await changeOrder(transaction, store.engine, locked, set, now)
		await recordPayableEvent(transaction, order.payable.id, { kind: 'buyer cancelled', at: now })
		const deliveries = deliveriesOf(order).map((one) => ({
			...one,
			submissionId: null,
			payableId: order.payable.id,
		}))
		await enqueue(transaction, deliveries, now)
		return { kind: isUnpaid ? 'cancelled' : 'asked', order }
	})
}

/** Staff cancel an order: what was not sent goes back on the shelf, and is unpacked if it was packed. Money is refunded by `refundOrder`, which cancels too if told so. */
export function cancelOrder(store: Store, seen: SeenOrder, staffId: string | null, now: number) {
	const set = ({ order }: LockedOrder) => endingUnsent(order, now)
	return decide(store, seen, { set, action: 'order cancelled', staffId, now })
}

/** The buyer changed their mind, or staff and buyer found another way. */
export function dismissCancel(store: Store, seen: SeenOrder, staffId: string | null, now: number) {
	return decide(store, seen, { set: () => ({ cancel_asked_at: null }), action: 'cancellation dismissed', staffId, now })
}

/** What was cancelled is refunded, and the rest of the order goes on. */
export function continueWithRest(store: Store, seen: SeenOrder, staffId: string | null, now: number) {
	return decide(store, seen, { set: () => ({ cancel_asked_at: null }), action: 'rest continued', staffId, now })
}

/** The end of an order. A parcel that has not left is taken apart: only what was sent comes back by a return. */
export function endingUnsent({ sentAt }: Pick<Order, 'sentAt'>, now: number) {
	return sentAt === null ? { cancelled_at: now, packed_at: null } : { cancelled_at: now }
}

interface Decision {
	set(locked: LockedOrder): Parameters<typeof changeOrder>[3]
	action: 'order cancelled' | 'cancellation dismissed' | 'rest continued'
	staffId: string | null
	now: number
}

function decide(store: Store, { reference, seenVersion }: SeenOrder, { set, action, staffId, now }: Decision) {
	return store.write(async (transaction): Promise<'done' | 'unknown' | 'changed meanwhile'> => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		if (locked.order.version !== seenVersion || locked.order.cancelledAt !== null) return 'changed meanwhile'
		await changeOrder(transaction, store.engine, locked, set(locked), now)
		await recordEvent(transaction, { staffId, action, subject: reference }, now)
		return 'done'
	})
}

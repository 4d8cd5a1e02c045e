import { orderStage } from '#domain/shop/order.ts'
import type { DeliveriesOfChange } from '../../payables/apply-payment-event.ts'
import { expireUnpaidIn } from '../../payables/expire-unpaid.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { lockOrder, type SeenOrder } from './lock-order.ts'
import type { BulkResult } from './pack-and-send.ts'

interface Freeing {
	staffId: string | null
	deliveriesOf: DeliveriesOfChange
}

/**
 * Puts the goods of orders whose transfer has not come back on sale before their days are over: they expire now, with the email of an order that expires.
 * Money that comes later still counts. An order by card is refused: its payment page is open for half an hour at most, and ends by itself.
 */
export async function freeUnpaid(
	store: Store,
	seen: readonly SeenOrder[],
	freeing: Freeing,
	now: number,
): Promise<BulkResult[]> {
	const results: BulkResult[] = []
	// A transaction each, so that no order waits for the stock of another.
	for (const one of seen) results.push({ reference: one.reference, outcome: await freeOne(store, one, freeing, now) })
	return results
}

function freeOne(
	store: Store,
	{ reference, seenVersion }: SeenOrder,
	{ staffId, deliveriesOf }: Freeing,
	now: number,
): Promise<BulkResult['outcome']> {
	return store.write(async (transaction) => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		const { order } = locked
		if (order.version !== seenVersion) return 'changed meanwhile'
		const { payable } = order
		if (orderStage(order) !== 'unpaid' || payable.provider !== 'bank transfer') return 'not now'
		if (!(await expireUnpaidIn(transaction, store.engine, { payable, deliveriesOf, now }))) return 'not now'
		await recordEvent(transaction, { staffId, action: 'order freed', subject: reference }, now)
		return 'done'
	})
}

import type { Transaction } from 'kysely'
import type { AuditAction } from '#domain/desk/people/staff.ts'
import { type Order, type OrderStage, orderStage } from '#domain/shop/order.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../../payables/apply-payment-event.ts'
import { paidInFullOf } from '../../payables/ledger/payment-balances.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeOrder, type LockedOrder, lockOrder, type SeenOrder } from './lock-order.ts'

/** What became of each order, in the order given. "not now": its stage does not allow it. */
export interface BulkResult {
	reference: string
	outcome: 'done' | 'unknown' | 'changed meanwhile' | 'not now'
}

/** Marks paid orders as packed. One that was out of stock is packed with what was found: it is sold from now on. */
export function markPacked(store: Store, seen: readonly SeenOrder[], staffId: string | null, now: number) {
	return inBulk(store, seen, {
		from: ['to pack'],
		action: 'order packed',
		staffId,
		now,
		set: () => ({ packed_at: now }),
	})
}

/** Takes back that orders were packed. */
export function markUnpacked(store: Store, seen: readonly SeenOrder[], staffId: string | null, now: number) {
	return inBulk(store, seen, {
		from: ['packed'],
		action: 'order unpacked',
		staffId,
		now,
		set: () => ({ packed_at: null }),
	})
}

interface SentParcel extends SeenOrder {
	/** "" for none. */
	trackingUrl: string
}

/** @param paidAt when all of the money was here */
type DeliveriesOfSending = (order: Order, paidAt: number | undefined) => NewDeliveryOfPayable[]

/** Marks paid orders as sent, with the email to each buyer in the same transaction. Those that were not packed are packed by it. */
export async function markSent(
	store: Store,
	sent: readonly SentParcel[],
	{ staffId, deliveriesOf }: { staffId: string | null; deliveriesOf: DeliveriesOfSending },
	now: number,
): Promise<BulkResult[]> {
	const trackingOf = new Map(sent.map(({ reference, trackingUrl }) => [reference, trackingUrl]))
	return inBulk(store, sent, {
		from: ['to pack', 'packed'],
		action: 'order sent',
		staffId,
		now,
		deliveriesOf,
		before: markLinesSent,
		set: ({ row, order }) => ({
			packed_at: row.packed_at ?? now,
			sent_at: now,
			tracking_url: trackingOf.get(order.payable.reference) ?? '',
			// A card on paper without an address of its own lies in the parcel.
			...(order.paperCard?.address === '' ? { card_posted_at: order.paperCard.postedAt ?? now } : {}),
		}),
	})
}

/** What is in the parcel, which a later refund does not change. */
async function markLinesSent(transaction: Transaction<Tables>, { payable }: LockedOrder): Promise<void> {
	await transaction
		.updateTable('order_line')
		.set((eb) => ({ sent_quantity: eb('quantity', '-', eb.ref('refunded_quantity')) }))
		.where('payable_id', '=', payable.id)
		.where('needs_delivery', '=', 1)
		.execute()
}

interface Change {
	from: readonly OrderStage[]
	action: AuditAction
	staffId: string | null
	now: number
	set(locked: LockedOrder): Parameters<typeof changeOrder>[3]
	/** What changes in its lines. */
	before?: (transaction: Transaction<Tables>, locked: LockedOrder) => Promise<void>
	deliveriesOf?: DeliveriesOfSending
}

/** A transaction each, so that no order waits for the stock of another. */
async function inBulk(store: Store, seen: readonly SeenOrder[], change: Change): Promise<BulkResult[]> {
	const results: BulkResult[] = []
	for (const one of seen) results.push({ reference: one.reference, outcome: await changeOne(store, one, change) })
	return results
}

function changeOne(
	store: Store,
	{ reference, seenVersion }: SeenOrder,
	change: Change,
): Promise<BulkResult['outcome']> {
	const { from, action, staffId, now, set, before, deliveriesOf = () => [] } = change
	return store.write(async (transaction) => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		if (locked.order.version !== seenVersion) return 'changed meanwhile'
		if (!from.includes(orderStage(locked.order))) return 'not now'
		await before?.(transaction, locked)
		const order = await changeOrder(transaction, store.engine, locked, set(locked), now)
		const payableId = order.payable.id
		const paidAt = (await paidInFullOf(transaction, [payableId])).get(payableId)
		const deliveries = deliveriesOf(order, paidAt).map((one) => ({ ...one, submissionId: null, payableId }))
		await enqueue(transaction, deliveries, now)
		await recordEvent(transaction, { staffId, action, subject: reference }, now)
		return 'done'
	})
}

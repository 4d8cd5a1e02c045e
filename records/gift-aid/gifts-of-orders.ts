import { donatedMinor } from '#domain/shop/order.ts'
import type { Database } from '../payables/payables.ts'
import type { PayableIds } from './donors.ts'
import { remainingOf } from './remaining.ts'

/** What of one payment of an order is given, in minor units that the charity still has. */
interface GiftOfOrder {
	/** What its buyer decided to give: gifts to the dogs, and the extra line. */
	donated: number
	/** Sent above the order, and kept as a donation by staff. What no one has decided about is no gift. */
	keptSurplus: number
}

/**
 * What was given with orders, by the ids of their payments. An order that was paid in two payments gave its donation once.
 *
 * @param ids those of donations are left out
 */
export async function giftsOfOrders(db: Database, ids: PayableIds): Promise<Map<string, GiftOfOrder>> {
	const rows = await db
		.selectFrom('shop_order')
		.innerJoin('payment', 'payment.payable_id', 'shop_order.payable_id')
		.select(['payment.id', 'shop_order.payable_id', 'gifts_minor', 'donation_minor', 'surplus_kept_minor'])
		.where('shop_order.payable_id', 'in', ids)
		.where('payment.paid_at', 'is not', null)
		.orderBy('payment.sequence')
		.execute()
	const remaining = await remainingOf(
		db,
		rows.map(({ id }) => id),
	)
	const gifts = new Map<string, GiftOfOrder>()
	for (const payments of Map.groupBy(rows, ({ payable_id }) => payable_id).values()) {
		let [donatedLeft, keptLeft] = [0, 0]
		for (const [index, { id, gifts_minor, donation_minor, surplus_kept_minor }] of payments.entries()) {
			if (index === 0) {
				donatedLeft = donatedMinor({ giftsMinor: gifts_minor, donationMinor: donation_minor })
				keptLeft = surplus_kept_minor
			}
			const rest = Math.max(0, remaining.get(id) ?? 0)
			const donated = Math.min(rest, donatedLeft)
			const keptSurplus = Math.min(rest - donated, keptLeft)
			gifts.set(id, { donated, keptSurplus })
			donatedLeft -= donated
			keptLeft -= keptSurplus
		}
	}
	return gifts
}

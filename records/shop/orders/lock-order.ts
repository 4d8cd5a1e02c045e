import type { Selectable, Transaction } from 'kysely'
import type { Order } from '#domain/shop/order.ts'
import type { Store } from '../../store/open-store.ts'
import type { DonationTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { followPayment } from './follow-payment.ts'
import { type OrderRow, readOrders } from './read-order.ts'

/** Which order, and the version of it on the page whose form was sent. */
export interface SeenOrder {
	reference: string
	seenVersion: number
}

export interface LockedOrder {
	order: Order
	donation: Selectable<DonationTable>
	row: OrderRow
}

/** An order, locked until the end of the transaction. Always the donation first, then the stock. */
export async function lockOrder(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	reference: string,
): Promise<LockedOrder | undefined> {
	const donation = await transaction
		.selectFrom('donation')
		.selectAll()
		.where('reference', '=', reference)
		.where('kind', '=', 'order')
		// SQLite has one writer at a time.
		.$if(engine === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
	if (!donation) return undefined
	const row = await transaction
		.selectFrom('shop_order')
		.selectAll()
		.where('donation_id', '=', donation.id)
		.executeTakeFirstOrThrow()
	const [order] = await readOrders(transaction, [donation])
	return order && { order, donation, row }
}

type OrderChange = Partial<
	Pick<OrderRow, 'packed_at' | 'sent_at' | 'tracking_url' | 'cancel_asked_at' | 'cancelled_at' | 'returned_at'>
>

/** Changes an order that is locked, with what follows for the stock. @returns the order afterwards */
export async function changeOrder(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ donation }: Pick<LockedOrder, 'donation'>,
	set: OrderChange,
): Promise<Order> {
	await transaction
		.updateTable('shop_order')
		.set((eb) => ({ ...set, version: eb('version', '+', 1) }))
		.where('donation_id', '=', donation.id)
		.execute()
	await followPayment(transaction, engine, donation)
	const [order] = await readOrders(transaction, [donation])
	if (!order) throw new Error('the order is gone')
	return order
}

import type { Transaction } from 'kysely'
import type { Order } from '#domain/shop/order.ts'
import { lockPayable, type PayableRow } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type OrderRow, readOrders } from './read-order.ts'
import { syncReservation } from './sync-reservation.ts'

/** Which order, and the version of it on the page whose form was sent. */
export interface SeenOrder {
	reference: string
	seenVersion: number
}

export interface LockedOrder {
	order: Order
	payable: PayableRow
	row: OrderRow
}

/** An order, locked until the end of the transaction. Always the payable first, then the stock. */
export async function lockOrder(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	reference: string,
): Promise<LockedOrder | undefined> {
	const payable = await lockPayable(transaction, engine, { reference })
	if (!payable) return undefined
	const row = await transaction
		.selectFrom('shop_order')
		.selectAll()
		.where('payable_id', '=', payable.id)
		.executeTakeFirst()
	const [order] = await readOrders(transaction, [payable])
	return order && row && { order, payable, row }
}

type OrderChange = Partial<
	Pick<OrderRow, 'packed_at' | 'sent_at' | 'tracking_url' | 'cancel_asked_at' | 'cancelled_at' | 'returned_at'> &
		Pick<OrderRow, 'card_asked_at' | 'card_address' | 'card_posted_at'>
>

/** Changes an order that is locked, with what follows for the stock. @returns the order afterwards */
export async function changeOrder(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ payable }: Pick<LockedOrder, 'payable'>,
	set: OrderChange,
	now: number,
): Promise<Order> {
	await transaction
		.updateTable('shop_order')
		.set((eb) => ({ ...set, version: eb('version', '+', 1) }))
		.where('payable_id', '=', payable.id)
		.execute()
	await syncReservation(transaction, engine, payable, now)
	const [order] = await readOrders(transaction, [payable])
	if (!order) throw new Error('the order is gone')
	return order
}

import type { Selectable, Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { DonationTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { moveReservation } from '../orders/follow-payment.ts'

/**
 * Reserves the goods of an order again before another attempt to pay it. @returns whether it may be paid: false when its goods were sold
 * to others, or it was cancelled. True for other donations.
 */
export async function takeGoodsAgain(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ id, kind }: Pick<Selectable<DonationTable>, 'id' | 'kind'>,
): Promise<boolean> {
	if (kind !== 'order') return true
	const order = await transaction.selectFrom('shop_order').selectAll().where('donation_id', '=', id).executeTakeFirst()
	if (!order || order.cancelled_at !== null) return false
	if (order.reservation !== 'freed') return true
	return (await moveReservation(transaction, engine, { order, to: 'reserved' })).length === 0
}

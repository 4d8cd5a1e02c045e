import type { Transaction } from 'kysely'
import type { PayableRow } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import type { Reservation } from '../../store/tables/shop-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeStock, lockStock, type Quantity, quantitiesOf, type Shortage, shortagesOf } from '../stock/stock.ts'
import type { OrderRow } from './read-order.ts'

/**
 * Brings the stock in line with the payments of an order, in the transaction that changed them: money makes the reservation a sale, a confirmed
 * end without money frees it. A session that was completed keeps it, and so does a part of the money. Money that comes after it was freed takes the goods again; if they are
 * gone, the order is out of stock. @returns what there is too few of, when the goods could not be taken
 */
export async function syncReservation(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	payable: Pick<PayableRow, 'id' | 'state'>,
	now: number,
): Promise<Shortage[]> {
	const order = await transaction
		.selectFrom('shop_order')
		.selectAll()
		.where('payable_id', '=', payable.id)
		.executeTakeFirst()
	const wanted = order && reservationOf(order, payable.state)
	return order && wanted && wanted !== order.reservation
		? moveReservation(transaction, engine, { order, to: wanted, freedAt: wanted === 'freed' ? now : null })
		: []
}

/** What the state of its payments and its own make of the reservation of an order. */
function reservationOf(
	{ reservation, sent_at, cancelled_at }: OrderRow,
	state: PayableRow['state'],
): Reservation | undefined {
	// What was posted comes back by a return only.
	if (sent_at !== null) return reservation === 'freed' ? 'sold' : reservation
	if (cancelled_at !== null) return 'freed'
	switch (state) {
		case 'paid':
		case 'partly refunded':
		case 'disputed':
			return 'sold'
		case 'pending':
		case 'part paid':
			return reservation === 'freed' ? 'reserved' : reservation
		case 'failed':
		case 'abandoned':
		case 'refunded':
		case 'dispute lost':
			return 'freed'
		default:
			return reservation
	}
}

/** Moves the goods of an order between the shelf, the reserved and the sold. `freedAt`: when they went back on the shelf, for the list of changes. */
export async function moveReservation(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ order, to, freedAt }: { order: OrderRow; to: Reservation; freedAt: number | null },
): Promise<Shortage[]> {
	const from = order.reservation
	const quantities = await heldQuantities(transaction, order.payable_id)
	const rows = await lockStock(transaction, engine, quantities)
	const shortages = from === 'freed' && order.packed_at === null ? shortagesOf(rows, quantities) : []
	if (shortages.length > 0) {
		if (to === 'sold' && order.is_out_of_stock === 0) await update(transaction, order, { is_out_of_stock: 1 })
		return shortages
	}
	await changeStock(transaction, quantities, {
		sold: step(to === 'sold', from === 'sold'),
		reserved: step(to === 'reserved', from === 'reserved'),
	})
	await update(transaction, order, { reservation: to, freed_at: freedAt, is_out_of_stock: 0 })
	return []
}

/** What an order takes off the stock while it is reserved or sold. */
export async function heldQuantities(transaction: Transaction<Tables>, payableId: string): Promise<Quantity[]> {
	const lines = await transaction.selectFrom('order_line').selectAll().where('payable_id', '=', payableId).execute()
	return quantitiesOf(
		lines.map(({ merch_id, variant, quantity, restocked_quantity }) => ({
			merchId: merch_id,
			variant,
			quantity: quantity - restocked_quantity,
		})),
	)
}

function step(isAfter: boolean, wasBefore: boolean): -1 | 0 | 1 {
	if (isAfter === wasBefore) return 0
	return isAfter ? 1 : -1
}

async function update(
	transaction: Transaction<Tables>,
	{ payable_id, version }: OrderRow,
	set: { reservation?: Reservation; freed_at?: number | null; is_out_of_stock: 0 | 1 },
) {
	await transaction
		.updateTable('shop_order')
		.set({ ...set, version: version + 1 })
		.where('payable_id', '=', payable_id)
		.execute()
}

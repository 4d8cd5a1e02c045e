import type { Transaction } from 'kysely'
import type { Order } from '#domain/shop/order.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { changeStock, lockStock, quantitiesOf } from './stock.ts'

/** How many of a line. */
export interface LineQuantity {
	lineId: string
	quantity: number
}

/** Puts goods that were sold back on the shelf: a line that is refunded before it was packed, or a return. -1 takes that back. */
export async function restock(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	order: Order,
	{ lines, sign = 1 }: { lines: readonly LineQuantity[]; sign?: 1 | -1 },
): Promise<void> {
	const quantities = quantitiesOf(
		lines.flatMap(({ lineId, quantity }) => {
			const line = order.lines.find(({ id }) => id === lineId)
			return line ? [{ merchId: line.merchId, variant: line.variant, quantity }] : []
		}),
	)
	await lockStock(transaction, engine, quantities)
	await changeStock(transaction, quantities, { sold: sign === 1 ? -1 : 1, reserved: 0 })
	for (const { lineId, quantity } of lines) {
		await transaction
			.updateTable('order_line')
			.set((eb) => ({ restocked_quantity: eb('restocked_quantity', '+', sign * quantity) }))
			.where('id', '=', lineId)
			.where('donation_id', '=', order.donation.id)
			.execute()
	}
}

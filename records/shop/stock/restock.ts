import type { Transaction } from 'kysely'
import type { Order } from '#domain/shop/order.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeStock, lockStock, quantitiesOf, shortagesOf } from './stock.ts'

/** How many of a line. */
export interface LineQuantity {
	lineId: string
	quantity: number
}

/**
 * Puts goods that were sold back on the shelf: a line that is refunded before it was packed, or a return. -1 takes that back: what others have bought
 * since makes the order out of stock.
 */
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
	const rows = await lockStock(transaction, engine, quantities)
	// Sold to others meanwhile: the numbers stay true, and staff decide.
	const isMissing = sign === -1 && shortagesOf(rows, quantities).length > 0
	await changeStock(transaction, quantities, { sold: sign === 1 ? -1 : 1, reserved: 0 })
	if (isMissing) {
		const { id } = order.payable
		await transaction.updateTable('shop_order').set({ is_out_of_stock: 1 }).where('payable_id', '=', id).execute()
	}
	for (const { lineId, quantity } of lines) {
		await transaction
			.updateTable('order_line')
			.set((eb) => ({ restocked_quantity: eb('restocked_quantity', '+', sign * quantity) }))
			.where('id', '=', lineId)
			.where('payable_id', '=', order.payable.id)
			.execute()
	}
}

import { returnable, toRefund } from '#domain/shop/parcel.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeOrder, lockOrder, type SeenOrder } from '../orders/lock-order.ts'
import { type LineQuantity, restock } from '../stock/restock.ts'

interface ReturnedLine extends LineQuantity {
	/** False when it cannot be sold again. */
	isToStock: boolean
}

type ReturnResult = 'done' | 'unknown' | 'changed meanwhile' | 'not sent' | 'more than sent'

/** Staff decide that what came back is not refunded: it was worn, or something else was sent for it. @returns whether it was done */
export function withholdRefund(
	store: Store,
	{ reference, seenVersion }: SeenOrder,
	staffId: string | null,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked || locked.order.version !== seenVersion) return false
		for (const { id, quantity } of toRefund(locked.order)) {
			await transaction
				.updateTable('order_line')
				.set((eb) => ({ unrefunded_quantity: eb('unrefunded_quantity', '+', quantity) }))
				.where('id', '=', id)
				.execute()
		}
		await changeOrder(transaction, store.engine, locked, {}, now)
		await recordEvent(transaction, { staffId, action: 'return not refunded', subject: reference }, now)
		return true
	})
}

/** Enters a parcel that came back. The money is refunded by `refundOrder`. */
export function receiveReturn(
	store: Store,
	{ reference, seenVersion, lines }: SeenOrder & { lines: readonly ReturnedLine[] },
	staffId: string | null,
	now: number,
): Promise<ReturnResult> {
	return store.write(async (transaction): Promise<ReturnResult> => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		const { order } = locked
		if (order.version !== seenVersion) return 'changed meanwhile'
		if (order.sentAt === null) return 'not sent'
		const isLeft = ({ lineId, quantity }: ReturnedLine) => {
			const line = order.lines.find(({ id }) => id === lineId)
			return line !== undefined && quantity > 0 && quantity <= returnable(line)
		}
		if (lines.length === 0 || !lines.every(isLeft)) return 'more than sent'
		for (const { lineId, quantity } of lines) {
			await transaction
				.updateTable('order_line')
				.set((eb) => ({ returned_quantity: eb('returned_quantity', '+', quantity) }))
				.where('id', '=', lineId)
				.execute()
		}
		await restock(transaction, store.engine, order, { lines: lines.filter(({ isToStock }) => isToStock) })
		// The days for the refund run from the first parcel whose refund is due.
		const returnedAt = toRefund(order).length > 0 ? order.returnedAt : now
		await changeOrder(transaction, store.engine, locked, { returned_at: returnedAt }, now)
		await recordEvent(transaction, { staffId, action: 'return received', subject: reference }, now)
		return 'done'
	})
}

import type { PayableHandler } from '../payables/payable-handler.ts'
import { enterOfOrder } from './money/ledger-of-order.ts'
import { readRefund } from './money/read-refund.ts'
import { takeBackMarksOf } from './money/refund-marks.ts'
import { findOrderById } from './orders/read-order.ts'
import { moveReservation, syncReservation } from './orders/sync-reservation.ts'

/** What payments mean for orders: goods and delivery are the shop's income, the rest is given; the stock follows. */
export const orderHandler: PayableHandler = {
	enter: (transaction, { payment }, effect) => enterOfOrder(transaction, payment, effect),
	async follow(transaction, { engine, payable, event, isEntered, now }) {
		if (isEntered && event.kind === 'refund failed') await takeBackMarksOf(transaction, engine, event.ref, now)
		await syncReservation(transaction, engine, payable, now)
	},
	/** Reserves its goods again. */
	async mayBePaidAgain(transaction, engine, { id }) {
		const order = await transaction.selectFrom('shop_order').selectAll().where('payable_id', '=', id).executeTakeFirst()
		if (!order || order.cancelled_at !== null) return false
		if (order.reservation !== 'freed') return true
		return (await moveReservation(transaction, engine, { order, to: 'reserved', freedAt: null })).length === 0
	},
	async advanceVersion(transaction, id, seenVersion) {
		const { numUpdatedRows } = await transaction
			.updateTable('shop_order')
			.set({ version: seenVersion + 1 })
			.where('payable_id', '=', id)
			.where('version', '=', seenVersion)
			.executeTakeFirstOrThrow()
		return numUpdatedRows > 0n
	},
	noteAction: 'order note written',
	async read(db, id, event) {
		const order = await findOrderById({ db }, id)
		if (!order) throw new Error(`the order ${id} is gone`)
		return event?.kind === 'refunded' ? { order, refund: await readRefund(db, id, event.ref) } : { order }
	},
}

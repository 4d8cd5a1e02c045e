import { proofOfPosting } from '#domain/desk/orders/customs-form.ts'
import type { OrderPick } from '#domain/desk/orders/orders-query.ts'
import { findOrders } from '#records/shop/orders/list-orders.ts'
import { nameOf } from '../giving/read-list.server.ts'
import type { DeskRequest } from '../request.server.ts'
import { placeOf } from './order-row.server.ts'

/** The ticked orders, with the versions that were ticked: a change since then is refused when they are sent. */
export async function readSending(picks: readonly OrderPick[], { store, content }: DeskRequest) {
	const orders = await findOrders(
		store,
		picks.map(({ reference }) => reference),
	)
	return {
		rows: orders.map((order) => {
			const { payable } = order
			const { reference } = payable
			const version = picks.find((pick) => pick.reference === reference)?.version ?? order.version
			const proof = proofOfPosting(order, { isRegistered: Boolean(content.options?.shop.vatNumber) })
			return { reference, name: nameOf(payable), place: placeOf(order, content), proof, version }
		}),
	}
}

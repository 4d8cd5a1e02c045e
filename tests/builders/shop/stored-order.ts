import { ORDERS_VIEWS, type OrdersView } from '#domain/desk/orders/orders-query.ts'
import { uk } from '#domain/region/uk.ts'
import { isLateToPost } from '#domain/shop/estimated-delivery.ts'
import type { NewOrder, Order } from '#domain/shop/order.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { listOrders } from '#records/shop/orders/list-orders.ts'
import type { readOrdersDue } from '#records/shop/orders/orders-due.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { aNewOrder } from './order.ts'

const POSTING = {
	timezone: 'Europe/London',
	dispatch: new Map([
		['mug', 'Posted within 3 working days.'],
		['tag', 'Engraved and posted within 10 working days.'],
	]),
	region: uk,
}

/** How the email of the morning counts late orders: mugs are posted in 3 working days, tags in 10. */
export const DUE: Omit<Parameters<typeof readOrdersDue>[1], 'now'> = {
	demoPrefix: 'DEMO',
	isLate: (order, now) => isLateToPost(order, now, POSTING),
}

/** An order by bank transfer, stored as the checkout does; not paid. */
export async function aStoredOrder(store: Store, changes: Partial<NewOrder> = {}, now = Date.now()): Promise<Order> {
	const placed = await placeOrder(store, aNewOrder({ provider: 'bank transfer', ...changes }), () => [], now)
	if (placed.kind !== 'placed') throw new Error(placed.kind)
	return placed.order
}

/** The same, with its money received. */
export async function aPaidOrder(store: Store, changes: Partial<NewOrder> = {}, now = Date.now()): Promise<Order> {
	const { payable } = await aStoredOrder(store, changes, now)
	const { reference, version, due } = payable
	const received = { reference, seenVersion: version, ...due, at: now, staffId: null }
	await markReceived(store, received, () => [], now)
	const order = await findOrder(store, reference)
	if (!order) throw new Error('the order is gone')
	return order
}

/** The lists of the desk that have an order in them. */
export async function viewsOf(store: Store): Promise<OrdersView[]> {
	const found = await Promise.all(
		ORDERS_VIEWS.filter((view) => view !== 'all').map(async (view) => {
			const { total } = await listOrders(store, { view, views: ORDERS_VIEWS, search: '', page: 1 })
			return total > 0 ? [view] : []
		}),
	)
	return found.flat()
}

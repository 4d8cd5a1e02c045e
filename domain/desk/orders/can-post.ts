import { type Order, type OrderStage, orderStage } from '#domain/shop/order.ts'
import { toPack } from '#domain/shop/parcel.ts'

const POSTED: readonly OrderStage[] = ['to pack', 'packed', 'sent']

/** Whether an order has a parcel that may go out: what must not be sent has no papers. */
export function canPost(order: Order): boolean {
	return order.address !== null && !order.isOutOfStock && POSTED.includes(orderStage(order)) && toPack(order).length > 0
}

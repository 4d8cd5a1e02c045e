import type { Selectable } from 'kysely'
import type { Order, OrderLine } from '#domain/shop/order.ts'
import { asPayable, type Database, type PayableRow } from '../../payables/payables.ts'
import type { OrderLineTable, ShopOrderTable } from '../../store/tables/shop-tables.ts'

export type OrderRow = Selectable<ShopOrderTable>
type OrderLineRow = Selectable<OrderLineTable>

/** Undefined for a reference that is no order. */
export async function findOrder({ db }: { db: Database }, reference: string): Promise<Order | undefined> {
	const rows = await selectOrders(db).where('reference', '=', reference).execute()
	return (await readOrders(db, rows))[0]
}

/** By the id of its payable. */
export async function findOrderById({ db }: { db: Database }, id: string): Promise<Order | undefined> {
	const rows = await selectOrders(db).where('id', '=', id).execute()
	return (await readOrders(db, rows))[0]
}

/** The payables of orders: where every query about orders begins. */
export function selectOrders(db: Database) {
	return db.selectFrom('payable').innerJoin('shop_order', 'shop_order.payable_id', 'payable.id').selectAll('payable')
}

/** The orders of these payables, in their order. */
export async function readOrders(db: Database, payables: PayableRow[]): Promise<Order[]> {
	if (payables.length === 0) return []
	const ids = payables.map(({ id }) => id)
	const rows = await db.selectFrom('shop_order').selectAll().where('payable_id', 'in', ids).execute()
	const lines = await db
		.selectFrom('order_line')
		.selectAll()
		.where('payable_id', 'in', ids)
		.orderBy('position')
		.execute()
	const orders = new Map(rows.map((row) => [row.payable_id, row]))
	const linesOf = Map.groupBy(lines, ({ payable_id }) => payable_id)
	return payables.flatMap((payable) => {
		const row = orders.get(payable.id)
		return row ? [asOrder(payable, row, linesOf.get(payable.id) ?? [])] : []
	})
}

function asOrder(payable: PayableRow, row: OrderRow, lines: OrderLineRow[]): Order {
	return {
		payable: asPayable(payable),
		lines: lines.map(asOrderLine),
		goodsMinor: row.goods_minor,
		giftsMinor: row.gifts_minor,
		deliveryMinor: row.delivery_minor,
		donationMinor: row.donation_minor,
		delivery: row.delivery_json === null ? null : JSON.parse(row.delivery_json),
		address: row.address_json === null ? null : JSON.parse(row.address_json),
		phone: row.phone,
		note: row.note,
		packedAt: row.packed_at,
		sentAt: row.sent_at,
		trackingUrl: row.tracking_url,
		cancelAskedAt: row.cancel_asked_at,
		cancelledAt: row.cancelled_at,
		returnedAt: row.returned_at,
		paperCard:
			row.card_asked_at === null
				? null
				: { address: row.card_address, askedAt: row.card_asked_at, postedAt: row.card_posted_at },
		isOutOfStock: row.is_out_of_stock === 1,
		version: row.version,
	}
}

function asOrderLine(row: OrderLineRow): OrderLine {
	return {
		id: row.id,
		merchId: row.merch_id,
		slug: row.slug,
		title: row.title,
		variant: row.variant,
		variantLabel: row.variant_label,
		quantity: row.quantity,
		unitMinor: row.unit_minor,
		totalMinor: row.quantity * row.unit_minor,
		vatRate: row.vat_rate_hundredths === null ? null : row.vat_rate_hundredths / 100,
		weightG: row.weight_g,
		needsDelivery: row.needs_delivery === 1,
		returnable: row.returnable === 1,
		personalisation: row.personalisation,
		refundedQuantity: row.refunded_quantity,
		sentQuantity: row.sent_quantity,
		returnedQuantity: row.returned_quantity,
		unrefundedQuantity: row.unrefunded_quantity,
	}
}

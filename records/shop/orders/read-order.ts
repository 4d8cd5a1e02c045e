import type { Selectable } from 'kysely'
import type { Order, OrderLine } from '#domain/shop/order.ts'
import { asDonation, type Database } from '../../giving/donations.ts'
import type { DonationTable } from '../../store/tables/giving-tables.ts'
import type { OrderLineTable, ShopOrderTable } from '../../store/tables/shop-tables.ts'

export type OrderRow = Selectable<ShopOrderTable>
export type OrderLineRow = Selectable<OrderLineTable>

/** Undefined for a reference that is no order. */
export async function findOrder({ db }: { db: Database }, reference: string): Promise<Order | undefined> {
	const row = await db
		.selectFrom('donation')
		.selectAll()
		.where('reference', '=', reference)
		.where('kind', '=', 'order')
		.executeTakeFirst()
	return row && (await readOrders(db, [row]))[0]
}

/** By the id of its donation. */
export async function findOrderById({ db }: { db: Database }, donationId: string): Promise<Order | undefined> {
	const row = await db
		.selectFrom('donation')
		.selectAll()
		.where('id', '=', donationId)
		.where('kind', '=', 'order')
		.executeTakeFirst()
	return row && (await readOrders(db, [row]))[0]
}

/** The orders of these donations, in their order. */
export async function readOrders(db: Database, donations: Selectable<DonationTable>[]): Promise<Order[]> {
	if (donations.length === 0) return []
	const ids = donations.map(({ id }) => id)
	const rows = await db.selectFrom('shop_order').selectAll().where('donation_id', 'in', ids).execute()
	const lines = await db
		.selectFrom('order_line')
		.selectAll()
		.where('donation_id', 'in', ids)
		.orderBy('position')
		.execute()
	const orders = new Map(rows.map((row) => [row.donation_id, row]))
	const linesOf = Map.groupBy(lines, ({ donation_id }) => donation_id)
	return donations.flatMap((donation) => {
		const row = orders.get(donation.id)
		return row ? [asOrder(donation, row, linesOf.get(donation.id) ?? [])] : []
	})
}

function asOrder(donation: Selectable<DonationTable>, row: OrderRow, lines: OrderLineRow[]): Order {
	return {
		donation: asDonation(donation),
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
		isOutOfStock: row.is_out_of_stock === 1,
		version: row.version,
	}
}

export function asOrderLine(row: OrderLineRow): OrderLine {
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
		returnedQuantity: row.returned_quantity,
	}
}

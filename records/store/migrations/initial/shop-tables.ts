import type { Kysely } from 'kysely'

/** Orders of the shop beside their payable, their lines, and the stock. */
export async function shopTables(db: Kysely<unknown>) {
	await orderTable(db)
	await lineTable(db)
	await countTable(db)
	await db.schema
		.createTable('stock')
		.addColumn('merch_id', 'bigint', (c) => c.notNull())
		.addColumn('variant', 'text', (c) => c.notNull())
		.addColumn('title', 'text', (c) => c.notNull())
		.addColumn('counted', 'bigint')
		.addColumn('editor_counted_at', 'bigint', (c) => c.notNull().defaultTo(0))
		.addColumn('previous_counted', 'bigint')
		.addColumn('counted_at', 'bigint', (c) => c.notNull())
		.addColumn('modified_at', 'bigint', (c) => c.notNull())
		.addColumn('sold', 'bigint', (c) => c.notNull())
		.addColumn('reserved', 'bigint', (c) => c.notNull())
		.addColumn('reported_sold', 'bigint')
		.addColumn('content_counted', 'integer')
		.addPrimaryKeyConstraint('stock_once', ['merch_id', 'variant'])
		.execute()
	await stockNoticeTable(db)
}

/** Each count, so that the history of the stock keeps what a later one replaces. */
async function countTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('stock_count')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('title', 'text', (c) => c.notNull())
		.addColumn('counted', 'bigint', (c) => c.notNull())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('by', 'text', (c) => c.notNull())
		.addColumn('staff_id', 'text')
		.execute()
	await db.schema.createIndex('stock_count_by_time').on('stock_count').column('at').execute()
}

async function orderTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('shop_order')
		.addColumn('payable_id', 'text', (c) => c.primaryKey().references('payable.id'))
		.addColumn('phone', 'text', (c) => c.notNull())
		.addColumn('note', 'text', (c) => c.notNull())
		.addColumn('address_json', 'text')
		.addColumn('delivery_json', 'text')
		.addColumn('goods_minor', 'bigint', (c) => c.notNull())
		.addColumn('gifts_minor', 'bigint', (c) => c.notNull())
		.addColumn('delivery_minor', 'bigint', (c) => c.notNull())
		.addColumn('donation_minor', 'bigint', (c) => c.notNull())
		.addColumn('reservation', 'text', (c) => c.notNull())
		.addColumn('freed_at', 'bigint')
		.addColumn('is_out_of_stock', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('packed_at', 'bigint')
		.addColumn('sent_at', 'bigint')
		.addColumn('tracking_url', 'text', (c) => c.notNull())
		.addColumn('cancel_asked_at', 'bigint')
		.addColumn('cancelled_at', 'bigint')
		.addColumn('returned_at', 'bigint')
		.addColumn('card_asked_at', 'bigint')
		.addColumn('card_address', 'text', (c) => c.notNull().defaultTo(''))
		.addColumn('card_posted_at', 'bigint')
		.addColumn('surplus_kept_minor', 'bigint', (c) => c.notNull().defaultTo(0))
		.addColumn('client_hash', 'text', (c) => c.notNull().defaultTo(''))
		.addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema.createIndex('order_by_reservation').on('shop_order').columns(['reservation', 'packed_at']).execute()
}

async function lineTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('order_line')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.notNull().references('shop_order.payable_id'))
		.addColumn('position', 'integer', (c) => c.notNull())
		.addColumn('merch_id', 'bigint', (c) => c.notNull())
		.addColumn('slug', 'text', (c) => c.notNull())
		.addColumn('title', 'text', (c) => c.notNull())
		.addColumn('variant', 'text', (c) => c.notNull())
		.addColumn('variant_label', 'text', (c) => c.notNull())
		.addColumn('quantity', 'integer', (c) => c.notNull())
		.addColumn('unit_minor', 'bigint', (c) => c.notNull())
		.addColumn('vat_rate_hundredths', 'integer')
		.addColumn('weight_g', 'integer', (c) => c.notNull())
		.addColumn('needs_delivery', 'integer', (c) => c.notNull())
		.addColumn('returnable', 'integer', (c) => c.notNull())
		.addColumn('personalisation', 'text', (c) => c.notNull())
		.addColumn('refunded_quantity', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('sent_quantity', 'integer')
		.addColumn('returned_quantity', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('unrefunded_quantity', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('restocked_quantity', 'integer', (c) => c.notNull().defaultTo(0))
		.addUniqueConstraint('order_line_once', ['payable_id', 'position'])
		.execute()
	await db.schema.createIndex('order_line_of_item').on('order_line').columns(['merch_id', 'variant']).execute()
}

/** Who asked for an email when a variant is there again. A row is deleted when the email is written. */
async function stockNoticeTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('stock_notice')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('merch_id', 'bigint', (c) => c.notNull())
		.addColumn('variant', 'text', (c) => c.notNull())
		.addColumn('title', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('asked_at', 'bigint', (c) => c.notNull())
		.addColumn('confirm_sent_at', 'bigint', (c) => c.notNull())
		.addColumn('confirmed_at', 'bigint')
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('stock_notice_once', ['merch_id', 'variant', 'email_hash'])
		.execute()
	await db.schema.createIndex('stock_notice_of_person').on('stock_notice').column('email_hash').execute()
	await db.schema.createIndex('stock_notice_to_delete').on('stock_notice').column('expires_at').execute()
}

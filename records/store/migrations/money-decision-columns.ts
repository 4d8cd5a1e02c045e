import type { Kysely } from 'kysely'

/** What staff and editors decide about money and counts, beside what was there. */
export async function moneyDecisionColumns(db: Kysely<unknown>) {
	await db.schema.alterTable('provider_request').addColumn('marks_json', 'text').execute()
	await db.schema
		.alterTable('shop_order')
		.addColumn('surplus_kept_minor', 'bigint', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema
		.alterTable('stock')
		.addColumn('editor_counted_at', 'bigint', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema.alterTable('bank_statement_line').addColumn('kept_at', 'bigint').execute()
}

import type { Kysely } from 'kysely'

/** What donors pay with, as the provider names it. Of earlier payments it is not known. */
export async function paymentMethodColumn(db: Kysely<unknown>) {
	await db.schema.alterTable('payment').addColumn('method', 'text').execute()
}

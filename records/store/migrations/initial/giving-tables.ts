import type { Kysely } from 'kysely'
import { withTexts } from './payable-tables.ts'

/** Donations and sponsorships beside their payables, and what was done for sponsorships, each thing once. */
export async function givingTables(db: Kysely<unknown>) {
	await donationTable(db)
	await db.schema
		.createTable('sponsorship_event')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.notNull().references('payable.id'))
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('ref', 'text', (c) => c.notNull())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('sponsorship_event_once', ['payable_id', 'kind', 'ref'])
		.execute()
}

async function donationTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('donation')
		.addColumn('payable_id', 'text', (c) => c.primaryKey().references('payable.id'))
		.addColumn('amount_minor', 'bigint', (c) => c.notNull())
		.addColumn('fees_minor', 'bigint', (c) => c.notNull())
		.addColumn('dedication_json', 'text')
		.addColumn('sponsorship_json', 'text')
		.addColumn('certificate_posted_at', 'bigint')
	await withTexts(table, ['frequency', 'fund', 'message']).execute()
}

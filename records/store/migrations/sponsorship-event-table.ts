import type { Kysely } from 'kysely'

/** What was done for a sponsorship, each thing once. */
export async function sponsorshipEventTable(db: Kysely<unknown>) {
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

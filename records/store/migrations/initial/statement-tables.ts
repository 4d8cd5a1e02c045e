import { type Kysely, sql } from 'kysely'
import { withTexts } from './payable-tables.ts'

/** Lines of bank statements, the days they cover, and how their files are read. */
export async function statementTables(db: Kysely<unknown>) {
	await bankStatementTable(db)
	await statementPeriodTable(db)
	await statementLayoutTable(db)
	await statementImportTable(db)
	await statementRefundTable(db)
}

/** Refunds that staff entered and that a line of money that left answers for; such lines are not kept. */
async function statementRefundTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('statement_refund')
		.addColumn('refund_ref', 'text', (c) => c.primaryKey())
		.addColumn('day', 'text', (c) => c.notNull())
		.addColumn('imported_at', 'bigint', (c) => c.notNull())
		.execute()
}

async function bankStatementTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('bank_statement_line')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('fingerprint', 'text', (c) => c.notNull().unique())
		.addColumn('imported_at', 'bigint', (c) => c.notNull())
		.addColumn('imported_by', 'text')
		.addColumn('amount_minor', 'bigint', (c) => c.notNull())
		.addColumn('balance_minor', 'bigint')
		.addColumn('outcome', 'text')
		.addColumn('decided_at', 'bigint')
		.addColumn('decided_by', 'text')
		.addColumn('matched_payment_id', 'text', (c) => c.references('payment.id'))
		.addColumn('claim_id', 'text', (c) => c.references('gift_aid_claim.id'))
	const texts = ['day', 'currency', 'text', 'note', 'payer', 'account', 'bank_id', 'words_hash', 'known_by']
	await withTexts(table, texts).execute()
	await db.schema.createIndex('statement_line_by_day').on('bank_statement_line').column('day').execute()
	await sql`create index statement_line_open on bank_statement_line (day desc, id)
		where outcome is null`.execute(db)
	await sql`create index statement_line_decided on bank_statement_line (decided_at desc, id)
		where outcome is not null`.execute(db)
	// Without the lines that wait: SQLite would read all of these by it.
	await sql`create index statement_line_of_payment on bank_statement_line (matched_payment_id)
		where matched_payment_id is not null`.execute(db)
}

/** Days of which statements were imported. */
async function statementPeriodTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('statement_period')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('imported_at', 'bigint', (c) => c.notNull())
		.addColumn('imported_by', 'text')
		.addColumn('opening_minor', 'bigint')
		.addColumn('closing_minor', 'bigint')
	await withTexts(table, ['from_day', 'to_day', 'currency', 'account']).execute()
	await db.schema.createIndex('statement_period_by_day').on('statement_period').column('to_day').execute()
}

/** What treasurers have said of the columns of their bank's files. */
async function statementLayoutTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('statement_layout')
		.addColumn('heading_key', 'text', (c) => c.primaryKey())
		.addColumn('set_at', 'bigint', (c) => c.notNull())
		.addColumn('set_by', 'text')
	await withTexts(table, ['layout_json']).execute()
}

/** Files that are being imported. */
async function statementImportTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('statement_import')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('text', 'text', (c) => c.notNull())
		.addColumn('said_json', 'text')
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('created_by', 'text')
		.addColumn('total', 'integer')
		.addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('outcome_json', 'text')
		.execute()
	await db.schema.createIndex('statement_import_by_time').on('statement_import').column('created_at').execute()
}

import { type Kysely, sql } from 'kysely'

/** What people sent, and the numbers that tell lost submissions from deleted ones. */
export async function submissionTables(db: Kysely<unknown>) {
	await submissionTable(db)
	await submissionIndexes(db)
	await db.schema
		.createTable('submission_number')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('last', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('deleted_submission')
		.addColumn('number', 'bigint', (c) => c.primaryKey())
		.execute()
}

async function submissionTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('submission')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('form', 'text', (c) => c.notNull())
		.addColumn('reference', 'text', (c) => c.notNull().unique())
		.addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('reply_by', 'text', (c) => c.notNull())
		.addColumn('status', 'text', (c) => c.notNull())
		.addColumn('status_at', 'bigint', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('phone', 'text', (c) => c.notNull())
		.addColumn('town', 'text', (c) => c.notNull())
		.addColumn('about', 'text', (c) => c.notNull())
		.addColumn('about_slug', 'text', (c) => c.notNull())
		.addColumn('answers_json', 'text', (c) => c.notNull())
		.addColumn('wording_json', 'text', (c) => c.notNull())
		.addColumn('quarantined', 'integer', (c) => c.notNull())
		.addColumn('quarantine_reasons_json', 'text', (c) => c.notNull())
		.addColumn('text_hash', 'text')
		.addColumn('extension_emailed_at', 'bigint')
		.addColumn('delete_at', 'bigint', (c) => c.notNull())
		.addColumn('extended_reply_by', 'text')
		.addColumn('pending_emails', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('flags_json', 'text', (c) => c.notNull().defaultTo('[]'))
		.addColumn('urgent', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('confirm_hash', 'text')
		.addColumn('confirm_expires_at', 'bigint')
		.addColumn('confirmed_at', 'bigint')
		.addColumn('disowned_at', 'bigint')
		.addColumn('number', 'bigint')
		.addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('assigned_to', 'text')
		.addColumn('back_on', 'text')
		.addColumn('answered_at', 'bigint')
		.addColumn('closed_at', 'bigint')
		.addColumn('hold_json', 'text')
		.addColumn('retention_months', 'integer')
		.addColumn('phone_digits', 'text', (c) => c.notNull().defaultTo(''))
		.addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
		.addColumn('not_reached_at', 'bigint')
		.addColumn('home_on', 'text')
		.execute()
}

async function submissionIndexes(db: Kysely<unknown>) {
	const index = (name: string, columns: string[]) =>
		db.schema.createIndex(`submission_${name}`).on('submission').columns(columns)
	await index('by_status', ['status', 'created_at']).execute()
	await index('to_delete', ['delete_at']).execute()
	await index('by_text', ['text_hash']).execute()
	await index('by_confirm', ['confirm_hash']).unique().execute()
	await index('by_number', ['number']).unique().execute()
	await index('by_holder', ['assigned_to']).execute()
	await index('by_dog', ['about_slug']).execute()
	await index('by_phone', ['phone_digits']).execute()
	// Addresses and names are compared in lower case.
	await sql`create index submission_by_address on submission (lower(email), created_at)`.execute(db)
	await sql`create index submission_by_name on submission (lower(name))`.execute(db)
	// All that the list, its filters, counts and search read: SQLite then never reads the rows, which have the answers.
	await sql`create index submission_inbox on submission (status, quarantined, urgent, form, assigned_to, about_slug,
		answered_at, reply_by, back_on, created_at, id, search_text)`.execute(db)
}

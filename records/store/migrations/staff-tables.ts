import { type Kysely, sql } from 'kysely'

/** People of the desk, how they sign in, and what they did. Keys are stored as hashes only. */
export async function staffTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('role', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('removed_at', 'bigint')
		.execute()
	// A removed person may be invited again, as another row.
	await sql`create unique index staff_by_email on staff (email) where removed_at is null`.execute(db)
	await invitationTable(db)
	await signInRequestTable(db)
	await sessionTable(db)
	await db.schema
		.createTable('audit_entry')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('staff_id', 'text')
		.addColumn('action', 'text', (c) => c.notNull())
		.addColumn('subject', 'text', (c) => c.notNull())
		.addColumn('seal_number', 'integer')
		.addColumn('seal_before', 'text')
		.addColumn('seal', 'text')
		.execute()
	await db.schema.createIndex('audit_by_seal').on('audit_entry').column('seal_number').unique().execute()
	await db.schema
		.createTable('audit_head')
		.addColumn('id', 'integer', (c) => c.primaryKey())
		.addColumn('number', 'integer', (c) => c.notNull())
		.addColumn('seal', 'text', (c) => c.notNull())
		.addColumn('sealed_at', 'bigint', (c) => c.notNull())
		.addColumn('own_seal', 'text', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('audit_by_time').on('audit_entry').column('at').execute()
	await db.schema
		.createTable('sign_in_attempt')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('key_hash', 'text', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('attempts_by_key').on('sign_in_attempt').columns(['key_hash', 'expires_at']).execute()
	await db.schema.createIndex('attempts_by_time').on('sign_in_attempt').column('expires_at').execute()
}

async function invitationTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff_invitation')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('key_hash', 'text', (c) => c.unique())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('role', 'text', (c) => c.notNull())
		.addColumn('invited_by', 'text')
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('accepted_at', 'bigint')
		.execute()
}

async function signInRequestTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('sign_in_request')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('browser_hash', 'text', (c) => c.notNull())
		.addColumn('link_hash', 'text', (c) => c.unique())
		.addColumn('code_hash', 'text')
		.addColumn('code_tries', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addColumn('used_at', 'bigint')
		.execute()
	await db.schema.createIndex('sign_in_by_browser').on('sign_in_request').column('browser_hash').execute()
	await db.schema.createIndex('sign_in_by_staff').on('sign_in_request').column('staff_id').execute()
}

async function sessionTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff_session')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('key_hash', 'text', (c) => c.notNull().unique())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('device', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('signed_in_at', 'bigint', (c) => c.notNull())
		.addColumn('last_seen_at', 'bigint', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('session_of_staff').on('staff_session').column('staff_id').execute()
}

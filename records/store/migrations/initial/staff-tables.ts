import { type Kysely, sql } from 'kysely'

/** People of the desk, what they did, and the views they saved. Keys are stored as hashes only. */
export async function staffTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('email', 'text', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('role', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('removed_at', 'bigint')
		.addColumn('away_until', 'text')
		.addColumn('wants_digest', 'integer', (c) => c.notNull().defaultTo(1))
		.addColumn('has_shortcuts', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('undo_seconds', 'integer', (c) => c.notNull().defaultTo(60))
		.execute()
	// A removed person may be invited again, as another row.
	await sql`create unique index staff_by_email on staff (email) where removed_at is null`.execute(db)
	await invitationTable(db)
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
		.createTable('saved_view')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('query', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addUniqueConstraint('view_name_once', ['staff_id', 'name'])
		.execute()
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

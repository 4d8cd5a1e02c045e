import type { Kysely } from 'kysely'

/** Confirming who one is, passkeys and known browsers. Keys and challenges are stored as hashes only. */
export async function signInTables(db: Kysely<unknown>) {
	// A request of a signed-in browser for a code; null: a request to sign in.
	await db.schema
		.alterTable('sign_in_request')
		.addColumn('session_id', 'text', (c) => c.references('staff_session.id').onDelete('cascade'))
		.execute()
	await db.schema
		.createTable('held_form')
		.addColumn('key_hash', 'text', (c) => c.primaryKey())
		.addColumn('session_id', 'text', (c) => c.notNull().references('staff_session.id').onDelete('cascade'))
		.addColumn('encrypted', 'text', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('sign_in_challenge')
		.addColumn('challenge_hash', 'text', (c) => c.primaryKey())
		.addColumn('purpose', 'text', (c) => c.notNull())
		.addColumn('session_id', 'text', (c) => c.references('staff_session.id').onDelete('cascade'))
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema
		.createTable('staff_device')
		.addColumn('key_hash', 'text', (c) => c.notNull())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.addPrimaryKeyConstraint('device_of_staff', ['key_hash', 'staff_id'])
		.execute()
	await passkeyTable(db)
}

async function passkeyTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff_passkey')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('credential_id', 'text', (c) => c.notNull().unique())
		.addColumn('public_key', 'text', (c) => c.notNull())
		.addColumn('counter', 'bigint', (c) => c.notNull())
		.addColumn('transports_json', 'text', (c) => c.notNull())
		.addColumn('name', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('last_used_at', 'bigint')
		.execute()
	await db.schema.createIndex('passkey_of_staff').on('staff_passkey').column('staff_id').execute()
}

import type { Kysely } from 'kysely'

/** How people of the desk sign in and stay signed in, and how they show again who they are. Keys and challenges are stored as hashes only. */
export async function signInTables(db: Kysely<unknown>) {
	await sessionTable(db)
	await signInRequestTable(db)
	await db.schema
		.createTable('sign_in_attempt')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('key_hash', 'text', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('attempts_by_key').on('sign_in_attempt').columns(['key_hash', 'expires_at']).execute()
	await db.schema.createIndex('attempts_by_time').on('sign_in_attempt').column('expires_at').execute()
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
	await identityTables(db)
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
		// The signed-in browser that asks for a code; null: to sign in.
		.addColumn('session_id', 'text', (c) => c.references('staff_session.id').onDelete('cascade'))
		.execute()
	await db.schema.createIndex('sign_in_by_browser').on('sign_in_request').column('browser_hash').execute()
	await db.schema.createIndex('sign_in_by_staff').on('sign_in_request').column('staff_id').execute()
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

/** Accounts of an OpenID Connect provider, and sign-ins that wait for its answer. */
async function identityTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('staff_identity')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
		.addColumn('issuer', 'text', (c) => c.notNull())
		.addColumn('subject', 'text', (c) => c.notNull())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('last_used_at', 'bigint')
		.addUniqueConstraint('identity_once', ['issuer', 'subject'])
		.addUniqueConstraint('identity_of_staff', ['staff_id', 'issuer'])
		.execute()
	await db.schema
		.createTable('provider_sign_in')
		.addColumn('state_hash', 'text', (c) => c.primaryKey())
		// The session that links an account, or the invitation that is accepted with one; neither: a sign-in.
		.addColumn('session_id', 'text', (c) => c.references('staff_session.id').onDelete('cascade'))
		.addColumn('invitation_id', 'text', (c) => c.references('staff_invitation.id').onDelete('cascade'))
		.addColumn('path', 'text', (c) => c.notNull())
		.addColumn('expires_at', 'bigint', (c) => c.notNull())
		.execute()
}

import type { Kysely } from 'kysely'

/** Accounts of an OpenID Connect provider, and sign-ins that wait for its answer. Keys are stored as hashes only. */
export async function identityTables(db: Kysely<unknown>) {
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

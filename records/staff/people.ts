import type { Role } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { Store } from '../store/open-store.ts'
import { recordEvent } from './audit.ts'

/** A person at the desk, for those who decide who is. */
export interface Person extends StaffMember {
	/** In the last twelve months, which is as long as the audit log is kept; null for never. */
	signedInAt: number | null
	passkeys: number
}

/** Everyone at the desk, by name. */
export async function listPeople({ db }: Store): Promise<Person[]> {
	const rows = await db
		.selectFrom('staff')
		.select(['id', 'email', 'name', 'role'])
		.select((eb) => [
			eb
				.selectFrom('audit_entry')
				.select(({ fn }) => fn.max('at').as('at'))
				.whereRef('audit_entry.staff_id', '=', 'staff.id')
				.where('action', 'in', ['signed in', 'signed in again', 'signed in from WordPress', 'invitation accepted'])
				.as('signed_in_at'),
			eb
				.selectFrom('staff_passkey')
				.select(({ fn }) => fn.countAll().as('count'))
				.whereRef('staff_passkey.staff_id', '=', 'staff.id')
				.as('passkeys'),
		])
		.where('removed_at', 'is', null)
		.orderBy('name')
		.execute()
	return rows.map(({ signed_in_at, passkeys, ...member }) => ({
		...member,
		signedInAt: signed_in_at === null ? null : Number(signed_in_at),
		passkeys: Number(passkeys ?? 0),
	}))
}

interface OpenInvitation {
	id: string
	name: string
	email: string
	role: Role
	expiresAt: number
}

/** Invitations that can still be accepted, the newest first. */
export async function listInvitations({ db }: Store, now: number): Promise<OpenInvitation[]> {
	const rows = await db
		.selectFrom('staff_invitation')
		.select(['id', 'name', 'email', 'role', 'expires_at'])
		.where('accepted_at', 'is', null)
		.where('expires_at', '>', now)
		.orderBy('created_at', 'desc')
		.execute()
	return rows.map(({ expires_at, ...invitation }) => ({ ...invitation, expiresAt: Number(expires_at) }))
}

/** Takes an invitation back: its link stops working. @returns whether it could still be accepted */
export function withdrawInvitation(
	{ write }: Store,
	{ id, by }: { id: string; by: string },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const row = await transaction
			.updateTable('staff_invitation')
			.set({ expires_at: now })
			.where('id', '=', id)
			.where('accepted_at', 'is', null)
			.where('expires_at', '>', now)
			.returning('role')
			.executeTakeFirst()
		if (!row) return false
		await recordEvent(transaction, { staffId: by, action: 'invitation withdrawn', subject: `${row.role} ${id}` }, now)
		return true
	})
}

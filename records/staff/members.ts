import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Role } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { DAY_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { recordEvent } from './audit.ts'
import { type Device, rememberDevice } from './sign-in/devices.ts'
import { startSession } from './sign-in/sessions.ts'

/** How long an invitation works. */
export const INVITATION_LIFE_MS = 7 * DAY_MS

export interface Invitation {
	email: string
	name: string
	role: Role
}

/** Invites a person. An earlier invitation of the address stops working. @returns the key of the link */
export function invite(
	{ write }: Store,
	{ invitedBy, ...invitation }: Invitation & { invitedBy: string | null },
	now: number,
): Promise<string> {
	const key = newKey()
	return write(async (transaction) => {
		await storeInvitation(transaction, { ...invitation, invitedBy }, hashKey(key), now)
		return key
	})
}

/** Invites a person by email. The link is made when the email is sent (`issueInvitationKey`). */
export function requestInvitation(
	{ write }: Store,
	invitation: Invitation & { invitedBy: string },
	now: number,
): Promise<void> {
	return write(async (transaction) => {
		const id = await storeInvitation(transaction, invitation, null, now)
		await enqueue(transaction, [{ channel: 'sign-in', submissionId: null, payload: { invitationId: id } }], now)
	})
}

/** Makes the link of an invitation, when its email is sent. Another attempt makes a new one; the earlier stops working. */
export function issueInvitationKey(
	{ write }: Store,
	id: string,
	now: number,
): Promise<(Invitation & { key: string }) | undefined> {
	const key = newKey()
	return write(async (transaction) => {
		const row = await transaction
			.updateTable('staff_invitation')
			.set({ key_hash: hashKey(key) })
			.where('id', '=', id)
			.where('accepted_at', 'is', null)
			.where('expires_at', '>', now)
			.returning(['email', 'name', 'role'])
			.executeTakeFirst()
		return row && { ...row, key }
	})
}

async function storeInvitation(
	transaction: Transaction<Tables>,
	{ email, name, role, invitedBy }: Invitation & { invitedBy: string | null },
	keyHash: string | null,
	now: number,
): Promise<string> {
	const [id, address] = [randomUUID(), email.trim().toLowerCase()]
	await transaction.deleteFrom('staff_invitation').where('email', '=', address).execute()
	await transaction
		.insertInto('staff_invitation')
		.values({
			id,
			key_hash: keyHash,
			email: address,
			name,
			role,
			invited_by: invitedBy,
			created_at: now,
			expires_at: now + INVITATION_LIFE_MS,
			accepted_at: null,
		})
		.execute()
	await recordEvent(transaction, { staffId: invitedBy, action: 'invited', subject: `${role} ${id}` }, now)
	return id
}

/** An invitation, as the person who was invited sees it. */
interface FoundInvitation extends Invitation {
	id: string
	/** Who invited them; null for the operator. */
	invitedBy: string | null
	expiresAt: number
}

/** The invitation of a link. Does not use it up. */
export async function findInvitation({ db }: Store, key: string, now: number): Promise<FoundInvitation | undefined> {
	const row = await db
		.selectFrom('staff_invitation')
		.leftJoin('staff', 'staff.id', 'staff_invitation.invited_by')
		.select(['staff_invitation.id', 'staff_invitation.email', 'staff_invitation.name', 'staff_invitation.role'])
		.select(['staff_invitation.expires_at', 'staff.name as invitedBy'])
		.where('key_hash', '=', hashKey(key))
		.where('accepted_at', 'is', null)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	if (!row) return undefined
	const { expires_at, ...invitation } = row
	return { ...invitation, expiresAt: Number(expires_at) }
}

/**
 * Accepts an invitation and signs in. A person who is at the desk already gets the invitation's role and name.
 *
 * @returns the key of the session; undefined when the invitation was accepted or has expired
 */
export function acceptInvitation(
	{ write, engine }: Store,
	{ key, device }: { key: string; device: Device },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const accepted = { column: 'key_hash', value: hashKey(key), deviceKey: device.key } as const
		const staffId = await takeInvitation(transaction, engine, accepted, now)
		return staffId && startSession(transaction, { staffId, device }, now)
	})
}

interface TakenInvitation {
	column: 'key_hash' | 'id'
	value: string
	/** The first browser of a new person is no news to them. */
	deviceKey: string
}

/** Uses an open invitation up. @returns the id of its person, who is at the desk from now on */
export async function takeInvitation(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ column, value, deviceKey }: TakenInvitation,
	now: number,
): Promise<string | undefined> {
	const invitation = await transaction
		.updateTable('staff_invitation')
		.set({ accepted_at: now })
		.where(column, '=', value)
		.where('accepted_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['email', 'name', 'role'])
		.executeTakeFirst()
	if (!invitation) return undefined
	const leads = await leadsOf(transaction, engine)
	const before = await transaction
		.selectFrom('staff')
		.select('id')
		.where('email', '=', invitation.email)
		.where('removed_at', 'is', null)
		.executeTakeFirst()
	// An invitation takes nothing from the last lead, as `changeRole` does not.
	const role = leads.length === 1 && leads[0] === before?.id ? 'lead' : invitation.role
	const known = await transaction
		.updateTable('staff')
		.set({ name: invitation.name, role })
		.where('id', '=', before?.id ?? '')
		.where('removed_at', 'is', null)
		.returning('id')
		.executeTakeFirst()
	const staffId = known?.id ?? randomUUID()
	if (role !== 'lead' && leads.includes(staffId)) await endInvitationsOf(transaction, staffId)
	if (!known) {
		await transaction
			.insertInto('staff')
			.values({ id: staffId, ...invitation, role, created_at: now, removed_at: null })
			.execute()
		await rememberDevice(transaction, { staffId, key: deviceKey }, now)
	}
	await recordEvent(transaction, { staffId, action: 'invitation accepted', subject: role }, now)
	return staffId
}

/** Whether any person was ever invited. Until then there is no desk. */
export async function isDeskOpen({ db }: Store): Promise<boolean> {
	const invited = await db.selectFrom('staff_invitation').select('id').limit(1).executeTakeFirst()
	return invited !== undefined || (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** By name. */
export async function listStaff({ db }: Store): Promise<StaffMember[]> {
	return db
		.selectFrom('staff')
		.select(['id', 'email', 'name', 'role'])
		.where('removed_at', 'is', null)
		.orderBy('name')
		.execute()
}

export type ChangeResult = 'done' | 'unknown' | 'last lead'

/**
 * Changes a person's role. The last lead stays one: otherwise no person could invite another. Who is no lead any more has no open
 * invitations, neither to come back as one nor those they made.
 */
export function changeRole(
	{ write, engine }: Store,
	{ id, role, by }: { id: string; role: Role; by: string },
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction): Promise<ChangeResult> => {
		const leads = await leadsOf(transaction, engine)
		if (role !== 'lead' && leads.length === 1 && leads[0] === id) return 'last lead'
		const { numUpdatedRows } = await transaction
			.updateTable('staff')
			.set({ role })
			.where('id', '=', id)
			.where('removed_at', 'is', null)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return 'unknown'
		if (role !== 'lead' && leads.includes(id)) await endInvitationsOf(transaction, id)
		await recordEvent(transaction, { staffId: by, action: 'role changed', subject: `${id} ${role}` }, now)
		return 'done'
	})
}

/** Removes a person with their passkeys, linked accounts and open invitations, and signs out all their browsers at once. */
export function removeMember(
	{ write, engine }: Store,
	{ id, by }: { id: string; by: string },
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction): Promise<ChangeResult> => {
		const leads = await leadsOf(transaction, engine)
		if (leads.length === 1 && leads[0] === id) return 'last lead'
		const { numUpdatedRows } = await transaction
			.updateTable('staff')
			.set({ removed_at: now })
			.where('id', '=', id)
			.where('removed_at', 'is', null)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return 'unknown'
		await endInvitationsOf(transaction, id)
		await transaction.deleteFrom('staff_session').where('staff_id', '=', id).execute()
		await transaction.deleteFrom('sign_in_request').where('staff_id', '=', id).execute()
		await transaction.deleteFrom('saved_view').where('staff_id', '=', id).execute()
		await transaction.deleteFrom('staff_passkey').where('staff_id', '=', id).execute()
		await transaction.deleteFrom('staff_identity').where('staff_id', '=', id).execute()
		await transaction.deleteFrom('staff_device').where('staff_id', '=', id).execute()
		await recordEvent(transaction, { staffId: by, action: 'member removed', subject: id }, now)
		return 'done'
	})
}

/** Open invitations to a person's address and those they made. One that was accepted is history, and opens nothing. */
async function endInvitationsOf(transaction: Transaction<Tables>, id: string) {
	await transaction
		.deleteFrom('staff_invitation')
		.where('accepted_at', 'is', null)
		.where((eb) =>
			eb.or([
				eb('invited_by', '=', id),
				eb('email', '=', eb.selectFrom('staff').select('email').where('staff.id', '=', id)),
			]),
		)
		.execute()
}

/** Locks their rows on PostgreSQL: two leads could otherwise remove each other at once. SQLite has one writer. */
async function leadsOf(transaction: Transaction<Tables>, engine: Store['engine']): Promise<string[]> {
	const rows = await transaction
		.selectFrom('staff')
		.select('id')
		.where('role', '=', 'lead')
		.where('removed_at', 'is', null)
		.$if(engine === 'postgres', (query) => query.forUpdate())
		.execute()
	return rows.map(({ id }) => id)
}

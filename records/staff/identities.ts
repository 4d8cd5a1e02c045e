import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ProviderAccount } from '#domain/desk/people/identity-provider.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { enqueueNotice } from './account-notices.ts'
import { recordEvent } from './audit.ts'
import { takeInvitation } from './members.ts'
import type { Device } from './sign-in/devices.ts'
import { endOtherSessions, startSession } from './sign-in/sessions.ts'

/** "taken": the account signs in another person, or this person has another account of the provider. */
type LinkResult = 'linked' | 'taken'

/** Links an account to a person, who signs in with it from now on. */
export function linkIdentity(
	{ write }: Store,
	{ staffId, account }: { staffId: string; account: ProviderAccount },
	now: number,
): Promise<LinkResult> {
	return write(async (transaction): Promise<LinkResult> => {
		const owner = await findOwner(transaction, account)
		if (owner) return owner.staffId === staffId ? 'linked' : 'taken'
		return (await insertIdentity(transaction, { staffId, account }, now)) ? 'linked' : 'taken'
	})
}

interface LinkedIdentity {
	id: string
	issuer: string
	createdAt: number
	lastUsedAt: number | null
}

/** Those of a person, the oldest first. */
export async function listIdentities({ db }: Store, staffId: string): Promise<LinkedIdentity[]> {
	const rows = await db
		.selectFrom('staff_identity')
		.select(['id', 'issuer', 'created_at', 'last_used_at'])
		.where('staff_id', '=', staffId)
		.orderBy('created_at')
		.execute()
	return rows.map(({ id, issuer, created_at, last_used_at }) => ({
		id,
		issuer,
		createdAt: created_at,
		lastUsedAt: last_used_at,
	}))
}

/**
 * Unlinks an account of one's own, and signs out one's other browsers: they may have signed in with it.
 *
 * @param sessionId the session that unlinks it
 * @returns whether there was one
 */
export function unlinkIdentity(
	{ write }: Store,
	{ id, staffId, sessionId }: { id: string; staffId: string; sessionId: string },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const unlinked = await transaction
			.deleteFrom('staff_identity')
			.where('id', '=', id)
			.where('staff_id', '=', staffId)
			.returning('issuer')
			.executeTakeFirst()
		if (!unlinked) return false
		await recordEvent(transaction, { staffId, action: 'account unlinked', subject: id }, now)
		const name = new URL(unlinked.issuer).hostname
		await enqueueNotice(transaction, { staffId, kind: 'account unlinked', name, at: now })
		await endOtherSessions(transaction, { staffId, keptId: sessionId }, now)
		return true
	})
}

/** Signs in the person to whom an account is linked. @returns the key of the session; undefined when there is no such person */
export function signInByIdentity(
	{ write }: Store,
	{ account, device }: { account: ProviderAccount; device: Device },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const owner = await findOwner(transaction, account)
		if (!owner) return undefined
		await transaction.updateTable('staff_identity').set({ last_used_at: now }).where('id', '=', owner.id).execute()
		return startSession(transaction, { staffId: owner.staffId, device }, now)
	})
}

interface AcceptedWith {
	invitationId: string
	account: ProviderAccount
	device: Device
}

/**
 * Accepts an invitation, links the account to its person and signs in. An account of the same provider that was linked to them before is
 * replaced.
 *
 * @returns the key of the session; undefined when the invitation was accepted or has expired
 */
export function acceptByIdentity(
	{ write, engine }: Store,
	{ invitationId, account, device }: AcceptedWith,
	now: number,
): Promise<{ sessionKey: string } | 'taken' | undefined> {
	return write(async (transaction) => {
		const owner = await findOwner(transaction, account)
		// Before the invitation is used up: it stays open for its own person.
		if (owner && !(await isInvited(transaction, { invitationId, staffId: owner.staffId }))) return 'taken'
		const accepted = { column: 'id', value: invitationId, deviceKey: device.key } as const
		const staffId = await takeInvitation(transaction, engine, accepted, now)
		if (staffId === undefined) return undefined
		if (!owner) await replaceIdentity(transaction, { staffId, account }, now)
		return { sessionKey: await startSession(transaction, { staffId, device }, now) }
	})
}

async function findOwner(transaction: Transaction<Tables>, { issuer, subject }: ProviderAccount) {
	return transaction
		.selectFrom('staff_identity')
		.innerJoin('staff', 'staff.id', 'staff_identity.staff_id')
		.select(['staff_identity.id', 'staff.id as staffId'])
		.where('issuer', '=', issuer)
		.where('subject', '=', subject)
		.where('staff.removed_at', 'is', null)
		.executeTakeFirst()
}

/** Whether an invitation is for a person who is at the desk already. */
async function isInvited(
	transaction: Transaction<Tables>,
	{ invitationId, staffId }: { invitationId: string; staffId: string },
): Promise<boolean> {
	const row = await transaction
		.selectFrom('staff_invitation')
		.innerJoin('staff', 'staff.email', 'staff_invitation.email')
		.select('staff.id')
		.where('staff_invitation.id', '=', invitationId)
		.where('staff.id', '=', staffId)
		.executeTakeFirst()
	return row !== undefined
}

async function replaceIdentity(
	transaction: Transaction<Tables>,
	{ staffId, account }: { staffId: string; account: ProviderAccount },
	now: number,
): Promise<void> {
	await transaction
		.deleteFrom('staff_identity')
		.where('staff_id', '=', staffId)
		.where('issuer', '=', account.issuer)
		.execute()
	// Undoes the acceptance too.
	if (!(await insertIdentity(transaction, { staffId, account }, now))) throw new Error('account linked meanwhile')
}

async function insertIdentity(
	transaction: Transaction<Tables>,
	{ staffId, account: { issuer, subject } }: { staffId: string; account: ProviderAccount },
	now: number,
): Promise<boolean> {
	const id = randomUUID()
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('staff_identity')
		.values({ id, staff_id: staffId, issuer, subject, created_at: now, last_used_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	if (numInsertedOrUpdatedRows !== 1n) return false
	await recordEvent(transaction, { staffId, action: 'account linked', subject: id }, now)
	const name = new URL(issuer).hostname
	await enqueueNotice(transaction, { staffId, kind: 'account linked', name, at: now })
	return true
}

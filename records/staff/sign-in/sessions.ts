import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { StaffSession } from '#domain/desk/people/staff.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { enqueueNotice } from '../account-notices.ts'
import { recordEvent } from '../audit.ts'
import { type Device, rememberDevice } from './devices.ts'

/** Without a request for this long, a session ends. */
export const MAX_IDLE_MS = 12 * HOUR_MS
export const SESSION_LIFE_MS = 7 * 24 * HOUR_MS
/** Not each request is a write. */
const SEEN_EVERY_MS = 60_000

/**
 * Starts a session, in the transaction that used the link or passkey up. A browser that its person has not used lately is told to them by
 * email. The session that the browser had before ends: its cookie is replaced, so no one could sign it out any more.
 *
 * @param isFromWordPress the person proved who they are to WordPress only: what needs a recent sign-in asks again
 * @returns its key, for the cookie
 */
export async function startSession(
	transaction: Transaction<Tables>,
	{ staffId, device, isFromWordPress = false }: { staffId: string; device: Device; isFromWordPress?: boolean },
	now: number,
): Promise<string> {
	if (device.sessionKey !== undefined) await endReplaced(transaction, device.sessionKey, now)
	const [key, id] = [newKey(), randomUUID()]
	await transaction
		.insertInto('staff_session')
		.values({
			id,
			key_hash: hashKey(key),
			staff_id: staffId,
			device: device.name,
			created_at: now,
			signed_in_at: isFromWordPress ? 0 : now,
			last_seen_at: now,
			expires_at: now + SESSION_LIFE_MS,
		})
		.execute()
	const action = isFromWordPress ? 'signed in from WordPress' : 'signed in'
	await recordEvent(transaction, { staffId, action, subject: id }, now)
	if (!(await rememberDevice(transaction, { staffId, key: device.key }, now))) {
		await enqueueNotice(transaction, { staffId, kind: 'new device', name: device.name, at: now })
	}
	return key
}

/** Ends the session that the browser had before, also that of another person. */
async function endReplaced(transaction: Transaction<Tables>, key: string, now: number): Promise<void> {
	const ended = await transaction
		.deleteFrom('staff_session')
		.where('key_hash', '=', hashKey(key))
		.returning(['id', 'staff_id'])
		.executeTakeFirst()
	if (!ended) return
	await recordEvent(transaction, { staffId: ended.staff_id, action: 'signed out', subject: ended.id }, now)
}

/**
 * The person has proved again who they are. The key changes, so that a copy of the earlier cookie gains nothing.
 *
 * @returns the new key; undefined when the session has ended
 */
export async function renewSession(
	transaction: Transaction<Tables>,
	{ id, staffId }: { id: string; staffId: string },
	now: number,
): Promise<string | undefined> {
	const key = newKey()
	const { numUpdatedRows } = await transaction
		.updateTable('staff_session')
		.set({ key_hash: hashKey(key), signed_in_at: now, last_seen_at: now })
		.where('id', '=', id)
		.where('staff_id', '=', staffId)
		.executeTakeFirstOrThrow()
	if (numUpdatedRows !== 1n) return undefined
	await recordEvent(transaction, { staffId, action: 'signed in again', subject: id }, now)
	return key
}

/** The session of a cookie. Undefined when it was revoked, has expired or was idle too long, or its person was removed. */
export async function findSession(
	store: Store,
	key: string,
	now: number,
	{ isUsed = true } = {},
): Promise<StaffSession | undefined> {
	const row = await liveSessions(store, now).where('staff_session.key_hash', '=', hashKey(key)).executeTakeFirst()
	if (!row) return undefined
	if (isUsed && now - row.last_seen_at >= SEEN_EVERY_MS) await markSeen(store, row.id, now)
	return asSession(row)
}

/** A session by its id, for what stays open. Does not count as use. */
export async function findOpenSession(store: Pick<Store, 'db'>, id: string, now: number) {
	const row = await liveSessions(store, now).where('staff_session.id', '=', id).executeTakeFirst()
	return row && asSession(row)
}

/** All sessions of a person, the last used first. */
export async function listSessions(store: Store, staffId: string, now: number) {
	const rows = await liveSessions(store, now)
		.where('staff_session.staff_id', '=', staffId)
		.orderBy('staff_session.last_seen_at', 'desc')
		.execute()
	return rows.map((row) => ({ ...asSession(row), lastSeenAt: row.last_seen_at }))
}

/** Signs out one browser. A session of another person is left alone. @returns whether there was one */
export function endSession(
	{ write }: Store,
	{ id, staffId, action }: { id: string; staffId: string; action: 'signed out' | 'session revoked' },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numDeletedRows } = await transaction
			.deleteFrom('staff_session')
			.where('id', '=', id)
			.where('staff_id', '=', staffId)
			.executeTakeFirstOrThrow()
		if (numDeletedRows !== 1n) return false
		await recordEvent(transaction, { staffId, action, subject: id }, now)
		return true
	})
}

/**
 * Signs out all browsers of a person but one.
 *
 * @param keptId the session that stays
 */
export async function endOtherSessions(
	transaction: Transaction<Tables>,
	{ staffId, keptId }: { staffId: string; keptId: string },
	now: number,
): Promise<void> {
	const ended = await transaction
		.deleteFrom('staff_session')
		.where('staff_id', '=', staffId)
		.where('id', '!=', keptId)
		.returning('id')
		.execute()
	for (const { id } of ended) await recordEvent(transaction, { staffId, action: 'session revoked', subject: id }, now)
}

/** Signs a person out everywhere but in one browser. Links and codes that were emailed and not used stop working too. */
export function signOutElsewhere(
	{ write }: Store,
	{ staffId, keptId }: { staffId: string; keptId: string },
	now: number,
): Promise<void> {
	return write(async (transaction) => {
		await endOtherSessions(transaction, { staffId, keptId }, now)
		await transaction
			.updateTable('sign_in_request')
			.set({ expires_at: now })
			.where('staff_id', '=', staffId)
			.where('expires_at', '>', now)
			.execute()
	})
}

function liveSessions({ db }: Pick<Store, 'db'>, now: number) {
	return db
		.selectFrom('staff_session')
		.innerJoin('staff', 'staff.id', 'staff_session.staff_id')
		.select(['staff_session.id', 'staff_session.signed_in_at', 'staff_session.last_seen_at', 'staff_session.device'])
		.select(['staff.id as staff_id', 'staff.email', 'staff.name', 'staff.role'])
		.where('staff.removed_at', 'is', null)
		.where('staff_session.expires_at', '>', now)
		.where('staff_session.last_seen_at', '>', now - MAX_IDLE_MS)
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof liveSessions>['executeTakeFirstOrThrow']>>

function asSession({ id, signed_in_at, device, staff_id, email, name, role }: SessionRow): StaffSession {
	return { id, member: { id: staff_id, email, name, role }, signedInAt: signed_in_at, device }
}

function markSeen({ write }: Store, id: string, now: number) {
	return write((transaction) =>
		transaction.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', id).execute(),
	)
}

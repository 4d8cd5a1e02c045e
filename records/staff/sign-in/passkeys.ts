import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { enqueueNotice } from '../account-notices.ts'
import { recordEvent } from '../audit.ts'
import { lockAttempts, takeWithin } from './attempts.ts'
import type { Device } from './devices.ts'
import { endOtherSessions, renewSession, startSession } from './sessions.ts'

export const MAX_PASSKEY_NAME_LENGTH = 60

/** What an authenticator registers. */
export interface NewPasskey {
	credentialId: string
	/** COSE, base64url. */
	publicKey: string
	counter: number
	transports: string[]
	name: string
}

export interface Passkey extends NewPasskey {
	id: string
	staffId: string
	createdAt: number
	lastUsedAt: number | null
}

export function addPasskey({ write }: Store, staffId: string, passkey: NewPasskey, now: number): Promise<void> {
	const { credentialId, publicKey, counter, transports, name } = passkey
	return write(async (transaction) => {
		const id = randomUUID()
		await transaction
			.insertInto('staff_passkey')
			.values({
				id,
				staff_id: staffId,
				credential_id: credentialId,
				public_key: publicKey,
				counter,
				name,
				transports_json: JSON.stringify(transports),
				created_at: now,
				last_used_at: null,
			})
			.execute()
		await recordEvent(transaction, { staffId, action: 'passkey added', subject: id }, now)
		await enqueueNotice(transaction, { staffId, kind: 'passkey added', name, at: now })
	})
}

/** Those of a person, the oldest first. */
export async function listPasskeys({ db }: Store, staffId: string): Promise<Passkey[]> {
	const rows = await db
		.selectFrom('staff_passkey')
		.selectAll()
		.where('staff_id', '=', staffId)
		.orderBy('created_at')
		.execute()
	return rows.map(asPasskey)
}

/** By what the authenticator says. Undefined when it was removed, or its person. */
export async function findPasskey({ db }: Store, credentialId: string): Promise<Passkey | undefined> {
	const row = await db
		.selectFrom('staff_passkey')
		.innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
		.selectAll('staff_passkey')
		.where('credential_id', '=', credentialId)
		.where('staff.removed_at', 'is', null)
		.executeTakeFirst()
	return row && asPasskey(row)
}

/**
 * Removes a passkey of one's own, and signs out one's other browsers: they may have signed in with it.
 *
 * @param sessionId the session that removes it
 * @returns whether there was one
 */
export function removePasskey(
	{ write }: Store,
	{ id, staffId, sessionId }: { id: string; staffId: string; sessionId: string },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const removed = await transaction
			.deleteFrom('staff_passkey')
			.where('id', '=', id)
			.where('staff_id', '=', staffId)
			.returning('name')
			.executeTakeFirst()
		if (!removed) return false
		await recordEvent(transaction, { staffId, action: 'passkey removed', subject: id }, now)
		await enqueueNotice(transaction, { staffId, kind: 'passkey removed', name: removed.name, at: now })
		await endOtherSessions(transaction, { staffId, keptId: sessionId }, now)
		return true
	})
}

/** The audit log has as many refusals of a person in a day: a browser can refuse itself again and again. */
const MAX_RECORDED_REFUSALS = { max: 20, withinMs: DAY_MS }

/**
 * Records that a known passkey was refused: not for an open challenge of this site, or not its person's.
 *
 * @param by the person who is signed in; null for no one
 */
export function recordRefusedPasskey(
	{ write, engine }: Store,
	{ passkey: { staffId }, by }: { passkey: Passkey; by: string | null },
	now: number,
): Promise<void> {
	const limit = { key: `refused passkeys ${staffId}`, ...MAX_RECORDED_REFUSALS }
	return write(async (transaction) => {
		await lockAttempts(transaction, engine)
		if (await takeWithin(transaction, [limit], now)) return
		await recordEvent(transaction, { staffId: by, action: 'passkey refused', subject: staffId }, now)
	})
}

interface PasskeyUse {
	passkey: Passkey
	/** Signatures so far, as the authenticator counts. */
	counter: number
}

/** Signs in with a passkey whose signature was verified. Undefined when it was removed meanwhile, or is a copy. */
export function signInByPasskey(
	{ write }: Store,
	{ device, ...use }: PasskeyUse & { device: Device },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		if (!(await recordUse(transaction, use, now))) return undefined
		return startSession(transaction, { staffId: use.passkey.staffId, device }, now)
	})
}

/** Renews the time of a session's sign-in by a verified signature. @returns its new key */
export function confirmByPasskey(
	{ write }: Store,
	{ sessionId, ...use }: PasskeyUse & { sessionId: string },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		if (!(await recordUse(transaction, use, now))) return undefined
		return renewSession(transaction, { id: sessionId, staffId: use.passkey.staffId }, now)
	})
}

/** A count that does not rise means a second authenticator with the same key: refused, and in the audit log. */
async function recordUse(
	transaction: Transaction<Tables>,
	{ passkey: { id, staffId }, counter }: PasskeyUse,
	now: number,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('staff_passkey')
		.set({ counter, last_used_at: now })
		.where('id', '=', id)
		.where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
		.executeTakeFirstOrThrow()
	if (numUpdatedRows === 1n) return true
	const known = await transaction.selectFrom('staff_passkey').select('id').where('id', '=', id).executeTakeFirst()
	if (known) await recordEvent(transaction, { staffId, action: 'copied passkey refused', subject: id }, now)
	return false
}

type PasskeyRow = Tables['staff_passkey']

function asPasskey(row: PasskeyRow): Passkey {
	return {
		id: row.id,
		staffId: row.staff_id,
		name: row.name,
		createdAt: row.created_at,
		lastUsedAt: row.last_used_at,
		credentialId: row.credential_id,
		publicKey: row.public_key,
		counter: row.counter,
		transports: JSON.parse(row.transports_json),
	}
}

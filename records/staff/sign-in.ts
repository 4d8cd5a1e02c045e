import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { startSession } from './sessions.ts'

/** How long an emailed link and code work. */
export const SIGN_IN_LIFE_MS = 15 * 60_000
export const MAX_CODE_TRIES = 5
const CODE_DIGITS = 6

/**
 * Asks for a sign-in email. The same for known and unknown addresses: an unknown one gets no email.
 *
 * The email is written when it is sent (`issueSignInKeys`), so that neither link nor code is ever stored.
 *
 * @param browserKey the key in the cookie of the browser that asks
 */
export function requestSignIn(
	{ write }: Store,
	{ email, browserKey }: { email: string; browserKey: string },
	now: number,
): Promise<void> {
	return write(async (transaction) => {
		const member = await transaction
			.selectFrom('staff')
			.select('id')
			.where('email', '=', email.trim().toLowerCase())
			.where('removed_at', 'is', null)
			.executeTakeFirst()
		if (!member) return
		const id = randomUUID()
		await transaction
			.insertInto('sign_in_request')
			.values({
				...{ id, staff_id: member.id, browser_hash: hashKey(browserKey), link_hash: null, code_hash: null },
				...{ created_at: now, expires_at: now + SIGN_IN_LIFE_MS, used_at: null },
			})
			.execute()
		await enqueue(transaction, [{ channel: 'sign-in', submissionId: null, payload: { requestId: id } }], now)
	})
}

/** What the email of a request has; the store keeps only hashes. */
export interface SignInKeys {
	email: string
	name: string
	linkKey: string
	/** Six digits. */
	code: string
}

/**
 * Makes link and code of a request, when its email is sent. Another attempt makes new ones; the earlier stop working.
 * Undefined when the request has expired, was used, or its person was removed.
 */
export function issueSignInKeys({ write }: Store, requestId: string, now: number): Promise<SignInKeys | undefined> {
	const [linkKey, code] = [
		newKey(),
		randomInt(10 ** CODE_DIGITS)
			.toString()
			.padStart(CODE_DIGITS, '0'),
	]
	return write(async (transaction) => {
		const row = await openRequests(transaction, now).where('sign_in_request.id', '=', requestId).executeTakeFirst()
		if (!row) return undefined
		await transaction
			.updateTable('sign_in_request')
			.set({ link_hash: hashKey(linkKey), code_hash: hashCode(row.browser_hash, code) })
			.where('id', '=', requestId)
			.execute()
		return { email: row.email, name: row.name, linkKey, code }
	})
}

/** Whether a link still works. Does not use it up: mail scanners open every link. */
export async function isSignInLinkOpen({ db }: Store, linkKey: string, now: number): Promise<boolean> {
	const row = await openRequests(db, now).where('link_hash', '=', hashKey(linkKey)).executeTakeFirst()
	return row !== undefined
}

/** Uses a link up and signs in. @returns the key of the session; undefined when the link was used or has expired */
export function signInByLink(
	{ write }: Store,
	{ linkKey, device }: { linkKey: string; device: string },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const row = await openRequests(transaction, now).where('link_hash', '=', hashKey(linkKey)).executeTakeFirst()
		return row && redeem(transaction, row, device, now)
	})
}

export type CodeResult = { sessionKey: string } | 'wrong' | 'used up'

/**
 * Signs in with the code, in the browser that asked for it. After five wrong codes the link still works.
 *
 * @returns "used up" when no code works in this browser any more
 */
export function signInByCode(
	{ write }: Store,
	{ browserKey, code, device }: { browserKey: string; code: string; device: string },
	now: number,
): Promise<CodeResult> {
	const browserHash = hashKey(browserKey)
	return write(async (transaction): Promise<CodeResult> => {
		const row = await openRequests(transaction, now)
			.where('browser_hash', '=', browserHash)
			.where('code_tries', '<', MAX_CODE_TRIES)
			.orderBy('sign_in_request.created_at', 'desc')
			.executeTakeFirst()
		if (!row) return 'used up'
		// Counts first and on the stored value, so that simultaneous tries cannot share one count.
		const { numUpdatedRows } = await transaction
			.updateTable('sign_in_request')
			.set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
			.where('id', '=', row.id)
			.where('code_tries', '<', MAX_CODE_TRIES)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return 'used up'
		if (row.code_hash !== hashCode(browserHash, code.replaceAll(/\D/g, ''))) return 'wrong'
		const sessionKey = await redeem(transaction, row, device, now)
		return sessionKey === undefined ? 'used up' : { sessionKey }
	})
}

async function redeem(
	transaction: Transaction<Tables>,
	{ id, staff_id }: { id: string; staff_id: string },
	device: string,
	now: number,
): Promise<string | undefined> {
	const { numUpdatedRows } = await transaction
		.updateTable('sign_in_request')
		.set({ used_at: now })
		.where('id', '=', id)
		.where('used_at', 'is', null)
		.executeTakeFirstOrThrow()
	// Another process used it meanwhile.
	if (numUpdatedRows !== 1n) return undefined
	return startSession(transaction, { staffId: staff_id, device }, now)
}

function openRequests(db: Pick<Store['db'], 'selectFrom'>, now: number) {
	return db
		.selectFrom('sign_in_request')
		.innerJoin('staff', 'staff.id', 'sign_in_request.staff_id')
		.select(['sign_in_request.id', 'sign_in_request.browser_hash', 'sign_in_request.code_hash'])
		.select(['staff.id as staff_id', 'staff.email', 'staff.name'])
		.where('sign_in_request.used_at', 'is', null)
		.where('sign_in_request.expires_at', '>', now)
		.where('staff.removed_at', 'is', null)
}

/** Together with the browser's key, which is random: six digits alone could be guessed from their hash. */
function hashCode(browserHash: string, code: string): string {
	return createHash('sha256').update(`${browserHash} ${code}`).digest('base64url')
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashKey, newKey } from '../../drafts/keys.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { startSession } from './sessions.ts'
import {
	hashCode,
	markUsed,
	newCode,
	type OpenRequest,
	openRequests,
	SIGN_IN_LIFE_MS,
	tryCode,
} from './sign-in-requests.ts'
import { FROM_WORDPRESS } from './wordpress-links.ts'

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
		const request = { staffId: member.id, browserHash: hashKey(browserKey), sessionId: null }
		await storeRequest(transaction, request, now)
	})
}

/** Stores a request with the delivery of its email. */
export async function storeRequest(
	transaction: Transaction<Tables>,
	{ staffId, browserHash, sessionId }: { staffId: string; browserHash: string; sessionId: string | null },
	now: number,
): Promise<void> {
	const id = randomUUID()
	await transaction
		.insertInto('sign_in_request')
		.values({
			...{ id, staff_id: staffId, browser_hash: browserHash, link_hash: null, code_hash: null },
			...{ session_id: sessionId, created_at: now, expires_at: now + SIGN_IN_LIFE_MS, used_at: null },
		})
		.execute()
	await enqueue(transaction, [{ channel: 'sign-in', submissionId: null, payload: { requestId: id } }], now)
}

/** What the email of a request has; the store keeps only hashes. */
export interface SignInKeys {
	email: string
	name: string
	/** For a person who signs in; one who is signed in gets only a code. */
	linkKey: string | undefined
	/** Six digits. */
	code: string
}

/**
 * Makes link and code of a request, when its email is sent. Another attempt makes new ones; the earlier stop working.
 * Undefined when the request has expired, was used, or its person was removed.
 */
export function issueSignInKeys({ write }: Store, requestId: string, now: number): Promise<SignInKeys | undefined> {
	const [newLinkKey, code] = [newKey(), newCode()]
	return write(async (transaction) => {
		const row = await openRequests(transaction, now).where('sign_in_request.id', '=', requestId).executeTakeFirst()
		if (!row) return undefined
		const linkKey = row.session_id === null ? newLinkKey : undefined
		await transaction
			.updateTable('sign_in_request')
			.set({ link_hash: linkKey ? hashKey(linkKey) : null, code_hash: hashCode(row.browser_hash, code) })
			.where('id', '=', requestId)
			.execute()
		return { email: row.email, name: row.name, linkKey, code }
	})
}

/** An open link, undefined when it works no more. Does not use it up: mail scanners open every link. */
export async function findSignInLink({ db }: Store, linkKey: string, now: number) {
	const row = await openRequests(db, now).where('link_hash', '=', hashKey(linkKey)).executeTakeFirst()
	return row && { staffId: row.staff_id, isFromWordPress: row.browser_hash === FROM_WORDPRESS }
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
	return write(async (transaction): Promise<CodeResult> => {
		const tried = await tryCode(transaction, { browserHash: hashKey(browserKey), code, sessionId: null }, now)
		if (typeof tried === 'string') return tried
		const sessionKey = await redeem(transaction, tried, device, now)
		return sessionKey === undefined ? 'used up' : { sessionKey }
	})
}

async function redeem(
	transaction: Transaction<Tables>,
	request: OpenRequest,
	device: string,
	now: number,
): Promise<string | undefined> {
	if (!(await markUsed(transaction, request, now))) return undefined
	const isFromWordPress = request.browser_hash === FROM_WORDPRESS
	return startSession(transaction, { staffId: request.staff_id, device, isFromWordPress }, now)
}

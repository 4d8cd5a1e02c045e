import type { Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { enqueueNotice } from '../account-notices.ts'
import { recordEvent } from '../audit.ts'
import { type AttemptLimit, addAttempt, countAttempts, lockAttempts, takeWithin } from './attempts.ts'
import { hashCode, isNewest, type OpenRequest, openRequests, parseCode } from './sign-in-requests.ts'

/** Wrong ones for each emailed code. */
export const MAX_CODE_TRIES = 5
/** A person's, in whichever browsers: then no code works until the first of them is a day old. */
export const MAX_WRONG_CODES_PER_DAY = 20
/** After as many of a day the person gets an email. */
export const WRONG_CODES_BEFORE_NOTICE = 5

interface TypedCode {
	/** The engine of the store, for its locks. */
	engine: Store['engine']
	browserHash: string
	code: string
	/** The session whose person confirms who they are; null when they sign in. */
	sessionId: string | null
}

/**
 * Tries a code. It is compared only if the browser's newest request is the person's newest too and both may be tried, so that a person
 * has one code at a time to guess. Wrong ones count in this transaction.
 *
 * @returns the request of the code; undefined for every code that does not work, whatever the reason
 */
export async function tryCode(
	transaction: Transaction<Tables>,
	{ engine, browserHash, code, sessionId }: TypedCode,
	now: number,
): Promise<OpenRequest | undefined> {
	await lockAttempts(transaction, engine)
	const typed = parseCode(code)
	const request = await openRequests(transaction, now)
		.where('browser_hash', '=', browserHash)
		.where('session_id', sessionId === null ? 'is' : '=', sessionId)
		.orderBy('sign_in_request.created_at', 'desc')
		.executeTakeFirst()
	if (typed === undefined || !request || request.code_hash === null) return undefined
	if (request.code_tries >= MAX_CODE_TRIES || !(await isNewest(transaction, request))) return undefined
	const count = await countAttempts(transaction, wrongCodes(request.staff_id), now)
	if (count >= MAX_WRONG_CODES_PER_DAY) return undefined
	if (request.code_hash === hashCode(browserHash, typed)) return request
	await transaction
		.updateTable('sign_in_request')
		.set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
		.where('id', '=', request.id)
		.execute()
	await recordWrongCode(transaction, { staffId: request.staff_id, sessionId, count: count + 1 }, now)
	return undefined
}

function wrongCodes(staffId: string): AttemptLimit {
	return { key: `wrong codes ${staffId}`, max: MAX_WRONG_CODES_PER_DAY, withinMs: DAY_MS }
}

interface WrongCode {
	/** Whose code it would have been. */
	staffId: string
	sessionId: string | null
	/** Wrong codes of the last 24 hours, with this one. */
	count: number
}

async function recordWrongCode(
	transaction: Transaction<Tables>,
	{ staffId, sessionId, count }: WrongCode,
	now: number,
): Promise<void> {
	await addAttempt(transaction, wrongCodes(staffId), now)
	const by = sessionId === null ? null : staffId
	await recordEvent(transaction, { staffId: by, action: 'wrong code typed', subject: sessionId ?? staffId }, now)
	if (count >= MAX_WRONG_CODES_PER_DAY) {
		await recordEvent(transaction, { staffId: null, action: 'codes stopped for a day', subject: staffId }, now)
	}
	if (count < WRONG_CODES_BEFORE_NOTICE) return
	const once = { key: `wrong codes notice ${staffId}`, max: 1, withinMs: DAY_MS }
	if (await takeWithin(transaction, [once], now)) return
	await enqueueNotice(transaction, { staffId, kind: 'wrong codes', name: '', at: now })
	await recordEvent(transaction, { staffId: null, action: 'warned of wrong codes', subject: staffId }, now)
}

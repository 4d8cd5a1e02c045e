import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { enqueue } from '../../outbox/deliveries.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type AttemptLimit, takeWithin } from './attempts.ts'
import { FROM_WORDPRESS } from './wordpress-links.ts'

/** How long an emailed link and code work. */
export const SIGN_IN_LIFE_MS = 15 * 60_000
/** In `/sign-in/email` and `/confirm`, and in the emails: "1234 5678". */
const CODE_DIGITS = 8

export function newCode(): string {
	return randomInt(10 ** CODE_DIGITS)
		.toString()
		.padStart(CODE_DIGITS, '0')
}

/** The digits of what was typed, with or without spaces. Undefined when it cannot be a code. */
export function parseCode(typed: string): string | undefined {
	const digits = typed.replaceAll(/\D/g, '')
	return digits.length === CODE_DIGITS ? digits : undefined
}

/** Together with the browser's key, which is random: eight digits alone could be guessed from their hash. */
export function hashCode(browserHash: string, code: string): string {
	return createHash('sha256').update(`${browserHash} ${code}`).digest('base64url')
}

/** Neither used nor expired, of people at the desk. */
export function openRequests(db: Pick<Store['db'], 'selectFrom'>, now: number) {
	return db
		.selectFrom('sign_in_request')
		.innerJoin('staff', 'staff.id', 'sign_in_request.staff_id')
		.select(['sign_in_request.id', 'sign_in_request.browser_hash', 'sign_in_request.code_hash'])
		.select(['sign_in_request.code_tries', 'sign_in_request.session_id'])
		.select(['staff.id as staff_id', 'staff.email', 'staff.name'])
		.where('sign_in_request.used_at', 'is', null)
		.where('sign_in_request.expires_at', '>', now)
		.where('staff.removed_at', 'is', null)
}

export interface OpenRequest {
	id: string
	staff_id: string
	browser_hash: string
}

export interface NewRequest {
	staffId: string
	browserHash: string
	/** The session whose person confirms who they are; null when they sign in. */
	sessionId: string | null
}

/**
 * Asks for an email with the keys of a request, after `lockAttempts`. An open request of the same browser is sent again in place of a second
 * one: its earlier link and code stop working. While its email waits for the mail server, that one is enough.
 *
 * @returns the limit because of which no email is sent
 */
export async function requestEmail(
	transaction: Transaction<Tables>,
	{ limits, ...request }: NewRequest & { limits: AttemptLimit[] },
	now: number,
): Promise<AttemptLimit | undefined> {
	const open = await findOpenRequest(transaction, request, now)
	const times = { created_at: now, expires_at: now + SIGN_IN_LIFE_MS }
	if (open && (await hurryEmail(transaction, open.id, now))) {
		await transaction.updateTable('sign_in_request').set(times).where('id', '=', open.id).execute()
		return undefined
	}
	const exceeded = await takeWithin(transaction, limits, now)
	if (exceeded) return exceeded
	const id = open?.id ?? randomUUID()
	if (open) {
		const fresh = { ...times, link_hash: null, code_hash: null }
		await transaction.updateTable('sign_in_request').set(fresh).where('id', '=', id).execute()
	} else {
		const { staffId, browserHash, sessionId } = request
		const keys = { link_hash: null, code_hash: null, used_at: null }
		await transaction
			.insertInto('sign_in_request')
			.values({ id, staff_id: staffId, browser_hash: browserHash, session_id: sessionId, ...keys, ...times })
			.execute()
	}
	await enqueue(transaction, [emailOf(id)], now)
	return undefined
}

function emailOf(requestId: string) {
	return { channel: 'sign-in', submissionId: null, payload: { requestId } }
}

function findOpenRequest(
	transaction: Transaction<Tables>,
	{ staffId, browserHash, sessionId }: NewRequest,
	now: number,
) {
	return openRequests(transaction, now)
		.where('staff_id', '=', staffId)
		.where('browser_hash', '=', browserHash)
		.where('session_id', sessionId === null ? 'is' : '=', sessionId)
		.orderBy('sign_in_request.created_at', 'desc')
		.executeTakeFirst()
}

/** Sends the email of a request now, if it still waits. @returns whether it does */
async function hurryEmail(transaction: Transaction<Tables>, requestId: string, now: number): Promise<boolean> {
	const { channel, payload } = emailOf(requestId)
	const { numUpdatedRows } = await transaction
		.updateTable('delivery')
		.set({ next_at: now })
		.where('channel', '=', channel)
		.where('payload_json', '=', JSON.stringify(payload))
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** Whether no browser has asked after this request for the same: to sign in, or to confirm who one is. */
export async function isNewest(
	transaction: Transaction<Tables>,
	{ id, staff_id, session_id }: OpenRequest & { session_id: string | null },
): Promise<boolean> {
	const newest = await transaction
		.selectFrom('sign_in_request')
		.select('id')
		.where('staff_id', '=', staff_id)
		.where('session_id', session_id === null ? 'is' : 'is not', null)
		.where('browser_hash', '!=', FROM_WORDPRESS)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.executeTakeFirst()
	return newest?.id === id
}

/** @returns false when another process used it meanwhile */
export async function markUsed(transaction: Transaction<Tables>, { id }: OpenRequest, now: number): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('sign_in_request')
		.set({ used_at: now })
		.where('id', '=', id)
		.where('used_at', 'is', null)
		.executeTakeFirstOrThrow()
	return numUpdatedRows === 1n
}

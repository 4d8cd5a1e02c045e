import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** How long an emailed link and code work. */
export const SIGN_IN_LIFE_MS = 15 * 60_000
export const MAX_CODE_TRIES = 5
const CODE_DIGITS = 6

export function newCode(): string {
	return randomInt(10 ** CODE_DIGITS)
		.toString()
		.padStart(CODE_DIGITS, '0')
}

/** Together with the browser's key, which is random: six digits alone could be guessed from their hash. */
export function hashCode(browserHash: string, code: string): string {
	return createHash('sha256').update(`${browserHash} ${code}`).digest('base64url')
}

/** Neither used nor expired, of people at the desk. */
export function openRequests(db: Pick<Store['db'], 'selectFrom'>, now: number) {
	return db
		.selectFrom('sign_in_request')
		.innerJoin('staff', 'staff.id', 'sign_in_request.staff_id')
		.select(['sign_in_request.id', 'sign_in_request.browser_hash', 'sign_in_request.code_hash'])
		.select(['sign_in_request.session_id', 'staff.id as staff_id', 'staff.email', 'staff.name'])
		.where('sign_in_request.used_at', 'is', null)
		.where('sign_in_request.expires_at', '>', now)
		.where('staff.removed_at', 'is', null)
}

export interface OpenRequest {
	id: string
	staff_id: string
	browser_hash: string
}

interface TypedCode {
	browserHash: string
	code: string
	/** The session whose person confirms who they are; null when they sign in. */
	sessionId: string | null
}

/** Counts one try of the newest request of a browser. @returns "used up" when no code works in it any more */
export async function tryCode(
	transaction: Transaction<Tables>,
	{ browserHash, code, sessionId }: TypedCode,
	now: number,
): Promise<OpenRequest | 'wrong' | 'used up'> {
	const row = await openRequests(transaction, now)
		.where('browser_hash', '=', browserHash)
		.where('session_id', sessionId === null ? 'is' : '=', sessionId)
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
	return row.code_hash === hashCode(browserHash, code.replaceAll(/\D/g, '')) ? row : 'wrong'
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

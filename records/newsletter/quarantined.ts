import type { Email } from '#domain/emails/email.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { CONFIRM_LIFE_MS } from './subscribe.ts'

/** A quarantined newsletter request: no email was sent. */
export interface QuarantinedRequest {
	email: string
	requestedAt: number
	quarantineReasons: string[]
}

/** The newest quarantined newsletter requests. */
export async function listQuarantinedRequests(
	{ db }: Store,
	now: number,
	limit: number,
): Promise<QuarantinedRequest[]> {
	const rows = await db
		.selectFrom('newsletter_request')
		.select(['email', 'requested_at', 'quarantine_reasons_json'])
		.where('quarantine_reasons_json', '!=', '[]')
		.where('expires_at', '>', now)
		.orderBy('requested_at', 'desc')
		.limit(limit)
		.execute()
	return rows.map((row) => ({
		email: row.email,
		requestedAt: row.requested_at,
		quarantineReasons: JSON.parse(row.quarantine_reasons_json),
	}))
}

/**
 * Releases the newest request of an address: its confirmation email is pending, and the site writes it. Resolves to false when no
 * request of this address is quarantined.
 */
export function releaseRequest({ write, hashAddress }: Store, email: string, now: number): Promise<boolean> {
	return write(async (transaction) => {
		const newest = await transaction
			.selectFrom('newsletter_request')
			.select('confirm_hash')
			.where('email_hash', '=', hashAddress(email))
			.where('quarantine_reasons_json', '!=', '[]')
			.where('expires_at', '>', now)
			.orderBy('requested_at', 'desc')
			.executeTakeFirst()
		if (!newest) return false
		await transaction
			.updateTable('newsletter_request')
			.set({ quarantine_reasons_json: '[]', pending_email: 1, expires_at: now + CONFIRM_LIFE_MS })
			.where('confirm_hash', '=', newest.confirm_hash)
			.execute()
		return true
	})
}

/**
 * Writes the pending confirmation emails of released requests, each once and with a new key. Returns how many.
 *
 * @throws when they could not be stored
 */
export async function enqueuePendingConfirmations(
	{ db, write }: Store,
	emailFor: (email: string, confirmKey: string) => Email,
	now: number,
): Promise<number> {
	// Only reads while nothing is pending.
	const isPending = await db
		.selectFrom('newsletter_request')
		.select('email')
		.where('pending_email', '=', 1)
		.executeTakeFirst()
	if (!isPending) return 0
	return write(async (transaction) => {
		const released = await transaction
			.updateTable('newsletter_request')
			.set({ pending_email: 0, expires_at: now + CONFIRM_LIFE_MS })
			.where('pending_email', '=', 1)
			.returning(['confirm_hash', 'email'])
			.execute()
		for (const { confirm_hash, email } of released) {
			const key = newKey()
			await transaction
				.updateTable('newsletter_request')
				.set({ confirm_hash: hashKey(key) })
				.where('confirm_hash', '=', confirm_hash)
				.execute()
			await enqueue(transaction, [{ channel: 'email', submissionId: null, payload: emailFor(email, key) }], now)
		}
		return released.length
	})
}

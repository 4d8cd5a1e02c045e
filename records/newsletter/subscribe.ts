import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { DAY_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { countAgainstLimit } from '../email/new-address-limit.ts'
import { enqueue } from '../outbox/deliveries.ts'
import { takeFromDay } from '../store/daily-totals.ts'
import type { Store } from '../store/open-store.ts'

/** Then the confirmation link expires and an unconfirmed request is deleted. */
export const CONFIRM_LIFE_MS = 7 * DAY_MS

export interface SubscribeRequest {
	email: string
	/** "" when not given. */
	firstName: string
	interests: string[]
	/** Where the form was. */
	place: 'page' | 'home' | 'footer'
	/** The wording the person saw, there and in the email. */
	wording: Record<string, string>
	/** Why it is quarantined; empty when it is not. */
	quarantineReasons: string[]
	/** A keyed hash of the network address. */
	clientHash?: string
}

/**
 * Stores a newsletter request with its confirmation email, also for a subscribed address: the form must not reveal subscribers.
 * Requests that look like spam, or are over the limit for new addresses, are quarantined without an email.
 *
 * @param emailFor the email, made once its key is known
 * @throws `DayFullError` when there were too many today, another error when it could not be stored
 */
export async function subscribe(
	{ write, hashAddress }: Store,
	request: SubscribeRequest,
	emailFor: (confirmKey: string) => Email,
	now: number,
	limit?: NewAddressLimit,
): Promise<void> {
	const key = newKey()
	await write(async (transaction) => {
		await takeFromDay(transaction, 'newsletter requests', { clientHash: request.clientHash ?? '' }, now)
		const isSpam = request.quarantineReasons.length > 0
		const over = limit && !isSpam ? await countAgainstLimit(transaction, limit, now) : undefined
		const reasons = over ? [over.reason] : request.quarantineReasons
		await transaction
			.insertInto('newsletter_request')
			.values({
				confirm_hash: hashKey(key),
				email_hash: hashAddress(request.email),
				email: request.email,
				first_name: request.firstName,
				interests_json: JSON.stringify(request.interests),
				place: request.place,
				wording_json: JSON.stringify(request.wording),
				quarantine_reasons_json: JSON.stringify(reasons),
				requested_at: now,
				expires_at: now + CONFIRM_LIFE_MS,
				confirmed_at: null,
			})
			.execute()
		const emails = [...(reasons.length > 0 ? [] : [emailFor(key)]), ...(over?.alarm ? [over.alarm] : [])]
		await enqueue(
			transaction,
			emails.map((payload) => ({ channel: 'email', submissionId: null, payload })),
			now,
		)
	})
}

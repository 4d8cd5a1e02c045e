import type { Email } from '#domain/applications/emails/email.ts'
import type { NewAddressLimit } from '#domain/applications/new-delivery.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { takeFromLimit } from '../email/new-address-limit.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { hashAddress } from './address.ts'

const DAY = 86_400_000
/** How long the letter's button works; after that nothing is left of a request nobody said yes to. */
export const CONFIRM_LIFE_MS = 7 * DAY

export interface SubscribeRequest {
	email: string
	/** "" when it was not said. */
	firstName: string
	interests: string[]
	/** Where it was asked for. */
	place: 'page' | 'home' | 'footer'
	/** The words the person saw, there and in the letter. */
	wording: Record<string, string>
	/** Why it looks like junk; empty when it does not. */
	junkReasons: string[]
}

/**
 * Keeps that somebody asked for news, with the letter that asks whether they did, in one commit. The same is done for an
 * address that gets news already: who asks learns nothing about it. What looks like junk, or is over the limit of emails to new
 * addresses, is quarantined without one.
 *
 * @param letterFor the letter, made once its key is known
 * @throws when it could not be kept
 */
export async function subscribe(
	{ write }: Store,
	request: SubscribeRequest,
	letterFor: (confirmKey: string) => Email,
	now: number,
	limit?: NewAddressLimit,
): Promise<void> {
	const key = newKey()
	await write(async (transaction) => {
		const isJunk = request.junkReasons.length > 0
		const over = limit && !isJunk ? await takeFromLimit(transaction, limit, now) : null
		const reasons = over ? [over.reason] : request.junkReasons
		await transaction
			.insertInto('news_request')
			.values({
				confirm_hash: hashKey(key),
				email_hash: hashAddress(request.email),
				email: request.email,
				first_name: request.firstName,
				interests_json: JSON.stringify(request.interests),
				place: request.place,
				wording_json: JSON.stringify(request.wording),
				junk_reasons_json: JSON.stringify(reasons),
				asked_at: now,
				expires_at: now + CONFIRM_LIFE_MS,
				confirmed_at: null,
			})
			.execute()
		const emails = [...(reasons.length > 0 ? [] : [letterFor(key)]), ...(over?.alarm ? [over.alarm] : [])]
		await enqueue(
			transaction,
			emails.map((payload) => ({ channel: 'letter', submissionId: null, payload })),
			now,
		)
	})
}

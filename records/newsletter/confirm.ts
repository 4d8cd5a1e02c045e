import type { Selectable, Transaction } from 'kysely'
import type { Email } from '#domain/emails/email.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { NewsletterRequestTable, SubscriberTable } from '../store/tables/newsletter-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

/** The request of a confirmation key. Does not use the key up: mail scanners follow links. */
export async function findRequest({ db }: Store, key: string, now: number): Promise<{ email: string } | undefined> {
	const row = await db
		.selectFrom('newsletter_request')
		.select('email')
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row
}

/**
 * Confirms a subscription. A used key returns the same again and writes nothing; undefined when the address has unsubscribed since.
 *
 * @param welcome the first email to a new address, made once its unsubscribe key is known
 * @throws when it could not be stored
 */
export function confirmSubscription(
	{ write }: Store,
	key: string,
	welcome: (email: string, unsubscribeKey: string) => Email,
	now: number,
): Promise<{ email: string } | undefined> {
	return write(async (transaction) => {
		const request = await claimRequest(transaction, key, now)
		if (!request) return findConfirmed(transaction, key, now)
		const { email, email_hash } = request
		const before = await transaction
			.selectFrom('subscriber')
			.selectAll()
			.where('email_hash', '=', email_hash)
			.executeTakeFirst()
		const { unsubscribe_key } = await storeSubscriber(transaction, request, before, now)
		if (before === undefined || before.unsubscribed_at !== null) {
			await enqueue(
				transaction,
				[{ channel: 'email', submissionId: null, payload: welcome(email, unsubscribe_key) }],
				now,
			)
		}
		return { email }
	})
}

function claimRequest(transaction: Transaction<Tables>, key: string, now: number) {
	return transaction
		.updateTable('newsletter_request')
		.set({ confirmed_at: now })
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.where('confirmed_at', 'is', null)
		.returningAll()
		.executeTakeFirst()
}

async function findConfirmed(
	transaction: Transaction<Tables>,
	key: string,
	now: number,
): Promise<{ email: string } | undefined> {
	const row = await transaction
		.selectFrom('newsletter_request')
		.innerJoin('subscriber', 'subscriber.email_hash', 'newsletter_request.email_hash')
		.select('subscriber.email')
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.where('unsubscribed_at', 'is', null)
		.executeTakeFirst()
	return row
}

/** A missing name or interests keep their value; the unsubscribe key in old newsletters stays valid. */
async function storeSubscriber(
	transaction: Transaction<Tables>,
	request: Selectable<NewsletterRequestTable>,
	before: SubscriberTable | undefined,
	now: number,
): Promise<SubscriberTable> {
	const row = {
		email_hash: request.email_hash,
		email: request.email,
		first_name: request.first_name || (before?.first_name ?? ''),
		interests_json: request.interests_json === '[]' ? (before?.interests_json ?? '[]') : request.interests_json,
		place: request.place,
		wording_json: request.wording_json,
		requested_at: request.requested_at,
		confirmed_at: now,
		unsubscribe_key: before?.unsubscribe_key ?? newKey(),
		unsubscribed_at: null,
	}
	const { email_hash: _, unsubscribe_key: __, ...changed } = row
	return (
		transaction
			.insertInto('subscriber')
			.values(row)
			// Two requests may be confirmed at once: the first inserts the row, the second updates it.
			.onConflict((conflict) => conflict.column('email_hash').doUpdateSet(changed))
			.returningAll()
			.executeTakeFirstOrThrow()
	)
}

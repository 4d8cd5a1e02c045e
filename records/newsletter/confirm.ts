import type { Selectable, Transaction } from 'kysely'
import type { Email } from '#domain/applications/emails/email.ts'
import { hashKey, newKey } from '../drafts/keys.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import type { NewsRequestTable, SubscriberTable, Tables } from '../store/tables.ts'

/** Whose yes a letter's key would be. Looking uses nothing up: programs that check letters follow links. null when it opens nothing. */
export async function findRequest({ db }: Store, key: string, now: number): Promise<{ email: string } | null> {
	const row = await db
		.selectFrom('news_request')
		.select('email')
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row ?? null
}

/**
 * Says yes to news. A key that was used says the same again and writes nothing, unless the address has left since: then it
 * opens nothing any more.
 *
 * @param welcome the first letter, for an address that is new; made once the key of the way out is known
 * @throws when it could not be kept
 */
export function confirmSubscription(
	{ write }: Store,
	key: string,
	welcome: (email: string, leaveKey: string) => Email,
	now: number,
): Promise<{ email: string } | null> {
	return write(async (transaction) => {
		const request = await takeRequest(transaction, key, now)
		if (!request) return saidBefore(transaction, key, now)
		const { email, email_hash } = request
		const before = await transaction
			.selectFrom('subscriber')
			.selectAll()
			.where('email_hash', '=', email_hash)
			.executeTakeFirst()
		const { leave_key } = await keepSubscriber(transaction, request, before, now)
		if (before === undefined || before.left_at !== null) {
			await enqueue(transaction, [{ channel: 'letter', submissionId: null, payload: welcome(email, leave_key) }], now)
		}
		return { email }
	})
}

/** Only one of two presses at once gets it. */
function takeRequest(transaction: Transaction<Tables>, key: string, now: number) {
	return transaction
		.updateTable('news_request')
		.set({ confirmed_at: now })
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.where('confirmed_at', 'is', null)
		.returningAll()
		.executeTakeFirst()
}

async function saidBefore(
	transaction: Transaction<Tables>,
	key: string,
	now: number,
): Promise<{ email: string } | null> {
	const row = await transaction
		.selectFrom('news_request')
		.innerJoin('subscriber', 'subscriber.email_hash', 'news_request.email_hash')
		.select('subscriber.email')
		.where('confirm_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.where('left_at', 'is', null)
		.executeTakeFirst()
	return row ?? null
}

/** The newest yes counts; what it left out (a name, interests) stays as it was. The way out stays the same for old letters. */
async function keepSubscriber(
	transaction: Transaction<Tables>,
	request: Selectable<NewsRequestTable>,
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
		asked_at: request.asked_at,
		confirmed_at: now,
		leave_key: before?.leave_key ?? newKey(),
		left_at: null,
	}
	const { email_hash: _, leave_key: __, ...changed } = row
	return (
		transaction
			.insertInto('subscriber')
			.values(row)
			// Two letters may be answered at once: the first makes the row, the second changes it.
			.onConflict((conflict) => conflict.column('email_hash').doUpdateSet(changed))
			.returningAll()
			.executeTakeFirstOrThrow()
	)
}

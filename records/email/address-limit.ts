import { sql, type Transaction } from 'kysely'
import type { EmailLimits, NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { isProvenAddress } from './proven-address.ts'

/**
 * Emails to one address in an hour that visitors cause by typing it, from whatever network. Someone who gives, orders and asks in one
 * evening needs half of it; without it a program fills the mailbox of anyone whose address is confirmed.
 */
export const MAX_EMAILS_PER_ADDRESS_HOUR = 10

export const ADDRESS_LIMIT_REASON = `over the limit of emails to one address: ${MAX_EMAILS_PER_ADDRESS_HOUR} an hour`

/** The limits of emails that a visitor causes to an address that they typed. A confirmed address has only its own. */
export async function limitsFor(store: Store, email: string, newAddressLimit: NewAddressLimit): Promise<EmailLimits> {
	return {
		addressHash: store.hashAddress(email),
		limit: (await isProvenAddress(store, email)) ? undefined : newAddressLimit,
	}
}

/** Counts one email of a page that stores nothing else. @returns false when the address has had as many as it may in this hour */
export function takeEmailTo(store: Store, email: string, now: number): Promise<boolean> {
	return store.write((transaction) => countForAddress(transaction, store.hashAddress(email), now))
}

/**
 * Counts one email that a visitor causes to an address. An hour begins with its first email. Counts are stored, because processes share
 * them and they must survive a restart.
 *
 * @returns false when the address has had as many as it may in this hour
 */
export async function countForAddress(
	transaction: Transaction<Tables>,
	addressHash: string,
	now: number,
): Promise<boolean> {
	// A time in the future was written before the clock was set back.
	const isOver = sql<boolean>`(address_email.since <= ${now - HOUR_MS} or address_email.since > ${now})`
	const { count } = await transaction
		.insertInto('address_email')
		.values({ email_hash: addressHash, since: now, count: 1 })
		.onConflict((conflict) =>
			conflict.column('email_hash').doUpdateSet({
				since: sql<number>`case when ${isOver} then ${now} else address_email.since end`,
				count: sql<number>`case when ${isOver} then 1 else address_email.count + 1 end`,
			}),
		)
		.returning('count')
		.executeTakeFirstOrThrow()
	return Number(count) <= MAX_EMAILS_PER_ADDRESS_HOUR
}

/** Deletes counts of hours that are over. Writes only when there are some. */
export async function deleteOldAddressCounts({ db, write }: Store, now: number): Promise<void> {
	const old = await db
		.selectFrom('address_email')
		.select('email_hash')
		.where('since', '<=', now - HOUR_MS)
		.limit(1)
		.executeTakeFirst()
	if (!old) return
	await write((transaction) =>
		transaction
			.deleteFrom('address_email')
			.where('since', '<=', now - HOUR_MS)
			.execute(),
	)
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Email } from '#domain/applications/emails/email.ts'
import type { NewAddressLimit } from '#domain/applications/new-delivery.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ALARM = 'new addresses'

/** An email over the limit: why it waits for staff. */
export interface OverLimit {
	reason: string
	/** To be delivered, too; null when staff were told within the hour. */
	alarm: Email | null
}

/**
 * Counts one email to a new address. Counts are in the store, so that several processes share them and a restart forgets none.
 *
 * @returns null when the email may leave
 */
export async function takeFromLimit(
	transaction: Transaction<Tables>,
	limit: NewAddressLimit,
	now: number,
): Promise<OverLimit | null> {
	await transaction
		.insertInto('email_alarm')
		.values({ id: ALARM, raised_at: 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	// Locks the row until the transaction ends: on PostgreSQL two processes would else count the same emails at once.
	await transaction.updateTable('email_alarm').set({ id: ALARM }).where('id', '=', ALARM).execute()
	const reason = await overLimit(transaction, limit, now)
	if (reason !== null) return { reason, alarm: await raiseAlarm(transaction, limit, now) }
	await transaction
		.insertInto('new_address_email')
		.values({ id: randomUUID(), client_hash: limit.clientHash, sent_at: now })
		.execute()
	return null
}

async function overLimit(transaction: Transaction<Tables>, limit: NewAddressLimit, now: number) {
	const { clientHash, maxPerClientHour, maxPerSiteHour } = limit
	const sent = await transaction
		.selectFrom('new_address_email')
		.select('client_hash')
		.where('sent_at', '>', now - HOUR_MS)
		.execute()
	const byClient = sent.filter(({ client_hash }) => client_hash === clientHash)
	if (byClient.length >= maxPerClientHour) return `${LIMIT_REASON}: ${maxPerClientHour} an hour from one visitor`
	if (sent.length >= maxPerSiteHour) return `${LIMIT_REASON}: ${maxPerSiteHour} an hour in all`
	return null
}

/** What each reason begins with. */
export const LIMIT_REASON = 'over the limit of emails to new addresses'

async function raiseAlarm(transaction: Transaction<Tables>, limit: NewAddressLimit, now: number) {
	const raised = await transaction
		.updateTable('email_alarm')
		.set({ raised_at: now })
		.where('id', '=', ALARM)
		// A time ahead of now was written by a clock that has been put back since.
		.where((eb) => eb.or([eb('raised_at', '<=', now - HOUR_MS), eb('raised_at', '>', now)]))
		.returning('id')
		.executeTakeFirst()
	if (!raised) return null
	limit.onAlarm()
	return limit.alarm()
}

/** Forgets who asked for emails more than a day ago. Writes only when there is something to forget. */
export async function forgetClients({ db, write }: Store, now: number): Promise<void> {
	const old = await db
		.selectFrom('new_address_email')
		.select('id')
		.where('sent_at', '<=', now - DAY_MS)
		.limit(1)
		.executeTakeFirst()
	if (!old) return
	await write((transaction) =>
		transaction
			.deleteFrom('new_address_email')
			.where('sent_at', '<=', now - DAY_MS)
			.execute(),
	)
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { isClientWithin, limitsAround } from '#lib/network-hash.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

const ALARM = 'new addresses'

/** An email over the limit. */
export interface OverLimit {
	reason: string
	/** The alarm to send, at most one an hour. */
	alarm: Email | undefined
}

/**
 * Counts one email to a new address. Counts are stored, because processes share them and they must survive a restart.
 *
 * @returns undefined when the email may be sent
 */
export async function countAgainstLimit(
	transaction: Transaction<Tables>,
	limit: NewAddressLimit,
	now: number,
): Promise<OverLimit | undefined> {
	await transaction
		.insertInto('email_alarm')
		.values({ id: ALARM, raised_at: 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	// Locks the row until the transaction ends; otherwise two processes on PostgreSQL could count the same emails.
	await transaction.updateTable('email_alarm').set({ id: ALARM }).where('id', '=', ALARM).execute()
	const reason = await overLimit(transaction, limit, now)
	if (reason !== undefined) return { reason, alarm: await raiseAlarm(transaction, limit, now) }
	await transaction
		.insertInto('new_address_email')
		.values({ id: randomUUID(), client_hash: limit.clientHash, sent_at: now })
		.execute()
	return undefined
}

async function overLimit(transaction: Transaction<Tables>, limit: NewAddressLimit, now: number) {
	const { clientHash, maxPerClientHour, maxPerSiteHour } = limit
	const sent = await transaction
		.selectFrom('new_address_email')
		.select('client_hash')
		.where('sent_at', '>', now - HOUR_MS)
		.execute()
	for (const { network, max } of limitsAround(clientHash, maxPerClientHour)) {
		const isOwn = network === clientHash
		const most = isOwn ? max : maxOfNetwork(max, limit)
		const count = sent.filter(({ client_hash }) => isClientWithin(client_hash, network)).length
		if (count >= most)
			return `${LIMIT_REASON}: ${most} an hour from ${isOwn ? 'one visitor' : 'the network of a visitor'}`
	}
	if (sent.length >= maxPerSiteHour) return `${LIMIT_REASON}: ${maxPerSiteHour} an hour in all`
	return undefined
}

/** At most half of all, whatever is set: who has a whole network must not hold back the emails of everyone else. */
function maxOfNetwork(max: number, { maxPerClientHour, maxPerSiteHour }: NewAddressLimit): number {
	return Math.max(maxPerClientHour, Math.min(max, Math.floor(maxPerSiteHour / 2)))
}

export const LIMIT_REASON = 'over the limit of emails to new addresses'

async function raiseAlarm(transaction: Transaction<Tables>, limit: NewAddressLimit, now: number) {
	const raised = await transaction
		.updateTable('email_alarm')
		.set({ raised_at: now })
		.where('id', '=', ALARM)
		// A time in the future was written before the clock was set back.
		.where((eb) => eb.or([eb('raised_at', '<=', now - HOUR_MS), eb('raised_at', '>', now)]))
		.returning('id')
		.executeTakeFirst()
	if (!raised) return undefined
	limit.onAlarm()
	return limit.alarm()
}

/** Deletes counts older than a day. Writes only when there are some. */
export async function deleteOldCounts({ db, write }: Store, now: number): Promise<void> {
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

import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Transaction } from 'kysely'
import type { EmailLimits, NewDelivery } from '#domain/emails/new-delivery.ts'
import { recordEmailFailed, recordEmailSent } from '../cases/emails/email-outcome.ts'
import { ADDRESS_LIMIT_REASON, countForAddress } from '../email/address-limit.ts'
import { countAgainstLimit, type OverLimit } from '../email/new-address-limit.ts'
import { recordWrittenRecordSent } from '../gift-aid/written-record.ts'
import { DayFullError, takeFromDay } from '../store/daily-totals.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { MAX_ATTEMPTS, MAX_PAUSE_MS, nextAttemptAt } from './backoff.ts'

/** Longer than any delivery may take; then another process retries. */
export const LEASE_MS = 120_000
const MAX_ERROR_LENGTH = 500

export interface Delivery {
	/** The idempotency key the receiver sees: the same at every attempt. */
	id: string
	channel: string
	submissionId: string | null
	payload: unknown
	/** This one included. */
	attempt: number
}

/** Stores deliveries, in the transaction of the record they belong to. */
export async function enqueue(transaction: Transaction<Tables>, deliveries: NewDelivery[], now: number) {
	for (const delivery of deliveries) {
		const over = await overLimits(transaction, delivery, now)
		const rows = over && !(await isHeld(transaction, delivery, now)) ? [] : [asRow(delivery, now, over?.reason)]
		if (over?.alarm) rows.push(asRow({ channel: delivery.channel, submissionId: null, payload: over.alarm }, now))
		if (rows.length > 0) await transaction.insertInto('delivery').values(rows).execute()
	}
}

async function overLimits(
	transaction: Transaction<Tables>,
	{ limit, addressHash }: EmailLimits,
	now: number,
): Promise<OverLimit | undefined> {
	if (addressHash !== undefined && !(await countForAddress(transaction, addressHash, now)))
		return { reason: ADDRESS_LIMIT_REASON, alarm: undefined }
	return limit && countAgainstLimit(transaction, limit, now)
}

/** Whether an email over the limit is held for staff. Those about a form are limited with the forms; of others a day holds so many. */
async function isHeld(transaction: Transaction<Tables>, { submissionId, limit }: NewDelivery, now: number) {
	if (submissionId !== null) return true
	try {
		await takeFromDay(transaction, 'held emails', { clientHash: limit?.clientHash ?? '' }, now)
		return true
	} catch (error) {
		if (error instanceof DayFullError) return false
		throw error
	}
}

function asRow(delivery: NewDelivery, now: number, quarantineReason?: string) {
	const { id, channel, submissionId, payableId, payload, notBefore } = delivery
	return {
		id: id ?? randomUUID(),
		channel,
		submission_id: submissionId,
		payable_id: payableId ?? null,
		payload_json: JSON.stringify(payload),
		created_at: now,
		next_at: notBefore ?? now,
		lease_until: null,
		done_at: null,
		failed_at: null,
		last_error: null,
		quarantined_at: quarantineReason === undefined ? null : now,
		quarantine_reason: quarantineReason ?? null,
	}
}

/** Whether `claim` would find anything. Read-only. */
export async function hasDue({ db }: Store, now: number, channel: string): Promise<boolean> {
	const row = await db
		.selectFrom('delivery')
		.select('id')
		.where('channel', '=', channel)
		.where((eb) => isDue(eb, now))
		.limit(1)
		.executeTakeFirst()
	return row !== undefined
}

/** Due and not leased. Times further ahead than the longest pause were written by a wrong clock and count as due. */
function isDue(eb: ExpressionBuilder<Tables, 'delivery'>, now: number) {
	return eb.and([
		eb('done_at', 'is', null),
		eb('failed_at', 'is', null),
		eb('quarantined_at', 'is', null),
		eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + MAX_PAUSE_MS)]),
		eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now), eb('lease_until', '>', now + MAX_PAUSE_MS)]),
	])
}

/** Leases up to `max` due deliveries (of one channel, if given), so that no other process sends them. */
export async function claim({ write, engine }: Store, max: number, now: number, channel?: string): Promise<Delivery[]> {
	const rows = await write((transaction) =>
		transaction
			// A CTE: PostgreSQL may evaluate a subquery again for each row, and would claim more than `max`.
			.with('due', (db) =>
				db
					.selectFrom('delivery')
					.select('id')
					.where((eb) => isDue(eb, now))
					.$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? ''))
					.orderBy('next_at')
					.limit(max)
					.$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
			)
			.updateTable('delivery')
			.set((eb) => ({ lease_until: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
			.where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
			.returningAll()
			.execute(),
	)
	return rows.map((row) => ({
		id: row.id,
		channel: row.channel,
		submissionId: row.submission_id,
		payload: JSON.parse(row.payload_json),
		attempt: row.attempts,
	}))
}

export async function markDone({ write }: Store, id: string, now: number) {
	await write(async (transaction) => {
		await transaction
			.updateTable('delivery')
			.set({ done_at: now, lease_until: null, last_error: null })
			.where('id', '=', id)
			.execute()
		await recordEmailSent(transaction, id, now)
		await recordWrittenRecordSent(transaction, id, now)
	})
}

/** Schedules the retry of a failed delivery; marks it failed for good when it cannot succeed or has no attempts left. */
export async function markFailed(
	{ write }: Store,
	{ id, attempt }: Delivery,
	{ reason, isPermanent, now, random }: { reason: string; isPermanent: boolean; now: number; random: number },
) {
	const hasFailedForGood = isPermanent || attempt >= MAX_ATTEMPTS
	await write(async (transaction) => {
		await transaction
			.updateTable('delivery')
			.set({
				next_at: nextAttemptAt(attempt, now, random),
				lease_until: null,
				last_error: reason.slice(0, MAX_ERROR_LENGTH),
				failed_at: hasFailedForGood ? now : null,
			})
			.where('id', '=', id)
			.execute()
		if (hasFailedForGood) await recordEmailFailed(transaction, { deliveryId: id, reason }, now)
	})
}

/** Returns a delivery to the queue without counting the attempt. */
export async function requeue(
	{ write }: Store,
	{ id, attempt }: Delivery,
	{ reason, nextAt }: { reason: string; nextAt: number },
) {
	await write((transaction) =>
		transaction
			.updateTable('delivery')
			.set({
				attempts: attempt - 1,
				next_at: nextAt,
				lease_until: null,
				last_error: reason.slice(0, MAX_ERROR_LENGTH),
			})
			.where('id', '=', id)
			.execute(),
	)
}

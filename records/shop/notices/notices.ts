import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Email } from '#domain/applications/emails/email.ts'
import type { NewAddressLimit } from '#domain/applications/new-delivery.ts'
import { countAgainstLimit } from '../../email/new-address-limit.ts'
import { hashAddress } from '../../newsletter/address.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { keyOf } from '../stock/stock.ts'

const DAY_MS = 86_400_000
/** Then it is deleted, also without an email. */
export const NOTICE_LIFE_MS = 365 * DAY_MS
/** Of one address. */
export const MAX_NOTICES = 20

export interface NewNotice {
	merchId: number
	variant: string
	/** "T-shirt, Medium" */
	title: string
	email: string
}

/** `id`: of the row, for the link that deletes it. */
export type NoticeOutcome = { kind: 'stored'; id: string } | { kind: 'too many' }

/**
 * Stores that a person wants to know when a variant is there again. Asked twice it is one row, so the page tells no difference.
 *
 * @param limit of emails to new addresses, because one is sent later
 * @throws when it could not be stored
 */
export function storeNotice(
	{ write }: Store,
	notice: NewNotice,
	now: number,
	limit?: NewAddressLimit,
): Promise<NoticeOutcome> {
	const { merchId, variant, title, email } = notice
	const hash = hashAddress(email)
	return write(async (transaction) => {
		const known = await transaction.selectFrom('stock_notice').selectAll().where('email_hash', '=', hash).execute()
		const same = known.find((row) => row.merch_id === merchId && row.variant === variant)
		if (!same && known.length >= MAX_NOTICES) return { kind: 'too many' }
		const over = limit && !same ? await countAgainstLimit(transaction, limit, now) : undefined
		if (over) {
			const alarms = over.alarm ? [{ channel: 'letter', submissionId: null, payload: over.alarm }] : []
			await enqueue(transaction, alarms, now)
			return { kind: 'too many' }
		}
		const row = {
			...{ id: randomUUID(), merch_id: merchId, variant, title, email, email_hash: hash },
			...{ asked_at: now, expires_at: now + NOTICE_LIFE_MS },
		}
		const { id } = await transaction
			.insertInto('stock_notice')
			.values(row)
			.onConflict((conflict) =>
				conflict.columns(['merch_id', 'variant', 'email_hash']).doUpdateSet({ title, expires_at: row.expires_at }),
			)
			.returning('id')
			.executeTakeFirstOrThrow()
		return { kind: 'stored', id }
	})
}

/** How many wait for each variant, by `keyOf`. */
export async function countWaiting(db: Kysely<Tables>): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('stock_notice')
		.select((eb) => ['merch_id', 'variant', eb.fn.countAll().as('waiting')])
		.groupBy(['merch_id', 'variant'])
		.execute()
	return new Map(rows.map(({ merch_id, variant, waiting }) => [keyOf({ merchId: merch_id, variant }), Number(waiting)]))
}

/** The variants that people wait for. */
export async function listAwaited({ db }: Store): Promise<{ merchId: number; variant: string }[]> {
	const rows = await db.selectFrom('stock_notice').select(['merch_id', 'variant']).distinct().execute()
	return rows.map(({ merch_id, variant }) => ({ merchId: merch_id, variant }))
}

export interface DueNotice {
	email: string
	/** A row of the same address that still waits for something else; null for none. */
	otherId: string | null
}

/**
 * Writes the email to all who wait for a variant and deletes their rows, in one transaction: each is told once, also with several processes.
 *
 * @returns how many emails were written
 */
export function tellWaiting(
	{ write }: Store,
	{ merchId, variant }: { merchId: number; variant: string },
	emailFor: (due: DueNotice) => Email,
	now: number,
): Promise<number> {
	return write(async (transaction) => {
		const rows = await transaction
			.deleteFrom('stock_notice')
			.where('merch_id', '=', merchId)
			.where('variant', '=', variant)
			.returning(['email', 'email_hash'])
			.execute()
		for (const { email, email_hash } of rows) {
			const payload = emailFor({ email, otherId: await otherOf(transaction, email_hash) })
			await enqueue(transaction, [{ channel: 'letter', submissionId: null, payload }], now)
		}
		return rows.length
	})
}

async function otherOf(transaction: Transaction<Tables>, hash: string): Promise<string | null> {
	const row = await transaction
		.selectFrom('stock_notice')
		.select('id')
		.where('email_hash', '=', hash)
		.limit(1)
		.executeTakeFirst()
	return row?.id ?? null
}

/** What the address of a row waits for; empty when the row is gone. */
export async function noticesOfLink({ db }: Store, id: string): Promise<string[]> {
	const rows = await db
		.selectFrom('stock_notice')
		.select('title')
		.where('email_hash', 'in', (eb) => eb.selectFrom('stock_notice').select('email_hash').where('id', '=', id))
		.orderBy('asked_at')
		.execute()
	return rows.map(({ title }) => title)
}

/** Deletes every row of the address of this one. Idempotent. */
export function stopNotices({ write }: Store, id: string): Promise<void> {
	return write(async (transaction) => {
		await transaction
			.deleteFrom('stock_notice')
			.where('email_hash', 'in', (eb) => eb.selectFrom('stock_notice').select('email_hash').where('id', '=', id))
			.execute()
	})
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { DAY_MS } from '#lib/dates.ts'
import { countAgainstLimit } from '../../email/new-address-limit.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { keyOf } from '../stock/stock.ts'

/** Then it is deleted, also without an email. */
export const NOTICE_LIFE_MS = 365 * DAY_MS
/** The limit for one address. */
export const MAX_NOTICES = 20
/** Without a confirmation. */
export const UNCONFIRMED_LIFE_MS = 2 * DAY_MS
/** To one address in a day, typed by anyone. */
export const MAX_CONFIRM_EMAILS = 3
/** Who did not find the email asks again; who presses twice does not. */
const CONFIRM_AGAIN_MS = DAY_MS / 24

export interface NewNotice {
	merchId: number
	variant: string
	/** "T-shirt, Medium" */
	title: string
	email: string
}

/** "stored": an email asks for confirmation, unless it was confirmed before, or was asked a moment ago. */
type NoticeOutcome = 'stored' | 'too many'

interface Asking {
	/** The email that asks for confirmation, for the row with this id. */
	confirmEmail(id: string): Email
	limit: NewAddressLimit
	now: number
}

/**
 * Stores that a person wants to know when a variant is there again, and asks the address whether it is so. Asked twice it is one row, so the page
 * tells no difference. Neither a visitor nor an address can be made to receive or send many of these emails.
 *
 * @throws when it could not be stored
 */
export function storeNotice({ write, hashAddress }: Store, notice: NewNotice, asking: Asking): Promise<NoticeOutcome> {
	const { merchId, variant, title, email } = notice
	const { limit, now } = asking
	const hash = hashAddress(email)
	return write(async (transaction) => {
		const known = await transaction.selectFrom('stock_notice').selectAll().where('email_hash', '=', hash).execute()
		const same = known.find((row) => row.merch_id === merchId && row.variant === variant)
		const isAsked = same && (same.confirmed_at !== null || same.confirm_sent_at > now - CONFIRM_AGAIN_MS)
		if (isAsked) return 'stored'
		const asked = known.filter(({ confirm_sent_at }) => confirm_sent_at > now - DAY_MS)
		if ((!same && known.length >= MAX_NOTICES) || asked.length >= MAX_CONFIRM_EMAILS) return 'too many'
		const over = await countAgainstLimit(transaction, limit, now)
		if (over) {
			const alarms = over.alarm ? [{ channel: 'email', submissionId: null, payload: over.alarm }] : []
			await enqueue(transaction, alarms, now)
			return 'too many'
		}
		const row = {
			id: randomUUID(),
			merch_id: merchId,
			variant,
			title,
			email,
			email_hash: hash,
			confirmed_at: null,
			asked_at: now,
			confirm_sent_at: now,
			expires_at: now + UNCONFIRMED_LIFE_MS,
		}
		const stored = await transaction
			.insertInto('stock_notice')
			.values(row)
			.onConflict((conflict) =>
				conflict
					.columns(['merch_id', 'variant', 'email_hash'])
					.doUpdateSet({ title, confirm_sent_at: now, expires_at: row.expires_at })
					.where('stock_notice.confirmed_at', 'is', null),
			)
			.returning('id')
			.executeTakeFirst()
		// Confirmed in the same moment.
		if (!stored) return 'stored'
		await enqueue(transaction, [{ channel: 'email', submissionId: null, payload: asking.confirmEmail(stored.id) }], now)
		return 'stored'
	})
}

/** The person pressed the button of the link in their email. Idempotent. @returns what they wait for; undefined when the row is gone */
export function confirmNotice({ write }: Store, id: string, now: number): Promise<string | undefined> {
	return write(async (transaction) => {
		await transaction
			.updateTable('stock_notice')
			.set({ confirmed_at: now, expires_at: now + NOTICE_LIFE_MS })
			.where('id', '=', id)
			.where('confirmed_at', 'is', null)
			.execute()
		const row = await transaction.selectFrom('stock_notice').select('title').where('id', '=', id).executeTakeFirst()
		return row?.title
	})
}

/** What the row of a link is for; undefined when it is gone. */
export async function noticeOfLink(
	{ db }: Store,
	id: string,
): Promise<{ title: string; isConfirmed: boolean } | undefined> {
	const row = await db
		.selectFrom('stock_notice')
		.select(['title', 'confirmed_at'])
		.where('id', '=', id)
		.executeTakeFirst()
	return row && { title: row.title, isConfirmed: row.confirmed_at !== null }
}

/** How many wait for each variant, by `keyOf`. */
export async function countWaiting(db: Kysely<Tables>): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('stock_notice')
		.select((eb) => ['merch_id', 'variant', eb.fn.countAll().as('waiting')])
		.where('confirmed_at', 'is not', null)
		.groupBy(['merch_id', 'variant'])
		.execute()
	return new Map(rows.map(({ merch_id, variant, waiting }) => [keyOf({ merchId: merch_id, variant }), Number(waiting)]))
}

/** The variants that people wait for. */
export async function listAwaited({ db }: Store): Promise<{ merchId: number; variant: string }[]> {
	const rows = await db
		.selectFrom('stock_notice')
		.select(['merch_id', 'variant'])
		.where('confirmed_at', 'is not', null)
		.distinct()
		.execute()
	return rows.map(({ merch_id, variant }) => ({ merchId: merch_id, variant }))
}

interface DueNotice {
	email: string
	/** A row of the same address that still waits for something else; null for none. */
	otherId: string | null
}

/** In one transaction: a database cuts off what takes long. */
const NOTICES_AT_ONCE = 20

/**
 * Writes the email to all who confirmed that they wait for a variant and deletes their rows, some at a time: each is told once, also with several processes.
 *
 * @returns how many emails were written
 */
export async function tellWaiting(
	store: Store,
	waiting: { merchId: number; variant: string },
	emailFor: (due: DueNotice) => Email,
	now: number,
): Promise<number> {
	const told = await tellSome(store, waiting, emailFor, now)
	return told < NOTICES_AT_ONCE ? told : told + (await tellWaiting(store, waiting, emailFor, now))
}

function tellSome(
	{ write }: Store,
	{ merchId, variant }: { merchId: number; variant: string },
	emailFor: (due: DueNotice) => Email,
	now: number,
): Promise<number> {
	return write(async (transaction) => {
		const rows = await transaction
			.deleteFrom('stock_notice')
			.where('id', 'in', (eb) =>
				eb
					.selectFrom('stock_notice')
					.select('id')
					.where('merch_id', '=', merchId)
					.where('variant', '=', variant)
					.where('confirmed_at', 'is not', null)
					.limit(NOTICES_AT_ONCE),
			)
			.returning(['email', 'email_hash'])
			.execute()
		for (const { email, email_hash } of rows) {
			const payload = emailFor({ email, otherId: await otherOf(transaction, email_hash) })
			await enqueue(transaction, [{ channel: 'email', submissionId: null, payload }], now)
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

import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Starts of card payments in an hour. An office or a fair shares an address. */
export const MAX_STARTS_PER_ADDRESS = 20
export const MAX_STARTS_PER_EMAIL = 8
/** A broadcast brings hundreds; a thousand an hour are a program. */
export const MAX_STARTS_PER_SITE = 400
/** Declined charges in an hour at which cards are being tested, unless most charges succeed. */
export const MAX_FAILED_CHARGES = 25

const PAUSED_BY_STARTS = 'starts'

export type StartVerdict = 'allowed' | 'too many from this address' | 'too many for this email' | 'paused'

interface Start {
	/** A keyed hash of the network address. */
	clientHash: string
	email: string
}

/**
 * Counts one start of a card payment, unless there are too many: card testers try stolen cards with small donations. Bank transfer stays open.
 * Counts are stored, because processes share them and they must survive a restart.
 */
export function takeCardStart(store: Store, { clientHash, email }: Start, now: number): Promise<StartVerdict> {
	const emailHash = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
	return store.write(async (transaction) => {
		await lockStarts(transaction, store.engine)
		if ((await pauseOf(transaction, now)) !== undefined) return 'paused'
		const starts = await startsSince(transaction, now - HOUR_MS)
		const of = (isSame: (start: (typeof starts)[number]) => boolean) => starts.filter(isSame).length
		if (of(({ client_hash }) => client_hash === clientHash) >= MAX_STARTS_PER_ADDRESS)
			return 'too many from this address'
		if (of(({ email_hash }) => email_hash === emailHash) >= MAX_STARTS_PER_EMAIL) return 'too many for this email'
		await transaction
			.insertInto('card_start')
			.values({ id: randomUUID(), client_hash: clientHash, email_hash: emailHash, started_at: now })
			.execute()
		return 'allowed'
	})
}

/** Why card payments are paused now, in a sentence for the desk; undefined while they are open. */
export async function readCardPause({ db }: Store, now: number): Promise<string | undefined> {
	const reason = await pauseOf(db, now)
	if (reason === undefined) return undefined
	const words =
		reason === PAUSED_BY_STARTS
			? `more than ${MAX_STARTS_PER_SITE} card payments were started within an hour`
			: `more than ${MAX_FAILED_CHARGES} cards were declined within an hour`
	return `Card payments are paused: ${words}, as when stolen cards are tried. They open again by themselves within an hour; bank transfer is open.`
}

export async function deleteOldStarts({ db, write }: Store, now: number): Promise<void> {
	const isOld = db
		.selectFrom('card_start')
		.select('id')
		.where('started_at', '<=', now - DAY_MS)
	if (!(await isOld.limit(1).executeTakeFirst())) return
	await write((transaction) =>
		transaction
			.deleteFrom('card_start')
			.where('started_at', '<=', now - DAY_MS)
			.execute(),
	)
}

/** Otherwise two processes on PostgreSQL could count the same starts; SQLite has one writer at a time. */
async function lockStarts(transaction: Transaction<Tables>, engine: Store['engine']) {
	if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('card starts'))`.execute(transaction)
}

type Database = Store['db'] | Transaction<Tables>

async function pauseOf(db: Database, now: number): Promise<'starts' | 'failures' | undefined> {
	const starts = await db
		.selectFrom('card_start')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('started_at', '>', now - HOUR_MS)
		.executeTakeFirstOrThrow()
	if (Number(starts.count) >= MAX_STARTS_PER_SITE) return PAUSED_BY_STARTS
	const failed = await countEvents(db, 'charge.failed', now)
	if (failed < MAX_FAILED_CHARGES) return undefined
	const paid = await countEvents(db, 'checkout.session.completed', now)
	return failed > paid ? 'failures' : undefined
}

async function countEvents(db: Database, type: string, now: number): Promise<number> {
	const { count } = await db
		.selectFrom('provider_event')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('provider', '=', 'stripe')
		.where('type', '=', type)
		.where('received_at', '>', now - HOUR_MS)
		.executeTakeFirstOrThrow()
	return Number(count)
}

function startsSince(transaction: Transaction<Tables>, since: number) {
	return transaction
		.selectFrom('card_start')
		.select(['client_hash', 'email_hash'])
		.where('started_at', '>', since)
		.execute()
}

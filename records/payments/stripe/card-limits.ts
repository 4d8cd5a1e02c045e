import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { isClientWithin, widerNetworks } from '#lib/network-hash.ts'
import type { Store } from '../../store/open-store.ts'
import type { CardStartTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { isWithinNetwork } from '../../store/within-network.ts'

/** Starts of card payments in an hour. An office or a fair shares an address. */
export const MAX_STARTS_PER_ADDRESS = 20
/** Limits of the wider IPv6 networks around it: a household (/56), and an organisation or a part of a mobile network (/48). */
export const MAX_STARTS_PER_HOUSEHOLD = 40
const MAX_STARTS_PER_ORGANISATION = 200
export const MAX_STARTS_PER_EMAIL = 8
/** Declined cards in an hour, after which the address or the person waits: someone mistypes, or tries another card. */
export const MAX_DECLINES_PER_ADDRESS = 8
const MAX_DECLINES_PER_HOUSEHOLD = 12
const MAX_DECLINES_PER_ORGANISATION = 24
export const MAX_DECLINES_PER_EMAIL = 5
/**
 * Declined cards in an hour at which cards wait for everyone, if they are most of all charges. Of one address, and of the networks around
 * it, no more count than its limit: then those wait, and twenty addresses, or ten whole /48 networks, stop no one else.
 */
export const MAX_DECLINES_PER_SITE = 250

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
	const emailHash = store.hashAddress(email)
	return store.write(async (transaction) => {
		await lockStarts(transaction, store.engine)
		const since = now - HOUR_MS
		if (await isPaused(transaction, since)) return 'paused'
		const same = { client_hash: clientHash, email_hash: emailHash }
		const starts = await startsOf(transaction, same, since)
		const declines = await declinesOf(transaction, same, since)
		const isSamePerson = ({ email_hash }: Counted) => email_hash === emailHash
		if (isAddressOverLimit(clientHash, starts, declines)) return 'too many from this address'
		if (starts.filter(isSamePerson).length >= MAX_STARTS_PER_EMAIL) return 'too many for this email'
		if (declines.filter(isSamePerson).length >= MAX_DECLINES_PER_EMAIL) return 'too many for this email'
		await transaction
			.insertInto('card_start')
			.values({ id: randomUUID(), client_hash: clientHash, email_hash: emailHash, started_at: now })
			.execute()
		return 'allowed'
	})
}

/**
 * Counts a declined card against its person and the address that the person last paid from.
 *
 * @param decline the id of the provider's event, which counts once, and the reference of what was to be paid
 */
export function countDecline(
	store: Store,
	{ id, reference }: { id: string; reference: string },
	now: number,
): Promise<void> {
	return store.write(async (transaction) => {
		const payable = await transaction
			.selectFrom('payable')
			.select('email')
			.where('reference', '=', reference)
			.executeTakeFirst()
		if (!payable?.email) return
		const emailHash = store.hashAddress(payable.email)
		const start = await transaction
			.selectFrom('card_start')
			.select('client_hash')
			.where('email_hash', '=', emailHash)
			.orderBy('started_at', 'desc')
			.limit(1)
			.executeTakeFirst()
		await transaction
			.insertInto('card_decline')
			.values({ id, client_hash: start?.client_hash ?? '', email_hash: emailHash, declined_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
	})
}

/** Why card payments are paused for everyone now, in a sentence for the desk; undefined while they are open. */
export async function readCardPause({ db }: Store, now: number): Promise<string | undefined> {
	if (!(await isPaused(db, now - HOUR_MS))) return undefined
	return `Card payments are paused: more than ${MAX_DECLINES_PER_SITE} cards from many addresses were declined within an hour, as when stolen cards are tried. They open again by themselves within an hour; bank transfer is open.`
}

export async function deleteOldStarts({ db, write }: Store, now: number): Promise<void> {
	const before = now - DAY_MS
	const [start, decline] = await Promise.all([
		db.selectFrom('card_start').select('id').where('started_at', '<=', before).limit(1).executeTakeFirst(),
		db.selectFrom('card_decline').select('id').where('declined_at', '<=', before).limit(1).executeTakeFirst(),
	])
	if (!start && !decline) return
	await write(async (transaction) => {
		await transaction.deleteFrom('card_start').where('started_at', '<=', before).execute()
		await transaction.deleteFrom('card_decline').where('declined_at', '<=', before).execute()
	})
}

/** Otherwise two processes on PostgreSQL could count the same starts; SQLite has one writer at a time. */
async function lockStarts(transaction: Transaction<Tables>, engine: Store['engine']) {
	if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('card starts'))`.execute(transaction)
}

type Database = Store['db'] | Transaction<Tables>

async function isPaused(db: Database, since: number): Promise<boolean> {
	const perAddress = await db
		.selectFrom('card_decline')
		.select((eb) => ['client_hash', eb.fn.countAll<number>().as('count')])
		.where('declined_at', '>', since)
		.groupBy('client_hash')
		.execute()
	const { sum: declined } = countWithinLimits(
		perAddress.map(({ client_hash, count }) => ({ client_hash, count: Number(count) })),
	)
	return declined >= MAX_DECLINES_PER_SITE && declined > (await countPaid(db, since))
}

async function countPaid(db: Database, since: number): Promise<number> {
	const { count } = await db
		.selectFrom('provider_event')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('provider', '=', 'stripe')
		.where('type', '=', 'checkout.session.completed')
		.where('received_at', '>', since)
		.executeTakeFirstOrThrow()
	return Number(count)
}

type Counted = Pick<CardStartTable, 'client_hash' | 'email_hash'>

function startsOf(db: Database, who: Counted, since: number): Promise<Counted[]> {
	return db
		.selectFrom('card_start')
		.select(['client_hash', 'email_hash'])
		.where('started_at', '>', since)
		.where(isPersonOrNetwork(who))
		.execute()
}

function declinesOf(db: Database, who: Counted, since: number): Promise<Counted[]> {
	return db
		.selectFrom('card_decline')
		.select(['client_hash', 'email_hash'])
		.where('declined_at', '>', since)
		.where(isPersonOrNetwork(who))
		.execute()
}

/** Whether a row is of the person, or of the address or the widest network around it. */
function isPersonOrNetwork({ client_hash, email_hash }: Counted) {
	const widest = widerNetworks(client_hash)?.organisation ?? client_hash
	return sql<boolean>`(email_hash = ${email_hash} or ${isWithinNetwork(widest)})`
}

/** An address and the networks around it, with what each may have in an hour. */
function limitsAround(clientHash: string) {
	const wider = widerNetworks(clientHash)
	const own = { network: clientHash, starts: MAX_STARTS_PER_ADDRESS, declines: MAX_DECLINES_PER_ADDRESS }
	if (!wider) return [own]
	return [
		own,
		{ network: wider.household, starts: MAX_STARTS_PER_HOUSEHOLD, declines: MAX_DECLINES_PER_HOUSEHOLD },
		{ network: wider.organisation, starts: MAX_STARTS_PER_ORGANISATION, declines: MAX_DECLINES_PER_ORGANISATION },
	]
}

function isAddressOverLimit(clientHash: string, starts: readonly Counted[], declines: readonly Counted[]): boolean {
	const { ofNetworks } = countWithinLimits(declines.map(({ client_hash }) => ({ client_hash, count: 1 })))
	return limitsAround(clientHash).some((limit) => {
		const started = starts.filter(({ client_hash }) => isClientWithin(client_hash, limit.network))
		return started.length >= limit.starts || (ofNetworks.get(limit.network) ?? 0) >= limit.declines
	})
}

/** How many declined cards count, in all and of each network: no more than its limit, so that one does not fill the one around it. */
function countWithinLimits(declined: readonly { client_hash: string; count: number }[]) {
	const ofNetworks = new Map<string, number>()
	let sum = 0
	for (const { client_hash, count } of declined) {
		const limits = limitsAround(client_hash)
		const room = limits.map(({ network, declines }) => declines - (ofNetworks.get(network) ?? 0))
		const counted = Math.min(count, ...room)
		for (const { network } of limits) ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + counted)
		sum += counted
	}
	return { sum, ofNetworks }
}

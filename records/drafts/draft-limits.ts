import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import { widerNetworks } from '#lib/network-hash.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { isWithinNetwork } from '../store/within-network.ts'

const MEBIBYTE = 1024 ** 2
/** A long form with every answer at its limit takes a third of it. */
export const MAX_DRAFT_BYTES = 64 * 1024
/** Forms begun from one network address within a day: an office shares one, and mobile phones do by the thousand. */
export const MAX_STARTS_PER_ADDRESS = 300
/** Limits of the wider IPv6 networks around it: a household (/56), and an organisation or a part of a mobile network (/48). */
export const MAX_STARTS_PER_HOUSEHOLD = 600
export const MAX_STARTS_PER_ORGANISATION = 2000
/** All unfinished forms: a quarter of a million as people fill them in. */
export const MAX_ALL_BYTES = 512 * MEBIBYTE
/** From here on operators are warned. */
const WARN_ABOVE_BYTES = MAX_ALL_BYTES / 2
/** Room is made down to here, so that not every start has to make some. */
const FREE_DOWN_TO_BYTES = MAX_ALL_BYTES * 0.9
/** Younger drafts stay: a flood must not push out those who are typing now. */
const MIN_EVICTION_AGE_MS = DAY_MS
const MAX_EVICTED = 2000

type DraftRefusal = 'too large' | 'too many from this address' | 'full'

/** A draft that is not stored, although the store works. */
export class DraftRefusedError extends Error {
	override name = 'DraftRefusedError'
	readonly reason: DraftRefusal

	constructor(reason: DraftRefusal) {
		super(`draft refused: ${reason}`)
		this.reason = reason
	}
}

/** @throws `DraftRefusedError` when the answers are too large for a draft */
export function sizeOf(answersJson: string): number {
	const bytes = Buffer.byteLength(answersJson)
	if (bytes > MAX_DRAFT_BYTES) throw new DraftRefusedError('too large')
	return bytes
}

/**
 * Counts one more draft. When all unfinished ones take too much room, those that were left longest are deleted,
 * those of an email address that was confirmed last. Whatever is in them: a program changes a draft as a person does.
 *
 * @param clientHash a keyed hash of the network address
 * @throws `DraftRefusedError` when the address began too many today, or there is no room
 */
export async function countStart(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	clientHash: string,
	now: number,
): Promise<void> {
	// Otherwise two processes on PostgreSQL could count the same starts; SQLite has one writer at a time.
	if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('draft starts'))`.execute(transaction)
	if (await isAddressOverLimit(transaction, clientHash, now)) throw new DraftRefusedError('too many from this address')
	const bytes = await unfinishedBytes(transaction)
	const isFull = bytes >= MAX_ALL_BYTES && bytes - (await evictOldest(transaction, bytes, now)) >= MAX_ALL_BYTES
	if (isFull) throw new DraftRefusedError('full')
	await transaction
		.insertInto('draft_start')
		.values({ id: randomUUID(), client_hash: clientHash, started_at: now })
		.execute()
}

async function isAddressOverLimit(transaction: Transaction<Tables>, clientHash: string, now: number): Promise<boolean> {
	const wider = widerNetworks(clientHash)
	const limits = [
		{ network: clientHash, max: MAX_STARTS_PER_ADDRESS },
		...(wider
			? [
					{ network: wider.household, max: MAX_STARTS_PER_HOUSEHOLD },
					{ network: wider.organisation, max: MAX_STARTS_PER_ORGANISATION },
				]
			: []),
	]
	for (const { network, max } of limits) {
		const { count } = await transaction
			.selectFrom('draft_start')
			.select((eb) => eb.fn.countAll().as('count'))
			.where(isWithinNetwork(network))
			.where('started_at', '>', now - DAY_MS)
			.executeTakeFirstOrThrow()
		if (Number(count) >= max) return true
	}
	return false
}

/** @returns how many bytes became free */
async function evictOldest(transaction: Transaction<Tables>, bytes: number, now: number): Promise<number> {
	const candidates = await transaction
		.selectFrom('draft')
		.select(['key_hash', 'bytes'])
		.where('submission_id', 'is', null)
		.where('updated_at', '<', now - MIN_EVICTION_AGE_MS)
		.orderBy('email_proven')
		.orderBy('updated_at')
		.limit(MAX_EVICTED)
		.execute()
	let freed = 0
	const evicted: string[] = []
	for (const draft of candidates) {
		if (bytes - freed <= FREE_DOWN_TO_BYTES) break
		evicted.push(draft.key_hash)
		freed += Number(draft.bytes)
	}
	if (evicted.length > 0) await transaction.deleteFrom('draft').where('key_hash', 'in', evicted).execute()
	return freed
}

async function unfinishedBytes(db: Kysely<Tables>): Promise<number> {
	const { bytes } = await db
		.selectFrom('draft')
		.select((eb) => eb.fn.sum('bytes').as('bytes'))
		.where('submission_id', 'is', null)
		.executeTakeFirstOrThrow()
	return Number(bytes ?? 0)
}

/** A sentence for operators when unfinished forms take up much of their room. */
export async function draftWarning({ db }: Pick<Store, 'db'>): Promise<string | undefined> {
	const bytes = await unfinishedBytes(db)
	if (bytes < WARN_ABOVE_BYTES) return undefined
	const inMegabytes = (value: number) => Math.round(value / MEBIBYTE)
	return `Unfinished forms take ${inMegabytes(bytes)} of ${inMegabytes(MAX_ALL_BYTES)} MB, far more than people fill in: someone may be filling the disk. At the limit those that were left longest are deleted, and no new form can be begun while all are of the last day.`
}

/** Deletes counts older than a day. Writes only when there are some. */
export async function deleteOldStarts({ db, write }: Store, now: number): Promise<void> {
	const old = await db
		.selectFrom('draft_start')
		.select('id')
		.where('started_at', '<=', now - DAY_MS)
		.limit(1)
		.executeTakeFirst()
	if (!old) return
	await write((transaction) =>
		transaction
			.deleteFrom('draft_start')
			.where('started_at', '<=', now - DAY_MS)
			.execute(),
	)
}

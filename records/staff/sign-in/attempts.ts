import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

export interface AttemptLimit {
	/** What is counted together: a keyed hash of a network address, the id of a person. */
	key: string
	max: number
	withinMs: number
	/** A total of all browsers: when it is used up, people who did nothing are turned away, and the operator is told. */
	total?: AttemptTotal
}

/** What is used up, in words for the operator. */
const TOTALS = {
	'sign-in emails': 'sign-in emails of the whole site',
	'requests for emails': 'requests for sign-in emails',
	passkeys: 'sign-ins by passkey',
	'provider visits': 'sign-ins by an account of a provider',
}

export type AttemptTotal = keyof typeof TOTALS

/**
 * Counts an attempt to sign in, for all processes together. Attempts over the limit are not counted, so that one noisy
 * address does not extend its own pause for ever.
 *
 * @returns whether it is within every limit
 */
export function takeAttempt({ write, engine }: Store, limits: AttemptLimit[], now: number): Promise<boolean> {
	return write(async (transaction) => {
		await lockAttempts(transaction, engine)
		return (await takeWithin(transaction, limits, now)) === undefined
	})
}

/**
 * Lets one transaction at a time count, until it ends: two processes on PostgreSQL could otherwise both count the last attempt. SQLite has
 * one writer. Taken before any row is locked.
 */
export async function lockAttempts(transaction: Transaction<Tables>, engine: Store['engine']): Promise<void> {
	if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('sign-in attempts'))`.execute(transaction)
}

/** Counts an attempt in the transaction that makes it, after `lockAttempts`. @returns the limit that it is beyond */
export async function takeWithin(
	transaction: Transaction<Tables>,
	limits: AttemptLimit[],
	now: number,
): Promise<AttemptLimit | undefined> {
	for (const limit of limits) {
		if ((await countAttempts(transaction, limit, now)) < limit.max) continue
		if (limit.total) await noteUsedUp(transaction, limit.total, now)
		return limit
	}
	for (const limit of limits) await addAttempt(transaction, limit, now)
	return undefined
}

async function noteUsedUp(transaction: Transaction<Tables>, total: AttemptTotal, now: number): Promise<void> {
	const key = usedUpKey(total)
	// A row an hour, however many are turned away.
	if ((await countAttempts(transaction, { key }, now)) === 0)
		await addAttempt(transaction, { key, withinMs: HOUR_MS }, now)
}

function usedUpKey(total: AttemptTotal): string {
	return `used up ${total}`
}

/** A sentence for operators when people were turned away at the sign-in within the hour, because strangers used up a total. */
export async function signInWarning({ db }: Pick<Store, 'db'>, now: number): Promise<string | undefined> {
	const usedUp: string[] = []
	for (const total of Object.keys(TOTALS) as AttemptTotal[]) {
		if ((await countAttempts(db, { key: usedUpKey(total) }, now)) > 0) usedUp.push(TOTALS[total])
	}
	if (usedUp.length === 0) return undefined
	return `Too many were asked for within an hour: ${usedUp.join(', ')}. Someone may be flooding the sign-in of the desk. More are refused for a while; people still get an email in a browser they have signed in with before, and a way to sign in that is not named here works.`
}

/** How many attempts of the key are not forgotten yet. */
export async function countAttempts(
	transaction: Pick<Store['db'], 'selectFrom'>,
	{ key }: Pick<AttemptLimit, 'key'>,
	now: number,
): Promise<number> {
	const { count } = await transaction
		.selectFrom('sign_in_attempt')
		.select((eb) => eb.fn.countAll().as('count'))
		.where('key_hash', '=', hashOf(key))
		.where('expires_at', '>', now)
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** Counts an attempt without asking whether it is within its limit. */
export async function addAttempt(
	transaction: Transaction<Tables>,
	{ key, withinMs }: Pick<AttemptLimit, 'key' | 'withinMs'>,
	now: number,
): Promise<void> {
	await transaction.deleteFrom('sign_in_attempt').where('expires_at', '<=', now).execute()
	await transaction
		.insertInto('sign_in_attempt')
		.values({ id: randomUUID(), key_hash: hashOf(key), expires_at: now + withinMs })
		.execute()
}

function hashOf(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}

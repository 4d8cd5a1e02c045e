import { sql, type Transaction } from 'kysely'
import { limitsAround } from '#lib/network-hash.ts'
import type { Store } from './open-store.ts'
import type { DailyKind } from './tables/outbox-tables.ts'
import type { Tables } from './tables/tables.ts'

const MEBIBYTE = 1024 ** 2
/** What a finished form takes beside its answers: its row, the notice to staff and the email to the person. */
export const BYTES_BESIDE_ANSWERS = 8 * 1024

/**
 * What visitors may store within a day (UTC), in all and from one network address. An evening on which a thousand people come meets none of
 * them; a program would otherwise fill the disk with what no one has to confirm or pay.
 */
export const DAILY_LIMITS = {
	/** In bytes: some thousand of the largest forms; of an address, some hundred as people fill them in. */
	forms: { all: 256 * MEBIBYTE, perAddress: 4 * MEBIBYTE },
	gifts: { all: 20_000, perAddress: 200 },
	orders: { all: 10_000, perAddress: 100 },
	'newsletter requests': { all: 5000, perAddress: 200 },
	/** Over the hourly limit of emails to new addresses, kept for staff to release. */
	'held emails': { all: 3000, perAddress: 100 },
} as const satisfies Record<DailyKind, { all: number; perAddress: number }>

/** Nothing was stored, although the store works. */
export class DayFullError extends Error {
	override name = 'DayFullError'
	/** Whether only this network address has to wait. */
	readonly isOfAddress: boolean

	constructor(kind: DailyKind, isOfAddress: boolean) {
		super(`too many ${kind} today ${isOfAddress ? 'from this address' : 'in all'}`)
		this.isOfAddress = isOfAddress
	}
}

interface Taken {
	/** One by default. */
	amount?: number
	/** A keyed hash of the network address; "" when it is not known. */
	clientHash: string
}

/**
 * Counts what a visitor stores. In the transaction that stores it: what is refused there is not counted.
 *
 * @throws `DayFullError` when the day has no room for it
 */
export async function takeFromDay(
	transaction: Transaction<Tables>,
	kind: DailyKind,
	{ amount = 1, clientHash }: Taken,
	now: number,
): Promise<void> {
	const { all, perAddress } = DAILY_LIMITS[kind]
	// Always from the whole to the part, so that two transactions never wait for each other's row.
	const counts = [{ network: '', max: all }, ...(clientHash === '' ? [] : limitsAround(clientHash, perAddress))]
	for (const { network, max } of counts) {
		const { count } = await transaction
			.insertInto('daily_total')
			.values({ kind, client_hash: network, day: dayOf(now), count: amount })
			.onConflict((conflict) =>
				conflict
					.columns(['kind', 'client_hash', 'day'])
					.doUpdateSet({ count: sql<number>`daily_total.count + ${amount}` }),
			)
			.returning('count')
			.executeTakeFirstOrThrow()
		if (Number(count) > max) throw new DayFullError(kind, network !== '')
	}
}

/** A sentence for operators when what visitors stored today takes up much of its room. */
export async function dayWarning({ db }: Pick<Store, 'db'>, now: number): Promise<string | undefined> {
	const rows = await db
		.selectFrom('daily_total')
		.select(['kind', 'count'])
		.where('client_hash', '=', '')
		.where('day', '=', dayOf(now))
		.execute()
	const full = rows.flatMap(({ kind, count }) => {
		const percent = Math.floor((100 * Number(count)) / DAILY_LIMITS[kind].all)
		return percent >= 50 ? [`${kind} ${percent} %`] : []
	})
	if (full.length === 0) return undefined
	return `Of what visitors can send in a day much is used up: ${full.join(', ')}. Unless many people came, someone may be filling the disk. At 100 % more is refused until midnight UTC, in words that say so.`
}

/** Deletes counts of days that are over. Writes only when there are some. */
export async function deleteOldTotals({ db, write }: Store, now: number): Promise<void> {
	const old = await db.selectFrom('daily_total').select('day').where('day', '<', dayOf(now)).limit(1).executeTakeFirst()
	if (!old) return
	await write((transaction) => transaction.deleteFrom('daily_total').where('day', '<', dayOf(now)).execute())
}

function dayOf(now: number): string {
	return new Date(now).toISOString().slice(0, 10)
}

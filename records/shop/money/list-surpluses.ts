import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { SURPLUS_REFUND } from '#domain/shop/order.ts'
import { asPayable, type Database } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import { hasSurplus, readSurpluses } from './surplus.ts'

/** The part of an entry of the ledger that is more than its order costs. */
export interface Surplus {
	entryId: string
	/** Minor units: all of the entry, or a part of it. */
	amount: number
	currency: string
	/** When it came. */
	at: number
}

/**
 * All about which staff have not decided, entry by entry: what came last is what is too much. The ledger has it in the general fund, and it is no
 * donation until staff keep it.
 */
export async function listSurpluses({ db }: Pick<Store, 'db'>): Promise<Surplus[]> {
	return partsOfEntries(db, await readUndecided(db))
}

async function readUndecided(db: Database): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.selectAll('payable')
		.where(hasSurplus)
		.execute()
	return readSurpluses(
		db,
		rows.map((row) => ({ payable: asPayable(row) })),
	)
}

/** Surpluses that staff have sent back from the bank. */
export async function listReturnedSurpluses({ db }: Pick<Store, 'db'>): Promise<Surplus[]> {
	return partsOfEntries(db, await readReturned(db))
}

async function readReturned(db: Database): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('ledger_entry')
		.select(({ fn }) => ['payable_id', fn.sum<number | string>('amount_minor').as('returned')])
		.where('provider_ref', 'like', `${SURPLUS_REFUND}%`)
		.groupBy('payable_id')
		.execute()
	return new Map(rows.map(({ payable_id, returned }) => [payable_id, 0 - Number(returned)]))
}

/** @param surpluses minor units by the id of the payable */
async function partsOfEntries(db: Database, surpluses: ReadonlyMap<string, number>): Promise<Surplus[]> {
	if (surpluses.size === 0) return []
	const left = new Map(surpluses)
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['id', 'payable_id', 'amount_minor', 'currency', 'at'])
		.where('payable_id', 'in', [...surpluses.keys()])
		.where('kind', '=', 'payment')
		.where('fund', '=', GENERAL_FUND)
		.orderBy('at', 'desc')
		.orderBy('id')
		.execute()
	return entries.flatMap(({ id, payable_id, amount_minor, currency, at }) => {
		const rest = left.get(payable_id) ?? 0
		const amount = Math.min(rest, amount_minor)
		left.set(payable_id, rest - amount)
		return amount > 0 ? [{ entryId: id, amount, currency, at }] : []
	})
}

/**
 * What of each entry of the ledger was no donation: more than ordered that no one has decided about or that was sent back, as signed minor units by
 * the id of the entry, and what was sent back.
 */
export async function surplusByEntry({ db }: Pick<Store, 'db'>): Promise<Map<string, number>> {
	const [undecided, returned] = [await readUndecided(db), await readReturned(db)]
	const sums = new Map(undecided)
	for (const [id, amount] of returned) sums.set(id, amount + (sums.get(id) ?? 0))
	const parts = await partsOfEntries(db, sums)
	const refunds = await db
		.selectFrom('ledger_entry')
		.select(['id', 'amount_minor'])
		.where('provider_ref', 'like', `${SURPLUS_REFUND}%`)
		.execute()
	return new Map([
		...parts.map(({ entryId, amount }) => [entryId, amount] as const),
		...refunds.map(({ id, amount_minor }) => [id, amount_minor] as const),
	])
}

import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { StockCountTable } from '../../store/tables/shop-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** Keeps a count for the history of the stock, in the transaction that applies it. */
export async function addCount(
	transaction: Transaction<Tables>,
	count: Omit<Insertable<StockCountTable>, 'id'>,
): Promise<void> {
	await transaction
		.insertInto('stock_count')
		.values({ id: randomUUID(), ...count })
		.execute()
}

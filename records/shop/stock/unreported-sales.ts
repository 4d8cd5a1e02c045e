import type { Store } from '../../store/open-store.ts'
import type { StockRow } from './stock.ts'

/** The most that the content backend takes at once. */
const MAX_LINES = 1000

export type UnreportedSale = Pick<StockRow, 'merch_id' | 'variant' | 'sold'>

/** The numbers sold of counted items that the content backend does not know yet. */
export function readUnreportedSales({ db }: Pick<Store, 'db'>): Promise<UnreportedSale[]> {
	return db
		.selectFrom('stock')
		.select(['merch_id', 'variant', 'sold'])
		.where('counted', 'is not', null)
		.where((where) => where.or([where('reported_sold', 'is', null), where('reported_sold', '!=', where.ref('sold'))]))
		.orderBy('merch_id')
		.orderBy('variant')
		.limit(MAX_LINES)
		.execute()
}

/** Remembers the numbers that were reported, which may have changed since. */
export async function markReported(store: Store, reported: readonly UnreportedSale[]): Promise<void> {
	await store.write(async (transaction) => {
		for (const { merch_id, variant, sold } of reported) {
			await transaction
				.updateTable('stock')
				.set({ reported_sold: sold })
				.where('merch_id', '=', merch_id)
				.where('variant', '=', variant)
				.execute()
		}
	})
}

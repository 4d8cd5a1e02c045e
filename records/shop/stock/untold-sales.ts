import type { Store } from '../../store/open-store.ts'
import type { StockRow } from './stock.ts'

/** The most that the content backend takes at once. */
const MAX_LINES = 1000

export type UntoldSale = Pick<StockRow, 'merch_id' | 'variant' | 'sold'>

/** The numbers sold that the content backend was not told, of what is counted. */
export function readUntoldSales({ db }: Pick<Store, 'db'>): Promise<UntoldSale[]> {
	return db
		.selectFrom('stock')
		.select(['merch_id', 'variant', 'sold'])
		.where('counted', 'is not', null)
		.where((where) => where.or([where('told_sold', 'is', null), where('told_sold', '!=', where.ref('sold'))]))
		.orderBy('merch_id')
		.orderBy('variant')
		.limit(MAX_LINES)
		.execute()
}

/** Remembers the numbers that were told, which may have changed since. */
export async function markTold(store: Store, told: readonly UntoldSale[]): Promise<void> {
	await store.write(async (transaction) => {
		for (const { merch_id, variant, sold } of told) {
			await transaction
				.updateTable('stock')
				.set({ told_sold: sold })
				.where('merch_id', '=', merch_id)
				.where('variant', '=', variant)
				.execute()
		}
	})
}

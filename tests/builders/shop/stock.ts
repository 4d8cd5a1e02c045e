import { applyStockCounts, type CountedItem } from '#records/shop/stock/availability.ts'
import type { Store } from '#records/store/open-store.ts'

/** The mug of `aNewOrderLine`, so many counted. */
export function aCountedItem(counted: number | null, changes: Partial<CountedItem> = {}): CountedItem {
	const variants = [{ key: 'one', label: 'White', counted, price: null }]
	return { id: 201, title: 'Good ears mug', modifiedAt: '2026-11-01T00:00:00Z', variants, ...changes }
}

export async function countMugs(store: Store, counted: number | null, now = 1) {
	await applyStockCounts(store, [aCountedItem(counted)], now)
}

/** What is stored of the mug. */
export async function stockOfMugs({ db }: Store) {
	const { counted, sold, reserved } = await db
		.selectFrom('stock')
		.selectAll()
		.where('merch_id', '=', 201)
		.where('variant', '=', 'one')
		.executeTakeFirstOrThrow()
	return { counted, sold, reserved }
}

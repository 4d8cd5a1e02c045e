import { expect, test } from 'vitest'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { markReported, readUnreportedSales } from './unreported-sales.ts'

for (const engine of ENGINES) {
	test(`${engine}: each number sold is reported to the content backend once, and again after a sale or a count`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const mugs = (sold: number) => [{ merch_id: 201, variant: 'one', sold }]
		expect(await readUnreportedSales(store)).toEqual(mugs(0))
		await markReported(store, mugs(0))
		expect(await readUnreportedSales(store)).toEqual([])

		await store.write((transaction) => transaction.updateTable('stock').set({ sold: 3 }).execute())
		const unreported = await readUnreportedSales(store)
		expect(unreported).toEqual(mugs(3))
		// Sold between reading and marking.
		await store.write((transaction) => transaction.updateTable('stock').set({ sold: 4 }).execute())
		await markReported(store, unreported)
		expect(await readUnreportedSales(store)).toEqual(mugs(4))
	})

	test(`${engine}: the sales of what is not counted are not reported`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, null)
		expect(await readUnreportedSales(store)).toEqual([])
	})
}

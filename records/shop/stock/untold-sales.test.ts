import { expect, test } from 'vitest'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { markTold, readUntoldSales } from './untold-sales.ts'

for (const engine of ENGINES) {
	test(`${engine}: the content backend is told each number sold once, and again after a sale or a count`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const mugs = (sold: number) => [{ merch_id: 201, variant: 'one', sold }]
		expect(await readUntoldSales(store)).toEqual(mugs(0))
		await markTold(store, mugs(0))
		expect(await readUntoldSales(store)).toEqual([])

		await store.write((transaction) => transaction.updateTable('stock').set({ sold: 3 }).execute())
		const untold = await readUntoldSales(store)
		expect(untold).toEqual(mugs(3))
		// Sold between reading and marking.
		await store.write((transaction) => transaction.updateTable('stock').set({ sold: 4 }).execute())
		await markTold(store, untold)
		expect(await readUntoldSales(store)).toEqual(mugs(4))
	})

	test(`${engine}: of what is not counted nothing is told`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, null)
		expect(await readUntoldSales(store)).toEqual([])
	})
}

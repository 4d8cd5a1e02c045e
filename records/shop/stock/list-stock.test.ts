import { expect, test } from 'vitest'
import { stockRows } from '#domain/desk/orders/stock-rows.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aCountedItem, countMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { markPacked, markSent } from '../orders/pack-and-send.ts'
import { listStock } from './list-stock.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

for (const engine of ENGINES) {
	test(`${engine}: the shelf should hold everything that was not posted, sold and reserved or not`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 20)
		const of = (quantity: number) => ({ lines: [aNewOrderLine({ quantity })] })
		const [sent, packed] = [await aPaidOrder(store, of(4), NOW), await aPaidOrder(store, of(1), NOW)]
		const seenOf = ({ payable, version }: typeof sent) => ({ reference: payable.reference, seenVersion: version })
		const by = { staffId: null, deliveriesOf: () => [] }
		await markSent(store, [{ ...seenOf(sent), trackingUrl: '' }], by, NOW)
		await markPacked(store, [seenOf(packed)], null, NOW)
		await aPaidOrder(store, of(2), NOW)
		await aStoredOrder(store, of(2), NOW)

		const merch = [{ ...aCountedItem(20), slug: 'mug', needsDelivery: true }]
		const rows = stockRows(
			merch.map((item) => ({ ...item, variants: item.variants.map((variant) => ({ ...variant, price: null })) })),
			await listStock(store),
			3,
		)
		expect(rows).toMatchObject([{ counted: 20, sold: 7, reserved: 2, available: 11, onHand: 16 }])
	})
}

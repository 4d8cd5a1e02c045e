import { expect, test } from 'vitest'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { refundOrder } from '../money/refund-order.ts'
import { markSent } from './pack-and-send.ts'
import { findOrder } from './read-order.ts'

const NOW = Date.UTC(2026, 10, 24)

for (const engine of ENGINES) {
	test(`${engine}: a refund changes a parcel before it is sent, and not afterwards`, async () => {
		const store = await freshStore(engine)
		const { payable } = await aPaidOrder(store, { lines: [aNewOrderLine({ quantity: 3, weightG: 190 })] }, NOW)
		const { reference } = payable
		const now = async () => {
			const order = await findOrder(store, reference)
			if (!order) throw new Error('the order is gone')
			return { order, seen: { reference, seenVersion: order.version } }
		}
		const refundOne = async () => {
			const { order, seen } = await now()
			const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
			const refund = { ...seen, lines, extraMinor: 0, cancels: false, staffId: null, at: NOW }
			return refundOrder(store, refund, { provider: undefined, deliveriesOf: () => [], now: NOW })
		}
		expect((await refundOne()).kind).toBe('recorded')
		expect(parcelWeightG((await now()).order)).toBe(380)
		const sent = [{ ...(await now()).seen, trackingUrl: '' }]
		await markSent(store, sent, { staffId: null, deliveriesOf: () => [] }, NOW)
		expect((await refundOne()).kind).toBe('recorded')
		const { order } = await now()
		expect(order.lines[0]?.refundedQuantity).toBe(2)
		expect(parcelWeightG(order)).toBe(380)
		expect(toPack(order)[0]?.quantity).toBe(2)
	})
}

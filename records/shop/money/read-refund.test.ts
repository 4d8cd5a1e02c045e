import { expect, test } from 'vitest'
import type { RefundOfOrder } from '#domain/shop/order.ts'
import { aNewOrder } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent, type DeliveriesOfChange } from '../../payables/apply-payment-event.ts'
import type { NewPaymentEvent } from '../../payments/payment-events.ts'
import { placeOrder } from '../orders/place-order.ts'
import { sumRefundsAtProvider } from './read-refund.ts'
import { refundOrder } from './refund-order.ts'

/** Notes what each change says of a refund, as the emails are told it. */
function noted() {
	const refunds: (RefundOfOrder | undefined)[] = []
	const deliveriesOf: DeliveriesOfChange = ({ details }) => {
		refunds.push('order' in details ? details.refund : undefined)
		return []
	}
	return { refunds, deliveriesOf }
}

for (const engine of ENGINES) {
	test(`${engine}: a refund by bank transfer says for which lines it is`, async () => {
		const store = await freshStore(engine)
		const { payable, lines, version } = await aPaidOrder(store)
		const { refunds, deliveriesOf } = noted()
		const asked = [{ lineId: lines[0]?.id ?? '', quantity: 1 }]
		const refund = { reference: payable.reference, seenVersion: version, lines: asked, extraMinor: 225, cancels: true }
		await refundOrder(store, { ...refund, staffId: null, at: 2 }, { provider: undefined, deliveriesOf, now: 2 })
		expect(refunds).toEqual([{ lines: asked, ofShop: { before: 0, after: 1125 } }])
		expect(await sumRefundsAtProvider(store.db, payable.id)).toBe(0)
	})

	test(`${engine}: a sum that was refunded at the provider is for no line, until that refund fails`, async () => {
		const store = await freshStore(engine)
		const placed = await placeOrder(store, aNewOrder(), () => [], 1)
		if (placed.kind !== 'placed') throw new Error('not placed')
		const { reference, id } = placed.order.payable
		const about = { provider: 'stripe', reference, paymentId: placed.payment.id, currency: 'GBP', at: 2 } as const
		const { refunds, deliveriesOf } = noted()
		const tell = (event: NewPaymentEvent) => applyPaymentEvent(store, event, deliveriesOf, 3)
		await tell({ ...about, kind: 'paid', ref: 'pi', amount: 1125, fee: null })
		await tell({ ...about, kind: 'refunded', ref: 're 1', amount: 500, feeReturned: null })
		await tell({ ...about, kind: 'refunded', ref: 're 2', amount: 100, feeReturned: null })
		expect(refunds.slice(1)).toEqual([
			{ lines: [], ofShop: { before: 0, after: 500 } },
			{ lines: [], ofShop: { before: 500, after: 600 } },
		])
		expect(await sumRefundsAtProvider(store.db, id)).toBe(600)
		await tell({ ...about, kind: 'refund failed', ref: 're 1', amount: 500 })
		expect(await sumRefundsAtProvider(store.db, id)).toBe(100)
	})
}

import { expect, test } from 'vitest'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { payableAttempt } from '../../payables/add-attempt.ts'
import { applyPaymentEvent, type PayableChange } from '../../payables/apply-payment-event.ts'
import type { NewPaymentEvent } from '../../payments/payment-events.ts'
import type { Store } from '../../store/open-store.ts'
import { placeOrder } from './place-order.ts'
import { findOrderById } from './read-order.ts'

async function placed(store: Store, quantity = 1) {
	const result = await placeOrder(store, aNewOrder({ lines: [aNewOrderLine({ quantity })] }), () => [], 100)
	if (result.kind !== 'placed') throw new Error('not placed')
	const { order, payment } = result
	const { reference, id } = order.payable
	const about = { provider: 'stripe', reference, paymentId: payment.id } as const
	const sum = { amount: payment.amount.amount, currency: 'GBP' }
	const events = {
		completed: { ...about, kind: 'session completed', at: 10, refs: { session: `cs ${id}` } },
		paid: { ...about, kind: 'paid', at: 20, ref: `pi ${id}`, ...sum, refs: { intent: `pi ${id}`, charge: `ch ${id}` } },
		failed: { ...about, kind: 'failed', at: 15, ref: `fail ${id}`, ...sum, isLate: false },
		expired: { ...about, kind: 'expired', at: 12 },
		refunded: { ...about, kind: 'refunded', at: 30, ref: `re ${id}`, ...sum },
		'refund failed': { ...about, kind: 'refund failed', at: 40, ref: `re ${id}`, ...sum },
		returned: { ...about, kind: 'failed', at: 50, ref: `late ${id}`, ...sum, isLate: true },
	} satisfies Record<string, NewPaymentEvent>
	const changes: PayableChange[] = []
	const noted = (change: PayableChange) => {
		changes.push(change)
		return []
	}
	const tell = (event: keyof typeof events) => applyPaymentEvent(store, events[event], noted, 200)
	return { id, order, tell, changes }
}

for (const engine of ENGINES) {
	test(`${engine}: a reservation becomes a sale with the money, and is kept while the money is on its way`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const { tell, changes } = await placed(store, 2)

		await tell('completed')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 2 })
		await tell('expired')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 2 })
		await tell('paid')
		await tell('paid')
		await tell('completed')
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 2, reserved: 0 })
		expect(changes.at(-1)?.details).toMatchObject({ order: { isOutOfStock: false, lines: [{ quantity: 2 }] } })
	})

	test.each(['failed', 'expired'] as const)(`${engine}: a payment that %s frees the goods, once`, async (event) => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const { tell } = await placed(store, 2)
		await tell(event)
		await tell(event)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 0 })
	})

	test(`${engine}: money that comes after the goods were freed takes them again, else the order is out of stock`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 3)
		const late = await placed(store, 2)
		await late.tell('expired')
		const tooLate = await placed(store, 2)
		await tooLate.tell('failed')

		await late.tell('paid')
		await tooLate.tell('paid')

		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 2, reserved: 0 })
		expect(await findOrderById(store, late.id)).toMatchObject({ isOutOfStock: false, payable: { state: 'paid' } })
		expect(await findOrderById(store, tooLate.id)).toMatchObject({ isOutOfStock: true, payable: { state: 'paid' } })
		expect(tooLate.changes.at(-1)?.details).toMatchObject({ order: { isOutOfStock: true } })
		await tooLate.tell('refunded')
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 2, reserved: 0 })
	})

	test(`${engine}: an order that is refunded before it is packed goes back on the shelf; a failed refund takes it again`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 3)
		const { tell } = await placed(store, 2)
		await tell('paid')
		await tell('refunded')
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 0, reserved: 0 })
		await tell('refund failed')
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 2, reserved: 0 })
		await tell('returned')
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 0, reserved: 0 })
	})

	test(`${engine}: what was posted is gone, whatever happens to its money; what is only packed goes back on sale with it`, async () => {
		const soldAfter = async (set: { packed_at: number; sent_at?: number }) => {
			const store = await freshStore(engine)
			await countMugs(store, 3)
			const { id, tell } = await placed(store, 2)
			await tell('paid')
			await store.write((transaction) =>
				transaction.updateTable('shop_order').set(set).where('payable_id', '=', id).execute(),
			)
			const sold: number[] = []
			for (const event of ['refunded', 'refund failed', 'returned'] as const) {
				await tell(event)
				sold.push((await stockOfMugs(store)).sold)
			}
			return sold
		}
		expect(await soldAfter({ packed_at: 25, sent_at: 26 })).toEqual([2, 2, 2])
		expect(await soldAfter({ packed_at: 25 })).toEqual([0, 2, 0])
	})

	test(`${engine}: a second attempt reserves again what is still there`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 3)
		const { id, tell } = await placed(store, 2)
		expect(await payableAttempt(store, id, 150)).toMatchObject({ sequence: 1 })
		await tell('expired')

		expect(await payableAttempt(store, id, 150)).toMatchObject({ sequence: 2, state: 'started' })
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 0, reserved: 2 })
	})

	test(`${engine}: a second attempt is refused when the goods were sold to others`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 3)
		const first = await placed(store, 2)
		await first.tell('failed')
		const second = await placed(store, 2)
		await second.tell('paid')

		expect(await payableAttempt(store, first.id, 150)).toBeUndefined()
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 2, reserved: 0 })
	})
}

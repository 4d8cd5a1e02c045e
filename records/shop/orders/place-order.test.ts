import { expect, test } from 'vitest'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore, freshStoreTwice } from '#tests/records/stores.ts'
import { listPayments } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { findOrder, findOrderById } from './read-order.ts'

const none = () => []

async function countRows({ db }: Store) {
	const tables = ['payable', 'payment', 'shop_order', 'order_line', 'delivery'] as const
	const counts = tables.map((table) =>
		db
			.selectFrom(table)
			.select((eb) => eb.fn.countAll().as('n'))
			.executeTakeFirst(),
	)
	return (await Promise.all(counts)).map((row) => Number(row?.n))
}

for (const engine of ENGINES) {
	test(`${engine}: an order is stored with its lines, payment, email and reservation`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 10)
		const lines = [
			aNewOrderLine({ quantity: 2, weightG: 350.2 }),
			aNewOrderLine({ merchId: 212, slug: 'feed-a-dog', variant: '', unitMinor: 600, needsDelivery: false }),
			aNewOrderLine({ merchId: 207, slug: 'tag', variant: 'l', vatRate: 17.5, personalisation: 'Biscuit’s 07700' }),
		]
		const given = aNewOrder({ lines, donationMinor: 500, note: 'Ring twice', phone: '01632 960 144' })
		const email = ({ order }: PlacedOrder) => [{ channel: 'email', payload: { subject: order.payable.reference } }]

		const placed = await placeOrder(store, given, email, 100)

		if (placed.kind !== 'placed') throw new Error(placed.kind)
		const { order, payment } = placed
		expect(placed.isDuplicate).toBe(false)
		expect(order.payable).toMatchObject({ kind: 'order', state: 'started', lastName: 'O’Brien-Smith' })
		expect(order.payable.reference).toMatch(/^ORD-/)
		expect(order.payable.due.amount).toBe(1800 + 600 + 900 + 225 + 500)
		expect(payment).toMatchObject({ state: 'started', amount: { amount: 4025, currency: 'GBP' } })
		expect(order).toMatchObject({
			goodsMinor: 2700,
			giftsMinor: 600,
			deliveryMinor: 225,
			donationMinor: 500,
			note: 'Ring twice',
			phone: '01632 960 144',
			packedAt: null,
			isOutOfStock: false,
			delivery: { label: 'Letter' },
			address: { town: 'Thornford' },
		})
		expect(order.lines).toMatchObject([
			{ quantity: 2, totalMinor: 1800, weightG: 351, vatRate: 20, refundedQuantity: 0 },
			{ needsDelivery: false },
			{ vatRate: 17.5, personalisation: 'Biscuit’s 07700' },
		])
		expect(await findOrder(store, order.payable.reference)).toEqual(order)
		expect(await findOrderById(store, order.payable.id)).toEqual(order)
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 2 })
		expect(await countRows(store)).toEqual([1, 1, 1, 3, 1])
	})

	test(`${engine}: a form that is sent twice, also at the same moment, is one order and reserves once`, async () => {
		const [store, other] = await freshStoreTwice(engine)
		await countMugs(store, 10)
		const given = aNewOrder()
		const email = () => [{ channel: 'email', payload: {} }]

		const placed = await Promise.all([store, other, store].map((one) => placeOrder(one, given, email, 100)))

		expect(placed.map((one) => one.kind === 'placed' && one.isDuplicate).sort()).toEqual([false, true, true])
		expect(await stockOfMugs(store)).toEqual({ counted: 10, sold: 0, reserved: 1 })
		expect(await countRows(store)).toEqual([1, 1, 1, 1, 1])
	})

	test(`${engine}: what is not there is not sold, and nothing is left of the order`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 3)
		await placeOrder(store, aNewOrder({ lines: [aNewOrderLine({ quantity: 2 })] }), none, 100)
		const before = await countRows(store)
		const twice = [aNewOrderLine({ personalisation: 'A' }), aNewOrderLine({ personalisation: 'B' })]

		const refused = await placeOrder(store, aNewOrder({ lines: twice }), () => [{ channel: 'email', payload: {} }], 100)

		expect(refused).toEqual({ kind: 'not available', problems: [{ merchId: 201, variant: 'one', available: 1 }] })
		expect(await countRows(store)).toEqual(before)
		expect(await stockOfMugs(store)).toEqual({ counted: 3, sold: 0, reserved: 2 })
	})

	test(`${engine}: what is not counted never runs out`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, null)
		const many = aNewOrder({ lines: [aNewOrderLine({ quantity: 500 }), aNewOrderLine({ merchId: 9, variant: '' })] })
		expect(await placeOrder(store, many, none, 100)).toMatchObject({ kind: 'placed' })
		expect(await stockOfMugs(store)).toEqual({ counted: null, sold: 0, reserved: 500 })
	})
}

test.each([0, -1, 1e9, 1.5, Number.NaN])(
	'an order with the quantity %s is refused before anything is stored',
	async (quantity) => {
		const store = await freshStore('sqlite')
		const given = aNewOrder({ lines: [aNewOrderLine(), aNewOrderLine({ quantity })] })
		await expect(placeOrder(store, given, none, 100)).rejects.toThrow(RangeError)
		expect(await countRows(store)).toEqual([0, 0, 0, 0, 0])
	},
)

test('an order of nothing, or with a sum that is none, is refused', async () => {
	const store = await freshStore('sqlite')
	const free = [aNewOrderLine({ unitMinor: 0 })]
	for (const changes of [{ lines: [] }, { lines: free, delivery: null }, { donationMinor: -900 }]) {
		await expect(placeOrder(store, aNewOrder(changes), none, 100)).rejects.toThrow(RangeError)
	}
})

test('the key of a donation is no key of an order', async () => {
	const store = await freshStore('sqlite')
	const { storedDonation } = await import('#tests/builders/giving/donation.ts')
	await storedDonation(store, { idempotency_key: 'taken' })
	await expect(placeOrder(store, aNewOrder({ idempotencyKey: 'taken' }), none, 100)).rejects.toThrow('donation')
	expect(await listPayments(store.db, 'none')).toEqual([])
})

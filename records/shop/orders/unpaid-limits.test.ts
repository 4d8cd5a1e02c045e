import { expect, test } from 'vitest'
import type { NewOrder } from '#domain/shop/order.ts'
import { MAX_UNFINISHED_CARDS_PER_EMAIL } from '#domain/shop/unpaid-limits.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aCountedItem, countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore, freshStoreTwice } from '#tests/records/stores.ts'
import { expireUnpaid } from '../../payables/expire-unpaid.ts'
import { findPayable } from '../../payables/payables.ts'
import { deleteExpired } from '../../retention/retention.ts'
import type { Store } from '../../store/open-store.ts'
import { applyStockCounts } from '../stock/availability.ts'
import { placeOrder } from './place-order.ts'
import type { UnpaidBuyer } from './unpaid-limits.ts'

const NOW = 1_800_000_000_000
const LIMITS = { maxPerVisitor: 5, maxSharePercent: 25 }

interface Attempt extends Partial<NewOrder> {
	quantity?: number
	client?: string
	areCardsOpen?: boolean
	now?: number
}

/** Orders mugs as a visitor does, by bank transfer. @returns what became of it */
async function order(store: Store, attempt: Attempt = {}) {
	const { quantity = 1, client = 'one', areCardsOpen = true, now = NOW, ...changes } = attempt
	const buyer: UnpaidBuyer = { clientHash: client, limits: LIMITS, areCardsOpen }
	const given = aNewOrder({ provider: 'bank transfer', lines: [aNewOrderLine({ quantity })], ...changes })
	const placed = await placeOrder(store, given, () => [], now, buyer)
	if (placed.kind === 'over limit') return placed.refusal
	return placed.kind === 'placed' ? placed.order.payable.reference : placed.kind
}

let people = 0
const someone = () => ({ email: `${people++}@example.org`, client: `client ${people}` })

for (const engine of ENGINES) {
	test(`${engine}: one visitor keeps a quarter of a stock aside, all transfers together half, and the rest is bought by card`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 240)
		expect(await order(store, { quantity: 20 })).toMatch(/^ORD/)
		expect(await order(store, { quantity: 20, email: 'two@example.org' })).toMatch(/^ORD/)
		// The third scout group in the same hall.
		const third = { quantity: 30, email: 'three@example.org' }
		expect(await order(store, third)).toEqual({ kind: 'share', title: 'Good ears mug, White', most: 20 })
		expect(await order(store, { ...third, quantity: 20 })).toMatch(/^ORD/)
		expect(await order(store, { quantity: 1, email: 'four@example.org' })).toMatchObject({ kind: 'share', most: 0 })
		for (let n = 0; n < 3; n++) expect(await order(store, { ...someone(), quantity: 20 })).toMatch(/^ORD/)
		const another = { ...someone(), quantity: 1 }
		expect(await order(store, another)).toMatchObject({ kind: 'share', most: 0 })
		expect(await stockOfMugs(store)).toEqual({ counted: 240, sold: 0, reserved: 120 })
		// Where cards are off, people who transfer have more of the shelf.
		expect(await order(store, { ...another, areCardsOpen: false })).toMatch(/^ORD/)
		expect(await order(store, { ...third, quantity: 100, provider: 'stripe' })).toMatch(/^ORD/)
	})

	test(`${engine}: orders that wait for a transfer are counted by email, by visitor, and no longer once they have expired`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 1000)
		const first = await order(store)
		for (let n = 0; n < 2; n++) await order(store, { client: `other ${n}`, email: 'ZOE@example.org' })
		expect(await order(store)).toEqual({ kind: 'transfers', by: 'email', count: 3 })
		for (let n = 0; n < 4; n++) await order(store, { email: `${n}@example.org` })
		expect(await order(store, { email: 'new@example.org' })).toEqual({ kind: 'transfers', by: 'visitor', count: 5 })
		// What is not counted keeps nothing from anyone.
		const gift = aNewOrderLine({ merchId: 212, variant: 'week', needsDelivery: false })
		expect(await order(store, { lines: [gift] })).toMatch(/^ORD/)
		const payable = await findPayable(store.db, String(first))
		if (payable) await expireUnpaid(store, payable, NOW)
		expect(await order(store, { email: 'new@example.org' })).toMatch(/^ORD/)
	})

	test(`${engine}: orders that wait are counted by the networks around an address, which share what they keep aside`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 240)
		const orderFrom = (client: string, quantity = 1) =>
			order(store, { email: `${people++}@example.org`, client, quantity })
		for (let n = 0; n < 10; n++) expect(await orderFrom(`org.home.${n}`)).toMatch(/^ORD/)
		expect(await orderFrom('org.home.new')).toEqual({ kind: 'transfers', by: 'visitor', count: 10 })
		expect(await orderFrom('org.next.one', 61)).toMatchObject({ kind: 'share', most: 60 })
		expect(await orderFrom('org.next.one', 60)).toMatch(/^ORD/)
		expect(await orderFrom('org.next.two')).toMatchObject({ kind: 'share', most: 0 })
		// The quarter of a household, and half as much again for an organisation: 60 and 90 of 240.
		expect(await orderFrom('org.third.one', 20)).toMatch(/^ORD/)
		expect(await orderFrom('org.fourth.one')).toMatchObject({ kind: 'share', most: 0 })
		// All transfers keep half: no one network reaches it.
		expect(await orderFrom('192', 30)).toMatch(/^ORD/)
	})

	test(`${engine}: where cards are off, all transfers together leave a quarter of a stock`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 40)
		const attempt = { areCardsOpen: false, quantity: 10 }
		for (let n = 0; n < 3; n++) expect(await order(store, { ...someone(), ...attempt })).toMatch(/^ORD/)
		expect(await order(store, { ...someone(), ...attempt })).toMatchObject({ kind: 'share', most: 0 })
	})

	test(`${engine}: of a household only the first two orders by card may take all there is`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 12)
		const all = (client: string) => order(store, { ...someone(), provider: 'stripe', quantity: 12, client })
		for (const client of ['org.home.one', 'org.home.two']) {
			const payable = await findPayable(store.db, String(await all(client)))
			if (payable) await expireUnpaid(store, payable, NOW)
		}
		expect(await all('org.home.three')).toMatchObject({ kind: 'share', most: 3 })
		expect(await all('org.next.one')).toMatch(/^ORD/)
	})

	test(`${engine}: after a payment page that was left a visitor by card shares too, and starts no more than a few a day`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 12)
		const card = { provider: 'stripe' } as const
		const first = await order(store, { ...card, quantity: 12 })
		const payable = await findPayable(store.db, String(first))
		if (payable) await expireUnpaid(store, payable, NOW)
		expect(await order(store, { ...card, quantity: 12 })).toMatchObject({ kind: 'share', most: 3 })
		for (let n = 1; n < MAX_UNFINISHED_CARDS_PER_EMAIL; n++) {
			const reference = await order(store, card)
			const left = await findPayable(store.db, String(reference))
			if (left) await expireUnpaid(store, left, NOW)
		}
		expect(await order(store, card)).toEqual({ kind: 'cards' })
		expect(await order(store, { ...card, now: NOW + DAY_MS })).toMatch(/^ORD/)
	})

	test(`${engine}: twenty at the same moment on two connections keep no more aside than one after another`, async () => {
		const stores = await freshStoreTwice(engine)
		const ids = Array.from({ length: 20 }, (_, n) => 300 + n)
		const items = ids.map((id) => aCountedItem(40, { id }))
		await applyStockCounts(stores[0], items, NOW)
		// Each of another thing: no row of stock makes them wait for one another.
		const outcomes = await Promise.all(
			ids.map((merchId, n) =>
				order(n % 2 ? stores[0] : stores[1], { email: `${n}@example.org`, lines: [aNewOrderLine({ merchId })] }),
			),
		)
		expect(outcomes.filter((one) => typeof one === 'string')).toHaveLength(5)
	})

	test(`${engine}: a day later it is forgotten where an order came from, unless it still keeps goods aside`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 40)
		const [kept, over] = [await order(store), await order(store)]
		const payable = await findPayable(store.db, String(over))
		if (payable) await expireUnpaid(store, payable, NOW)
		const clients = async () => {
			const rows = await store.db
				.selectFrom('shop_order')
				.innerJoin('payable', 'payable.id', 'payable_id')
				.select(['reference', 'client_hash'])
				.execute()
			return new Map(rows.map(({ reference, client_hash }) => [reference, client_hash]))
		}
		await deleteExpired(store, NOW + DAY_MS - 1)
		expect((await clients()).get(String(over))).toBe('one')
		await deleteExpired(store, NOW + DAY_MS)
		expect(Object.fromEntries(await clients())).toEqual({ [String(kept)]: 'one', [String(over)]: '' })
	})
}

import { expect, test } from 'vitest'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStoreTwice } from '#tests/records/stores.ts'
import { payableAttempt } from '../giving/add-attempt.ts'
import { applyProviderFact } from '../giving/apply-fact.ts'
import type { NewProviderFact } from '../payments/provider.ts'
import type { Store } from '../store/open-store.ts'
import { endUnfinished } from './end-unfinished.ts'
import { placeOrder } from './place-order.ts'

/** More where both databases are tested. */
const RACES = ENGINES.length > 1 ? 10 : 2
const BUYERS = 50
const COUNTED = 10
const HOUR_MS = 3_600_000
const none = () => []

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
function createRandom(seed: number) {
	let state = seed * 7919 + 17
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
		return state / 4_294_967_296
	}
}

type Told = 'paid' | 'failed' | 'expired'

/** Buys until it is paid or there is nothing left; a payment may fail, be abandoned, or be paid after its session expired. */
async function buy(stores: readonly Store[], random: () => number): Promise<'paid' | 'gone' | 'left'> {
	const anyStore = () => stores[Math.floor(random() * stores.length)] ?? stores[0]
	const store = anyStore()
	if (!store) throw new Error('no store')
	const placed = await placeOrder(store, aNewOrder({ lines: [aNewOrderLine()] }), none, Date.now())
	if (placed.kind === 'not available') return 'gone'
	const { donation } = placed.order
	const tell = (payment: { id: string }, kind: Told) => {
		const about = { provider: 'stripe', reference: donation.reference, paymentId: payment.id, at: Date.now() } as const
		const effect = { ...donation.amount, ref: `${kind} ${payment.id}`, isLate: false }
		const fact = { ...about, kind, ...(kind === 'expired' ? {} : effect) } as NewProviderFact
		return applyProviderFact(anyStore() ?? store, fact, none, Date.now())
	}
	for (let attempt = 0; attempt < 3; attempt++) {
		const payment = await payableAttempt(anyStore() ?? store, donation.id, Date.now())
		if (!payment) return 'gone'
		const chance = random()
		if (chance < 0.2) return 'left'
		if (chance < 0.6) {
			await tell(payment, random() < 0.5 ? 'failed' : 'expired')
			continue
		}
		// Told twice at the same moment, by the webhook and by the page.
		await Promise.all([tell(payment, 'paid'), tell(payment, 'paid')])
		return 'paid'
	}
	return 'gone'
}

for (const engine of ENGINES) {
	test(`${engine}: fifty buyers in two processes race for the last ten, with payments failing at random`, async () => {
		for (let race = 1; race <= RACES; race++) {
			const stores = await freshStoreTwice(engine)
			await countMugs(stores[0], COUNTED)
			const random = createRandom(race)
			const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buy(stores, random)))
			// Those who left without paying: their sessions expire, and others buy what they had.
			const provider = { expireSession: async () => 'expired' as const, readPayment: async () => [] }
			const later = Date.now() + HOUR_MS
			expect(await endUnfinished({ store: stores[1], provider, deliveriesOf: none, now: later })).toEqual([])
			while ((await buy(stores, () => 0.99)) !== 'gone') buyers.push('paid')

			const told = `race ${race}`
			expect(await stockOfMugs(stores[0]), told).toEqual({ counted: COUNTED, sold: COUNTED, reserved: 0 })
			expect(buyers.filter((one) => one === 'paid').length, told).toBe(COUNTED)
			expect(await booksOf(stores[0]), told).toEqual({
				paidOrders: COUNTED,
				sum: COUNTED * 1125,
				reserved: 0,
				short: 0,
			})
		}
	}, 300_000)
}

async function booksOf({ db }: Store) {
	const orders = await db
		.selectFrom('shop_order')
		.innerJoin('donation', 'donation.id', 'donation_id')
		.select(['reservation', 'state', 'is_out_of_stock'])
		.execute()
	const entries = await db.selectFrom('ledger_entry').select('amount_minor').execute()
	return {
		paidOrders: orders.filter(({ state, reservation }) => state === 'paid' && reservation === 'sold').length,
		sum: entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
		reserved: orders.filter(({ reservation }) => reservation === 'reserved').length,
		short: orders.filter(({ is_out_of_stock }) => is_out_of_stock === 1).length,
	}
}

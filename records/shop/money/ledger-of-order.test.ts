import { expect, test } from 'vitest'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { remainingOf } from '../../gift-aid/remaining.ts'
import { applyPaymentEvent } from '../../payables/apply-payment-event.ts'
import { totalsByFund } from '../../payables/ledger/totals.ts'
import type { NewPaymentEvent } from '../../payments/payment-events.ts'
import type { Store } from '../../store/open-store.ts'
import { placeOrder } from '../orders/place-order.ts'

const ALL = { from: 0, to: 1000 }
const gift = aNewOrderLine({ merchId: 212, variant: '', unitMinor: 600, needsDelivery: false })

/** £9 goods, £2.25 delivery, a gift of £6 and £5 more. */
async function anOrder(store: Store, changes = {}) {
	const given = aNewOrder({ lines: [aNewOrderLine(), gift], donationMinor: 500, ...changes })
	const result = await placeOrder(store, given, () => [], 1)
	if (result.kind !== 'placed') throw new Error('not placed')
	const { payable } = result.order
	const about = { provider: 'stripe', reference: payable.reference, paymentId: result.payment.id } as const
	const effect = (kind: string, ref: string, amount: number, more = {}) =>
		({ ...about, kind, ref: `${ref} ${payable.id}`, amount, currency: 'GBP', at: 20, ...more }) as NewPaymentEvent
	const tell = async (...events: NewPaymentEvent[]) => {
		for (const event of events) await applyPaymentEvent(store, event, () => [], 30)
	}
	const stateOf = async () =>
		(await store.db.selectFrom('payment').selectAll().where('id', '=', result.payment.id).executeTakeFirstOrThrow())
			.state
	return { paymentId: result.payment.id, effect, tell, stateOf }
}

async function funds(store: Store) {
	const totals = await totalsByFund(store, ALL)
	return Object.fromEntries(
		totals.map(({ fund, received, refunded, disputed, fees }) => [fund, [received, refunded, disputed, fees]]),
	)
}

for (const engine of ENGINES) {
	test(`${engine}: goods and delivery are the shop's, gifts and the extra line a donation`, async () => {
		const store = await freshStore(engine)
		const { paymentId, effect, tell, stateOf } = await anOrder(store)
		const paid = effect('paid', 'pi', 2225)
		await tell(paid, effect('paid', 'pi', 2225, { fee: { ref: 'txn', amount: 53, currency: 'GBP' } }), paid)

		expect(await funds(store)).toEqual({ shop: [1125, 0, 0, -53], general: [1100, 0, 0, 0] })
		expect(await stateOf()).toBe('paid')
		expect(await remainingOf(store.db, [paymentId])).toEqual(new Map([[paymentId, 1100]]))
	})

	test(`${engine}: refunds take the goods first, each once, and a failed one is put back where it was taken`, async () => {
		const store = await freshStore(engine)
		const { effect, tell, stateOf } = await anOrder(store)
		await tell(effect('paid', 'pi', 2225), effect('refunded', 're 1', 900), effect('refunded', 're 1', 900))
		expect(await funds(store)).toMatchObject({ shop: [1125, -900, 0, 0], general: [1100, 0, 0, 0] })

		await tell(effect('refunded', 're 2', 825), effect('refunded', 're 2', 825))
		expect(await funds(store)).toMatchObject({ shop: [1125, -1125, 0, 0], general: [1100, -600, 0, 0] })
		expect(await stateOf()).toBe('partly refunded')

		await tell(effect('refund failed', 're 2', 825), effect('refund failed', 're 2', 825))
		expect(await funds(store)).toMatchObject({ shop: [1125, -900, 0, 0], general: [1100, 0, 0, 0] })
		await tell(effect('refunded', 're 3', 1325))
		expect(await stateOf()).toBe('refunded')
		expect(await funds(store)).toMatchObject({ shop: [1125, -1125, 0, 0], general: [1100, -1100, 0, 0] })
	})

	test(`${engine}: events in any order end in the same books`, async () => {
		const orders: number[][] = [
			[0, 1, 2, 3, 4],
			[4, 3, 2, 1, 0],
			[3, 2, 0, 4, 1],
			[2, 4, 0, 1, 3],
		]
		for (const order of orders) {
			const store = await freshStore(engine)
			const { effect, tell, stateOf } = await anOrder(store)
			const events = [
				effect('paid', 'pi', 2225),
				effect('refunded', 're', 1000),
				effect('refund failed', 're', 1000),
				effect('dispute opened', 'dp', 2225),
				effect('dispute closed', 'dp', 2225, { outcome: 'won' }),
			]
			await tell(...order.flatMap((at) => events[at] ?? []))
			expect(await funds(store), String(order)).toEqual({ shop: [1125, 0, 0, 0], general: [1100, 0, 0, 0] })
			expect(await stateOf(), String(order)).toBe('paid')
		}
	})

	test(`${engine}: a transfer of too little pays the goods first, one of too much gives the rest`, async () => {
		const store = await freshStore(engine)
		const little = await anOrder(store)
		await little.tell(little.effect('paid', 'pi', 1200))
		expect(await funds(store)).toMatchObject({ shop: [1125, 0, 0, 0], general: [75, 0, 0, 0] })
		const much = await anOrder(store, { lines: [aNewOrderLine()], donationMinor: 0 })
		await much.tell(much.effect('paid', 'pi', 2000))
		expect(await funds(store)).toMatchObject({ shop: [2250, 0, 0, 0], general: [950, 0, 0, 0] })
	})

	test(`${engine}: an order of gifts only is a donation, with its fee`, async () => {
		const store = await freshStore(engine)
		const { effect, tell } = await anOrder(store, { lines: [gift], donationMinor: 0, delivery: null, address: null })
		await tell(effect('paid', 'pi', 600, { fee: { ref: 'txn', amount: 29, currency: 'GBP' } }))
		expect(await funds(store)).toEqual({ general: [600, 0, 0, -29] })
	})
}

import { expect, test } from 'vitest'
import { aNewOrder } from '#tests/builders/shop/order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyProviderFact } from '../../payables/apply-fact.ts'
import type { NewProviderFact } from '../../payments/provider-facts.ts'
import type { Store } from '../../store/open-store.ts'
import { placeOrder } from '../orders/place-order.ts'
import { listOrderMoney } from './order-money.ts'

/** £9 of goods, £2.25 of delivery and £5 on top: paid at 10, £4 refunded at 20, the rest disputed at 30, and lost at 40. */
async function aDisputedOrder(store: Store) {
	const result = await placeOrder(store, aNewOrder({ donationMinor: 500 }), () => [], 1)
	if (result.kind !== 'placed') throw new Error('not placed')
	const about = {
		provider: 'stripe',
		reference: result.order.payable.reference,
		paymentId: result.payment.id,
		currency: 'GBP',
	} as const
	const fee = (ref: string, amount: number) => ({ ref, amount, currency: 'GBP' })
	const facts: NewProviderFact[] = [
		{ ...about, kind: 'paid', ref: 'pi', amount: 1625, at: 10, fee: fee('txn 1', 44) },
		{ ...about, kind: 'refunded', ref: 're', amount: 400, at: 20, feeReturned: null },
		{ ...about, kind: 'dispute opened', ref: 'dp', amount: 1225, at: 30, fee: fee('txn 2', 2000) },
		{ ...about, kind: 'dispute closed', ref: 'dp', amount: 0, at: 40, outcome: 'lost', feeReturned: null },
	]
	for (const fact of facts) await applyProviderFact(store, fact, () => [], fact.at)
}

for (const engine of ENGINES) {
	test(`${engine}: what moved for an order in a month is what the ledger has after it, less what it had before`, async () => {
		const store = await freshStore(engine)
		await aDisputedOrder(store)
		const inMonth = async (from: number, to: number) => (await listOrderMoney(store, { from, to }))[0]
		const paid = { received: 1625, receivedOfShop: 1125 }
		expect(await inMonth(0, 15)).toMatchObject({
			receivedAt: 10,
			before: { received: 0 },
			after: { ...paid, fees: -44 },
		})
		const refunded = { ...paid, refunded: -400, refundedOfShop: -400, disputed: 0 }
		expect(await inMonth(15, 25)).toMatchObject({ receivedAt: 10, before: { ...paid, refunded: 0 }, after: refunded })
		const open = { ...refunded, disputed: -1225, lostOfShop: 0, fees: -44, disputeFees: -2000 }
		expect(await inMonth(25, 35)).toMatchObject({ before: refunded, after: open })
		expect(await inMonth(35, 45)).toMatchObject({ before: open, after: { ...open, lostOfShop: -725 } })
		expect(await inMonth(45, 55)).toBeUndefined()
	})
}

import { expect, test } from 'vitest'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import { applyPaymentEvent } from '../apply-payment-event.ts'
import { totalsOfProvider } from '../ledger/totals.ts'
import { listLinesToReview } from './bank-statement.ts'
import { setLineAside } from './decide-line.ts'
import { importStatement } from './import-statement.ts'
import { readPayouts } from './payouts.ts'

const NOW = Date.UTC(2026, 10, 29)
const none = () => []

for (const engine of ENGINES) {
	test(`${engine}: payouts are the lines that a person set aside as such, and apart those that look like it`, async () => {
		const store = await freshStore(engine)
		expect(await readPayouts(store)).toEqual([])
		const { donation } = await startDonation(store, aNewDonation({ lastName: 'Stripe' }), none, 1)
		const lines = [
			aStatementLine('STRIPE PAYMENTS UK', { amount: 5000 }),
			aStatementLine('STRIPE PAYMENTS UK', { amount: 3000 }),
			aStatementLine(`Z STRIPE ${donation.reference}`, { amount: 100 }),
			aStatementLine('ZOE TESTER', { amount: 700 }),
		]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		const known = (await listLinesToReview(store, 9)).find(({ amount }) => amount === 5000)
		await setLineAside(store, { lineId: known?.id ?? '', kind: 'payout', staffId: null }, NOW)
		expect(await readPayouts(store)).toEqual([
			{ currency: 'GBP', known: { count: 1, amount: 5000 }, likely: { count: 1, amount: 3000 } },
		])
	})

	test(`${engine}: the books with Stripe have everything that went through it and nothing else`, async () => {
		const store = await freshStore(engine)
		const { donation } = await startDonation(store, aNewDonation({ provider: 'stripe' }), none, 1)
		const { paid, refunded } = factsOf(donation.reference)
		await applyPaymentEvent(store, paid({ fee: { ref: 'txn_1', amount: 50, currency: 'GBP' } }), none, 20)
		await applyPaymentEvent(store, refunded('re_1', 500), none, 30)
		expect(await totalsOfProvider(store, 'stripe')).toMatchObject([
			{ currency: 'GBP', received: 2000, refunded: -500, fees: -50, left: 1450, first: 20, last: 30 },
		])
		expect(await totalsOfProvider(store, 'bank transfer')).toEqual([])
	})
}

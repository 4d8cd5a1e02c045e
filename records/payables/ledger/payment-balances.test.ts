import { expect, test } from 'vitest'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import { markReceived } from '../mark-received.ts'
import { recordTransferRefund } from '../record-refund.ts'
import { balanceOf, listBookedPayments } from './payment-balances.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const none = () => []

for (const engine of ENGINES) {
	test(`${engine}: of a payment the ledger says what arrived and what went back`, async () => {
		const store = await freshStore(engine)
		const { donation, payment } = await startDonation(store, aNewDonation(), none, NOW)
		const balances = async () => (await listBookedPayments(store.db, donation.id)).map(({ balance }) => balance)
		expect(await balances()).toEqual([{ arrived: 0, returned: 0 }])
		const about = { reference: donation.reference, at: NOW, staffId: null }
		await markReceived(store, { ...about, seenVersion: 0, amount: 1500, currency: 'GBP' }, none, NOW)
		expect(await balances()).toEqual([{ arrived: 1500, returned: 0 }])
		const refund = { ...about, seenVersion: 1, paymentId: payment.id, amount: 400 }
		expect((await recordTransferRefund(store, refund, none, NOW)).kind).toBe('done')
		expect(await balances()).toEqual([{ arrived: 1500, returned: 400 }])
	})
}

test('fees are the charity’s; disputes, failed refunds and what a bank takes back are the payer’s', () => {
	const entry = (kind: Parameters<typeof balanceOf>[0][number]['kind'], amount: number, currency = 'GBP') => ({
		kind,
		amount,
		currency,
	})
	const paid = [entry('payment', 2000), entry('fee', -50)]
	expect(balanceOf(paid, 'GBP')).toEqual({ arrived: 2000, returned: 0 })
	expect(balanceOf([...paid, entry('dispute', -2000)], 'GBP')).toEqual({ arrived: 2000, returned: 2000 })
	const won = [entry('dispute', -2000), entry('dispute won', 2000)]
	expect(balanceOf([...paid, ...won], 'GBP')).toEqual({ arrived: 2000, returned: 0 })
	expect(balanceOf([...paid, entry('refund', -500), entry('correction', 500)], 'GBP').returned).toBe(0)
	expect(balanceOf([...paid, entry('late failure', -2000)], 'GBP').returned).toBe(2000)
	expect(balanceOf([...paid, entry('fee', -70, 'EUR')], 'GBP').returned).toBe(0)
})

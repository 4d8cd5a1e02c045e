import { expect, test } from 'vitest'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { listLedgerEntries } from '../payables/ledger/ledger-entries.ts'
import { addTotals, totalsByFund } from '../payables/ledger/totals.ts'
import { markReceived } from '../payables/mark-received.ts'
import { recordTransferRefund } from '../payables/record-refund.ts'
import { type DonationFilter, listDonations } from './list-donations.ts'
import { startDonation } from './start-donation.ts'

const OCTOBER = Date.UTC(2026, 9, 20)
const NOVEMBER = Date.UTC(2026, 10, 20)
const ALL: DonationFilter = {
	search: '',
	states: undefined,
	isOverRefunded: false,
	isDisputed: false,
	kind: '',
	fund: '',
	provider: '',
	within: undefined,
	page: 1,
}
const none = () => []

for (const engine of ENGINES) {
	test(`${engine}: donations are found in any spelling, filtered, and listed with what the ledger has`, async () => {
		const store = await freshStore(engine)
		const start = (changes: Parameters<typeof aNewDonation>[0], at: number) =>
			startDonation(store, aNewDonation(changes), none, at)
		const { donation: zoe, payment } = await start({ fund: 'vets' }, OCTOBER)
		const { donation: tom } = await start(
			{ firstName: 'Tom', email: 'tom@example.org', frequency: 'monthly' },
			NOVEMBER,
		)
		await start({ kind: 'sponsorship', provider: 'stripe' }, NOVEMBER + 1)
		const about = { reference: zoe.reference, currency: 'GBP', at: NOVEMBER, staffId: null }
		await markReceived(store, { ...about, seenVersion: 0, amount: 2100 }, none, NOVEMBER)
		await recordTransferRefund(store, { ...about, seenVersion: 1, paymentId: payment.id, amount: 600 }, none, NOVEMBER)

		const found = async (filter: Partial<DonationFilter>) =>
			(await listDonations(store, { ...ALL, ...filter })).donations.map(({ donation }) => donation.reference)
		expect(await found({ search: 'obrien ZOE', states: ['partly refunded'] })).toEqual([zoe.reference])
		expect(await found({ search: tom.reference.toLowerCase().replaceAll('-', '') })).toEqual([tom.reference])
		expect(await found({ search: 'nobody' })).toEqual([])
		expect(await found({ kind: 'monthly' })).toEqual([tom.reference])
		expect(await found({ fund: 'vets' })).toEqual([zoe.reference])
		expect(await found({ kind: 'sponsorship', provider: 'bank transfer' })).toEqual([])
		// Announced in October, received in November.
		expect(await found({ within: monthBounds('2026-10', 'Europe/London') })).toEqual([zoe.reference])
		expect(await found({ within: monthBounds('2026-11', 'Europe/London') })).toHaveLength(3)
		const { donations, total } = await listDonations(store, ALL)
		expect([total, donations.map(({ balance }) => balance)]).toEqual([
			3,
			[
				{ arrived: 0, returned: 0 },
				{ arrived: 0, returned: 0 },
				{ arrived: 2100, returned: 600 },
			],
		])

		const sums = await totalsByFund(store, monthBounds('2026-11', 'Europe/London'))
		const vets = {
			fund: 'vets',
			currency: 'GBP',
			received: 2100,
			refunded: -600,
			disputed: 0,
			fees: 0,
			disputeFees: 0,
			left: 1500,
		}
		expect(sums).toEqual([vets])
		const { fund: _, ...sum } = vets
		expect(addTotals([vets, { ...vets, fund: 'general' }])).toEqual([
			{ ...sum, received: 4200, refunded: -1200, left: 3000 },
		])
		expect(await totalsByFund(store, monthBounds('2026-10', 'Europe/London'))).toEqual([])
		const entries = await listLedgerEntries(store, { payableId: zoe.id })
		expect(entries.map(({ kind, amount, reference }) => [kind, amount, reference]).sort()).toEqual([
			['payment', 2100, zoe.reference],
			['refund', -600, zoe.reference],
		])
	})
}

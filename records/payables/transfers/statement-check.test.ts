import { expect, test } from 'vitest'
import { dayIn } from '#lib/dates.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import type { Store } from '../../store/open-store.ts'
import { markReceived } from '../mark-received.ts'
import { recordTransferRefund } from '../record-refund.ts'
import { importStatement } from './import-statement.ts'
import { checkHandMarked } from './statement-check.ts'

const none = () => []
const at = (day: string) => Date.parse(`${day}T12:00Z`)
const NOW = at('2026-11-30')
const dayOf = (instant: number) => dayIn('Europe/London', instant)

async function aGift(store: Store, person: object, day: string) {
	const { donation, payment } = await startDonation(store, aNewDonation(person), none, at(day))
	const about = { reference: donation.reference, currency: 'GBP', staffId: null, amount: 2000 }
	await markReceived(store, { ...about, seenVersion: 0, at: at(day) }, none, at(day))
	return { ...about, paymentId: payment.id }
}

const namesOf = (all: readonly { firstName: string }[]) => all.map(({ firstName }) => firstName)

for (const engine of ENGINES) {
	test(`${engine}: what is on a statement, on none, and not checked adds up to the transfers in the ledger`, async () => {
		const store = await freshStore(engine)
		const kofi = await aGift(store, { firstName: 'Kofi', lastName: 'Mensah' }, '2026-11-10')
		const slip = await aGift(store, { firstName: 'Slip', lastName: 'Made' }, '2026-11-27')
		await aGift(store, { firstName: 'Priya', lastName: 'Raman' }, '2026-11-24')
		await aGift(store, { firstName: 'Lucy', lastName: 'Brand' }, '2026-11-28')
		await recordTransferRefund(store, { ...kofi, amount: 1000, at: at('2026-11-20'), seenVersion: 1 }, none, NOW)
		await recordTransferRefund(store, { ...slip, at: at('2026-11-28'), seenVersion: 1 }, none, NOW)
		const { payable } = await aStoredOrder(store, { donationMinor: 300 }, at('2026-11-12'))
		const ofOrder = { reference: payable.reference, seenVersion: payable.version, ...payable.due, staffId: null }
		await markReceived(store, { ...ofOrder, at: at('2026-11-12') }, none, NOW)
		const lines = [
			aStatementLine('CAT FOOD', { day: '2026-11-27', amount: -500 }),
			aStatementLine('L BRAND DOGS', { day: '2026-11-28' }),
			aStatementLine('RENT', { day: '2026-11-29', amount: -500 }),
		]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)

		const { found, missing, unchecked, refunds } = await checkHandMarked(store, { now: NOW, dayOf })
		expect([namesOf(found), namesOf(missing)]).toEqual([['Lucy'], ['Slip']])
		expect(missing[0]?.isReturned).toBe(true)
		expect([...new Set(namesOf(unchecked.before))]).toEqual(['Kofi', payable.firstName, 'Priya'])
		const { sum } = await store.db
			.selectFrom('ledger_entry')
			.select(({ fn }) => fn.sum<number | string>('amount_minor').as('sum'))
			.where('kind', '=', 'payment')
			.executeTakeFirstOrThrow()
		const all = [...found, ...missing, ...Object.values(unchecked).flat()]
		expect([all.length, all.reduce((total, { amount }) => total + amount, 0)]).toEqual([5, Number(sum)])
		expect(refunds.map((one) => [dayOf(one.at), one.amount])).toEqual([
			['2026-11-20', 1000],
			['2026-11-28', 2000],
		])
	})
}

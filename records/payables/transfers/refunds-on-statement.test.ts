import { expect, test } from 'vitest'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import type { Store } from '../../store/open-store.ts'
import { markReceived } from '../mark-received.ts'
import { recordTransferRefund } from '../record-refund.ts'
import { importStatement } from './import-statement.ts'
import { findRefundsOnStatement } from './refunds-on-statement.ts'
import { checkHandMarked } from './statement-check.ts'

const none = () => []
const AT = Date.UTC(2026, 10, 20, 12)

async function aRefundOf(store: Store, amount: number) {
	const { donation, payment } = await startDonation(store, aNewDonation(), none, AT)
	const about = { reference: donation.reference, currency: 'GBP', at: AT, staffId: null }
	await markReceived(store, { ...about, seenVersion: 0, amount: 2000 }, none, AT)
	await recordTransferRefund(store, { ...about, seenVersion: 1, paymentId: payment.id, amount }, none, AT)
	return donation.reference
}

for (const engine of ENGINES) {
	test(`${engine}: money that left is the refund of its sum around its day, once, of the reference or the person that it names`, async () => {
		const store = await freshStore(engine)
		const [first, second] = [await aRefundOf(store, 1000), await aRefundOf(store, 500)]
		const out = (text: string, amount: number, day = '2026-11-21') => aStatementLine(text, { amount, day })
		const found = (lines: ReturnType<typeof out>[]) => findRefundsOnStatement(store, lines, 'GBP')

		expect(await found([out('BRITISH GAS', -1000), out('Z OBRIEN', -1000), out('Z OBRIEN', -1000)])).toEqual([
			{ reference: first, ref: expect.any(String), amount: 1000, day: '2026-11-21' },
		])
		expect(await found([out(`REFUND ${second}`, -500), out(`REFUND ${second}`, -1000)])).toEqual([
			{ reference: second, ref: expect.any(String), amount: 500, day: '2026-11-21' },
		])
		expect(await found([out('Z OBRIEN', -1000, '2026-10-21'), out('Z OBRIEN', 1000)])).toEqual([])
	})

	test(`${engine}: of a refund that left the check knows the line after the import, and of another none`, async () => {
		const store = await freshStore(engine)
		const reference = await aRefundOf(store, 1000)
		await aRefundOf(store, 500)
		const lines = [aStatementLine(`REFUND ${reference}`, { amount: -1000, day: '2026-11-21' })]
		for (const at of [AT, AT + 1]) await importStatement(store, { lines, currency: 'GBP', staffId: null }, at)
		const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
		const { refunds } = await checkHandMarked(store, { now: AT, dayOf })
		// Both were made at the same moment, so that either may come first.
		expect(new Map(refunds.map(({ amount, isOnStatement }) => [amount, isOnStatement]))).toEqual(
			new Map([
				[500, false],
				[1000, true],
			]),
		)
	})
}

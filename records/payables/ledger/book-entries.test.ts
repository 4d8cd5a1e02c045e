import { expect, test } from 'vitest'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { startDonation } from '../../giving/start-donation.ts'
import type { Store } from '../../store/open-store.ts'
import { applyPaymentEvent } from '../apply-payment-event.ts'
import { markReceived } from '../mark-received.ts'
import { listLinesToReview } from '../transfers/bank-statement.ts'
import { receiveLine } from '../transfers/decide-line.ts'
import { importStatement } from '../transfers/import-statement.ts'
import { listBookEntries } from './book-entries.ts'
import { readLedgerExport, recordLedgerExport } from './ledger-exports.ts'

const NOW = Date.UTC(2026, 11, 3, 10)
const NOVEMBER = monthBounds('2026-11', 'Europe/London')
const none = () => []

async function aTreasurer({ db }: Store) {
	const moira = {
		id: 'moira',
		email: 'moira@example.org',
		name: 'Moira Reid',
		role: 'treasurer',
		created_at: 1,
	} as const
	await db.insertInto('staff').values(moira).execute()
	return moira.id
}

for (const engine of ENGINES) {
	test(`${engine}: a transfer of two parts has the line of each, the day it was entered and by whom`, async () => {
		const store = await freshStore(engine)
		const staffId = await aTreasurer(store)
		const { donation } = await startDonation(store, aNewDonation({ amount: 1000, fees: 0 }), none, NOW)
		const { reference } = donation
		// The same sum twice: the first was marked by hand, before its statement came.
		const byHand = { reference, seenVersion: donation.version, amount: 500, currency: 'GBP', staffId: null }
		await markReceived(store, { ...byHand, at: Date.UTC(2026, 9, 30, 12) }, none, NOW - 1)
		const lines = [aStatementLine(reference, { amount: 500, day: '2026-11-20', bankId: 'FT2' })]
		await importStatement(store, { lines, currency: 'GBP', staffId }, NOW)
		const [line] = await listLinesToReview(store, 10)
		await receiveLine(store, { lineId: line?.id ?? '', reference, seenVersion: 1, staffId }, none, NOW)
		expect(await listBookEntries(store, NOVEMBER)).toMatchObject([
			{ enteredAt: NOW, staffName: 'Moira Reid', line: { day: '2026-11-20', text: reference, bankId: 'FT2' } },
		])
		expect(await listBookEntries(store, monthBounds('2026-10', 'Europe/London'))).toMatchObject([
			{ enteredAt: NOW - 1, staffName: null, line: null },
		])
	})

	test(`${engine}: of a dispute the books have what was withdrawn, and nothing of the inquiry before it`, async () => {
		const store = await freshStore(engine)
		const { reference } = await storedDonation(store)
		const { paid, effect } = factsOf(reference)
		const refs = { charge: 'ch_1' }
		for (const event of [
			paid(),
			effect('dispute opened', 'dp_1-inquiry', 0, 20, { refs, fee: null, dueBy: 99 }),
			effect('dispute closed', 'dp_1-inquiry', 0, 30, { refs, outcome: 'won', feeReturned: null }),
			effect('dispute opened', 'dp_1', 2000, 30, { refs, fee: null, dueBy: 99 }),
		])
			await applyPaymentEvent(store, event, none, NOW)
		const disputed = (await listBookEntries(store, { from: 0, to: NOW })).filter(({ kind }) => kind !== 'payment')
		expect(disputed.map(({ kind, amount }) => [kind, amount])).toEqual([['dispute', -2000]])
	})

	test(`${engine}: the last export of a month is remembered, with who made it`, async () => {
		const store = await freshStore(engine)
		const staffId = await aTreasurer(store)
		expect(await readLedgerExport(store, '2026-11')).toBeUndefined()
		for (const [at, entryIds] of [
			[NOW, ['a']],
			[NOW + 1, ['a', 'b']],
		] as const) {
			await store.write((transaction) => recordLedgerExport(transaction, { month: '2026-11', entryIds, staffId }, at))
		}
		expect(await readLedgerExport(store, '2026-11')).toEqual({
			at: NOW + 1,
			entryIds: ['a', 'b'],
			staffName: 'Moira Reid',
		})
	})
}

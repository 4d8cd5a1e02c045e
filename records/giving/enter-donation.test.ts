import { expect, test } from 'vitest'
import { coverOf } from '#domain/gift-aid/cover.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import type { Store } from '#records/store/open-store.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { readGiftsOf } from '../gift-aid/read-gifts.ts'
import type { DeliveriesOfChange } from '../payables/apply-payment-event.ts'
import { listPayments } from '../payables/payables.ts'
import { listLinesToReview } from '../payables/transfers/bank-statement.ts'
import { receiveLine, setLineAside } from '../payables/transfers/decide-line.ts'
import { importStatement } from '../payables/transfers/import-statement.ts'
import { listTiedLines } from '../payables/transfers/list-arrivals.ts'
import { erasePerson, exportPerson } from '../person/person.ts'
import { findPeople } from '../submissions/find-people.ts'
import { enterDonation, isEntered } from './enter-donation.ts'
import { listPastDonors, readLastGift } from './past-donors.ts'
import { startDonation } from './start-donation.ts'

const NOW = Date.UTC(2026, 10, 29, 10)
const words = someGivingEmailContext()
const receipts: DeliveriesOfChange = (change) => emailsOfChange(change, words)

async function aLine(store: Store, text: string) {
	const lines = [aStatementLine(text, { amount: 2500 })]
	await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
	return (await listLinesToReview(store, 10)).find((line) => line.text === text)?.id ?? ''
}

const farah = (lineId: string, email = 'farah@example.org') => ({
	lineId,
	firstName: 'Farah',
	lastName: 'Aziz',
	email,
	fund: 'vets',
	locale: 'en-GB',
	staffId: 'moira',
})

const countOf = async ({ db }: Store) =>
	(await db.selectFrom('payable').select('id').execute()).length +
	(await db.selectFrom('ledger_entry').select('id').execute()).length

for (const engine of ENGINES) {
	test(`${engine}: what a tin collected is no gift that Gift Aid is claimed on`, async () => {
		const store = await freshStore(engine)
		const lineId = await aLine(store, 'COLLECTION TIN')
		const tin = { ...farah(lineId, ''), firstName: '', lastName: 'Collection tin', isNotForGiftAid: true }
		const entered = await enterDonation(store, tin, receipts, NOW)
		const id = entered.kind === 'done' ? entered.after.payable.id : ''
		expect((await readGiftsOf(store.db, id)).map((gift) => coverOf(gift, 0))).toEqual([{ kind: 'not their own' }])
	})

	test(`${engine}: a line is entered as a paid donation once, also by two people, with a receipt`, async () => {
		const store = await freshStore(engine)
		const lineId = await aLine(store, 'F AZIZ')
		const both = await Promise.all(
			[1, 2].map(() => enterDonation(store, { ...farah(lineId), knownBy: 'He rang' }, receipts, NOW)),
		)
		expect(both.map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'done'])
		expect(await countOf(store)).toBe(2)
		const [payable] = await store.db.selectFrom('payable').selectAll().execute()
		const [payment] = await listPayments(store.db, payable?.id ?? '')
		expect(payment).toMatchObject({ state: 'paid', received: 2500, paidAt: Date.UTC(2026, 10, 24, 12) })
		expect(await isEntered(store.db, payable?.id ?? '')).toBe(true)
		expect(await listTiedLines(store.db, payable?.id ?? '')).toMatchObject([{ text: 'F AZIZ', knownBy: 'He rang' }])
		const ledger = await store.db.selectFrom('ledger_entry').select(['fund', 'amount_minor']).execute()
		expect(ledger).toEqual([{ fund: 'vets', amount_minor: 2500 }])
		expect(await store.db.selectFrom('delivery').select('id').execute()).toHaveLength(1)
		expect(await listLinesToReview(store, 10)).toEqual([])
	})

	test(`${engine}: of a line that was set aside meanwhile no donation stays`, async () => {
		const store = await freshStore(engine)
		const lineId = await aLine(store, 'F AZIZ')
		await setLineAside(store, { lineId, kind: 'not ours', staffId: null }, NOW)
		expect(await enterDonation(store, farah(lineId), receipts, NOW)).toEqual({ kind: 'changed meanwhile' })
		expect(await countOf(store)).toBe(0)
	})

	test(`${engine}: a donor without an email address gets none, is found by name, handed over and erased`, async () => {
		const store = await freshStore(engine)
		const entered = await enterDonation(store, farah(await aLine(store, 'F AZIZ'), ''), receipts, NOW)
		const reference = entered.kind === 'done' ? entered.reference : ''
		const other = await enterDonation(store, farah(await aLine(store, 'MS F AZIZ'), ''), receipts, NOW)
		expect(await store.db.selectFrom('delivery').select('id').execute()).toEqual([])
		const found = await findPeople(store, 'farah aziz', 10)
		expect(found.map(({ key, email }) => [key, email])).toEqual(
			expect.arrayContaining([
				[reference, ''],
				[other.kind === 'done' ? other.reference : '', ''],
			]),
		)
		const { giving } = await exportPerson(store, reference)
		expect(giving.statementLines).toMatchObject([{ reference, text: 'F AZIZ' }])
		const moment = { now: NOW, today: '2026-11-29', yearEnd: null }
		expect(await erasePerson(store, reference, moment)).toMatchObject({ kind: 'erased', donations: 1 })
		expect((await exportPerson(store, reference)).giving.donations).toEqual([])
		const texts = await store.db.selectFrom('bank_statement_line').select('text').orderBy('text').execute()
		expect(texts).toEqual([{ text: '' }, { text: 'MS F AZIZ' }])
		expect(await findPeople(store, 'farah aziz', 10)).toHaveLength(1)
	})

	test(`${engine}: who gave before is known once, with their last gift and a declaration that covers the next`, async () => {
		const store = await freshStore(engine)
		const given = { firstName: 'Farah', lastName: 'Aziz', email: 'farah@example.org', declaration: aNewDeclaration() }
		const { donation } = await startDonation(store, aNewDonation(given), () => [], NOW)
		const known = async () => Promise.all((await listPastDonors(store)).map((donor) => readLastGift(store, donor)))
		// Anyone can announce a gift in another's name and declare.
		expect(await known()).toEqual([{ last: undefined, hasDeclaration: false }])
		const { reference, version: seenVersion } = donation
		const lineId = await aLine(store, reference)
		await receiveLine(store, { lineId, reference, seenVersion, staffId: null }, receipts, NOW)
		expect(await known()).toMatchObject([{ hasDeclaration: true }])
		await enterDonation(store, farah(await aLine(store, 'F AZIZ'), 'FARAH@example.org'), receipts, NOW + 1)
		const [donor, ...others] = await listPastDonors(store)
		expect(others).toEqual([])
		expect(donor && (await readLastGift(store, donor))).toEqual({
			last: expect.objectContaining({ amount: 2500, currency: 'GBP', at: Date.UTC(2026, 10, 24, 12) }),
			hasDeclaration: true,
		})
	})
}

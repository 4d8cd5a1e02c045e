import type { Selectable } from 'kysely'
import { expect, test } from 'vitest'
import { monthsLater } from '#domain/desk/retention.ts'
import { DAY_MS } from '#lib/dates.ts'
import { storeDeclaration } from '#records/gift-aid/declarations.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { severPayables } from '#records/person/sever-payables.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import type { BankStatementLineTable } from '#records/store/tables/giving-tables.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { deleteExpired, NOTHING_DELETED } from './retention.ts'

const NOW = Date.UTC(2040, 10, 23, 12)
const YEAR_AGO = monthsLater(NOW, -12)
const SEVEN_YEARS_AGO = monthsLater(NOW, -84)

async function donated(store: Store, name: string, createdAt: number, paidAt: number[], changes = {}) {
	const stored = await storedDonation(store, { last_name: name, created_at: createdAt, ...changes })
	for (const at of paidAt) {
		const event = { kind: 'paid', provider: 'stripe', reference: stored.reference, at, ref: `${name} ${at}` } as const
		const isRenewal = at !== paidAt[0]
		const given = { ...event, amount: 2000, currency: 'GBP', isRenewal, refs: { invoice: event.ref } }
		await applyPaymentEvent(store, given, () => [], at)
	}
	return stored
}

const names = async ({ db }: Store) =>
	(await db.selectFrom('payable').select('last_name').execute())
		.map((row) => row.last_name)
		.filter(Boolean)
		.sort()

function aLine(text: string, changes: Partial<Selectable<BankStatementLineTable>>) {
	return {
		id: text,
		fingerprint: text,
		imported_at: NOW,
		imported_by: null,
		day: '2040-11-20',
		amount_minor: 100,
		account: '',
		bank_id: '',
		balance_minor: null,
		words_hash: text,
		known_by: '',
		currency: 'GBP',
		text,
		note: 'TYPE',
		payer: text,
		outcome: null,
		decided_at: null,
		decided_by: null,
		matched_payment_id: null,
		claim_id: null,
		...changes,
	}
}

const textsOf = async ({ db }: Store) =>
	(await db.selectFrom('bank_statement_line').select('text').orderBy('text').execute())
		.map(({ text }) => text)
		.filter(Boolean)

for (const engine of ENGINES) {
	test(`${engine}: donors are forgotten 7 years after their last payment, amounts never`, async () => {
		const store = await freshStore(engine)
		const monthly = { frequency: 'monthly', state: 'starting' }
		await donated(store, 'old', SEVEN_YEARS_AGO - DAY_MS, [SEVEN_YEARS_AGO - 1])
		await donated(store, 'not so old', SEVEN_YEARS_AGO - DAY_MS, [SEVEN_YEARS_AGO + 1])
		await donated(store, 'old, paid again since', 1, [1, NOW - DAY_MS], monthly)
		const ended = await donated(store, 'ended long ago', 1, [1, 2], monthly)
		await donated(store, 'charged', 1, [1, 2], monthly)
		await store.db.updateTable('payable').set({ state: 'cancelled' }).where('id', '=', ended.payableId).execute()

		expect(await deleteExpired(store, NOW)).toEqual({ ...NOTHING_DELETED, anonymisedDonations: 2 })
		expect(await names(store)).toEqual(['charged', 'not so old', 'old, paid again since'])
		expect(await deleteExpired(store, NOW)).toEqual(NOTHING_DELETED)
		expect(await store.db.selectFrom('ledger_entry').select('id').execute()).toHaveLength(8)
	})

	test(`${engine}: those who never paid are forgotten after a year`, async () => {
		const store = await freshStore(engine)
		await donated(store, 'never paid', YEAR_AGO - 1, [])
		await donated(store, 'given up', YEAR_AGO - 1, [], { state: 'abandoned' })
		await donated(store, 'newer', YEAR_AGO + DAY_MS, [])
		await donated(store, 'paid', YEAR_AGO - DAY_MS, [YEAR_AGO - DAY_MS])
		expect((await deleteExpired(store, NOW)).anonymisedDonations).toBe(2)
		expect(await names(store)).toEqual(['newer', 'paid'])
	})

	test(`${engine}: what banks wrote about a donation, or what staff keep, goes after 7 years`, async () => {
		const store = await freshStore(engine)
		const { paymentId } = await storedDonation(store, { created_at: NOW })
		const [long, longer] = ['2033-11-24', '2033-11-23']
		const lines = [
			...[long, longer].map((day) =>
				aLine(`matched ${day}`, { day, outcome: 'booked', matched_payment_id: paymentId }),
			),
			...[long, longer].map((day) => aLine(`kept ${day}`, { day, outcome: 'other income', decided_at: 1 })),
		]
		await store.db.insertInto('bank_statement_line').values(lines).execute()
		await deleteExpired(store, NOW)
		expect(await textsOf(store)).toEqual([`kept ${long}`, `matched ${long}`])
	})

	test(`${engine}: what banks wrote about money that is no donation goes 30 days after it was set aside, else after a year`, async () => {
		const store = await freshStore(engine)
		const lines = [
			aLine('set aside', { outcome: 'not ours', decided_at: NOW - 30 * DAY_MS }),
			aLine('set aside lately', { outcome: 'not ours', decided_at: NOW - 30 * DAY_MS + 1 }),
			aLine('open', { imported_at: YEAR_AGO }),
			aLine('open, newer', { imported_at: YEAR_AGO + DAY_MS }),
		]
		await store.db.insertInto('bank_statement_line').values(lines).execute()
		await deleteExpired(store, NOW)
		expect(await textsOf(store)).toEqual(['open, newer', 'set aside lately'])
		await deleteExpired(store, NOW + DAY_MS)
		expect(await textsOf(store)).toEqual([])
	})

	test(`${engine}: the file of a statement goes after a week, imported or not`, async () => {
		const store = await freshStore(engine)
		const files = [NOW - 7 * DAY_MS, NOW - 7 * DAY_MS + 1].map((created_at) => ({
			id: String(created_at),
			text: 'Date,Who,Amount',
			said_json: null,
			created_at,
			created_by: null,
			total: null,
			done: 0,
			outcome_json: null,
		}))
		await store.db.insertInto('statement_import').values(files).execute()
		await deleteExpired(store, NOW)
		const left = await store.db.selectFrom('statement_import').select('created_at').execute()
		expect(left.map(({ created_at }) => Number(created_at))).toEqual([NOW - 7 * DAY_MS + 1])
	})

	test(`${engine}: buyers are forgotten 7 years after their last movement of money, or after a year without any; what they bought stays`, async () => {
		const store = await freshStore(engine)
		const order = {
			lines: [aNewOrderLine({ personalisation: 'BISCUIT' })],
			note: 'Behind the gate',
			phone: '01632 960001',
		}
		const old = await aPaidOrder(store, order, SEVEN_YEARS_AGO - DAY_MS)
		const refunded = await aPaidOrder(store, order, SEVEN_YEARS_AGO - DAY_MS)
		const about = { provider: 'bank transfer', reference: refunded.payable.reference, ref: 'back' } as const
		const refund = { ...about, kind: 'refunded', at: SEVEN_YEARS_AGO + DAY_MS, amount: 100, currency: 'GBP' } as const
		await applyPaymentEvent(store, refund, () => [], SEVEN_YEARS_AGO + DAY_MS)
		const unpaid = await aStoredOrder(store, order, YEAR_AGO - DAY_MS)
		const newer = await aStoredOrder(store, order, YEAR_AGO + DAY_MS)
		expect((await deleteExpired(store, NOW)).anonymisedDonations).toBe(2)
		for (const [{ payable }, isForgotten] of [
			[old, true],
			[unpaid, true],
			[refunded, false],
			[newer, false],
		] as const) {
			const kept = await findOrder(store, payable.reference)
			expect([kept?.payable.lastName, kept?.note, kept?.phone, kept?.address?.town]).toEqual(
				isForgotten ? ['', '', '', undefined] : ['O’Brien-Smith', 'Behind the gate', '01632 960001', 'Thornford'],
			)
			const personalisation = isForgotten ? '' : 'BISCUIT'
			expect(kept).toMatchObject({ goodsMinor: 900, lines: [{ title: 'Good ears mug', quantity: 1, personalisation }] })
		}
		const ledger = await store.db.selectFrom('ledger_entry').select('id').execute()
		expect(ledger).toHaveLength(3)
	})

	test(`${engine}: a declaration in force ends once its donors are gone and no gift is left to claim on`, async () => {
		const store = await freshStore(engine)
		const declare = () => store.write((transaction) => storeDeclaration(transaction, aNewDeclaration(), 1))
		const [old, newer] = [await declare(), await declare()]
		await donated(store, 'old', 1, [1], { gift_aid_declaration_id: old })
		const monthly = { frequency: 'monthly', state: 'starting', gift_aid_declaration_id: newer }
		const erased = await donated(store, 'newer', 1, [1, NOW - DAY_MS], monthly)
		await store.write((transaction) => severPayables(transaction, [erased.payableId], NOW))
		await deleteExpired(store, NOW)
		const ended = await store.db
			.selectFrom('gift_aid_declaration')
			.select('id')
			.where('cancelled_from', '=', '2040-11-23')
			.execute()
		expect(ended).toEqual([{ id: old }])
	})

	test(`${engine}: money that comes after a donor was forgotten is still entered, without a name`, async () => {
		const store = await freshStore(engine)
		const { payableId, reference } = await donated(store, 'late', 1, [])
		await store.write((transaction) => severPayables(transaction, [payableId], NOW))
		const event = { kind: 'paid', provider: 'stripe', reference, at: NOW, ref: 'pi', amount: 2000 } as const
		const refs = { customer: 'cus_1' }
		expect(await applyPaymentEvent(store, { ...event, currency: 'GBP', refs }, () => [], NOW)).toMatchObject({
			kind: 'applied',
			after: { payable: { email: '', customerRef: null, state: 'paid' } },
		})
	})
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FEE_KINDS } from '#domain/payables/ledger-kinds.ts'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import { aPaymentRow, storedDonation } from '#tests/builders/giving/donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { donationSnapshot } from '#tests/records/donation-snapshot.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDonation } from '../giving/donations.ts'
import { applyPaymentEvent, type DeliveriesOfChange } from './apply-payment-event.ts'
import { listPayments } from './payables.ts'

const none: DeliveriesOfChange = () => []
/** Sends a receipt when a payment becomes paid, as the site does. */
const receipts: DeliveriesOfChange = ({ before, after }) =>
	before.payment?.state !== 'paid' && after.payment?.state === 'paid'
		? [{ channel: 'email', payload: { subject: `Receipt ${after.payment.sequence}` } }]
		: []

for (const engine of ENGINES) {
	test(`${engine}: a donation is paid, refunded in part and entered once, however often it is told`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const { completed, paid, refunded } = factsOf(reference)
		expect(await applyPaymentEvent(store, completed(), none, 1)).toMatchObject({ kind: 'applied' })
		expect((await findDonation(store.db, reference))?.state).toBe('pending')
		const fee = { ref: 'txn_1', amount: 48, currency: 'GBP' }
		for (const _again of [1, 2, 3]) await applyPaymentEvent(store, paid({ fee }), receipts, 2)
		expect(await applyPaymentEvent(store, paid({ fee }), receipts, 2)).toEqual({ kind: 'already applied' })
		await applyPaymentEvent(store, refunded('re_1', 500), receipts, 3)

		expect(await findDonation(store.db, reference)).toMatchObject({ state: 'partly refunded', customerRef: 'cus_1' })
		const [payment] = await listPayments(store.db, payableId)
		expect(payment).toMatchObject({
			state: 'partly refunded',
			fee: 48,
			refunded: 500,
			paidAt: 20,
			sessionRef: 'cs_1',
			intentRef: 'pi_1',
			chargeRef: 'ch_1',
		})
		const { entries } = await donationSnapshot(store, payableId)
		expect(entries.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
			['fee', -48],
			['payment', 2000],
			['refund', -500],
		])
		const emails = await store.db.selectFrom('delivery').select(['payable_id', 'payload_json']).execute()
		expect(emails).toEqual([{ payable_id: payableId, payload_json: '{"subject":"Receipt 1"}' }])
	})

	test(`${engine}: what belongs to no donation is said to be unmatched, and nothing is stored`, async () => {
		const store = await freshStore(engine)
		await storedDonation(store)
		const { paid } = factsOf('DON-OTHER')
		expect(await applyPaymentEvent(store, paid(), receipts, 1)).toEqual({ kind: 'unmatched' })
		const dispute = factsOf(null).effect('dispute opened', 'dp_1', 2000, 5, { refs: { charge: 'ch_9' } })
		expect(await applyPaymentEvent(store, dispute, receipts, 1)).toEqual({ kind: 'unmatched' })
		expect(await store.db.selectFrom('ledger_entry').selectAll().execute()).toEqual([])
	})

	test(`${engine}: the same effect told by eight processes at once is entered once`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const { paid } = factsOf(reference)
		const results = await Promise.all(Array.from({ length: 8 }, () => applyPaymentEvent(store, paid(), receipts, 1)))
		expect(results.filter(({ kind }) => kind === 'applied')).toHaveLength(1)
		expect((await donationSnapshot(store, payableId)).entries).toHaveLength(1)
		expect(await store.db.selectFrom('delivery').select('id').execute()).toHaveLength(1)
	})

	test(`${engine}: a failure while emails are written leaves nothing half done`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const fails = () => {
			throw new Error('no words for this')
		}
		const before = await donationSnapshot(store, payableId)
		await expect(applyPaymentEvent(store, factsOf(reference).paid(), fails, 1)).rejects.toThrow('no words')
		expect(await donationSnapshot(store, payableId)).toEqual(before)
	})

	test(`${engine}: a direct debit was refused when its bank said so, not when it was begun`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const { completed, effect } = factsOf(reference)
		await applyPaymentEvent(store, completed(), none, 10)
		const failed = effect('failed', 'pi_1', 2000, 12, { isLate: false, method: 'direct debit' })
		for (const readAt of [5000, 9000]) await applyPaymentEvent(store, failed, none, readAt)
		expect(await listPayments(store.db, payableId)).toMatchObject([{ state: 'failed', declinedAt: 5000 }])
	})

	test(`${engine}: the books tell of disputes, late failures and refunds that failed`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const { paid, refunded, effect } = factsOf(reference)
		const refs = { charge: 'ch_1' }
		const stateAfter = async (event: NewPaymentEvent) => {
			await applyPaymentEvent(store, event, none, 1)
			return (await donationSnapshot(store, payableId)).state
		}
		expect(await stateAfter(paid())).toBe('paid')
		const fee = { ref: 'dp_1', amount: 2000, currency: 'GBP' }
		const opened = effect('dispute opened', 'dp_1', 2000, 30, { refs, fee, dueBy: 99 })
		expect(await stateAfter(opened)).toBe('disputed')
		const dueBy = async () =>
			(await store.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()).dispute_due_by
		expect(await dueBy()).toBe(99)
		// The inquiry before it has ended, which ends nothing else.
		await applyPaymentEvent(store, effect('dispute closed', 'dp_1-inquiry', 0, 30, { refs, outcome: 'won' }), none, 1)
		expect(await dueBy()).toBe(99)
		const won = { refs, outcome: 'won', feeReturned: fee }
		expect(await stateAfter(effect('dispute closed', 'dp_1', 2000, 40, won))).toBe('paid')
		expect(await dueBy()).toBe(null)
		const fees = await store.db.selectFrom('ledger_entry').select('kind').where('kind', 'in', FEE_KINDS).execute()
		expect(fees.map(({ kind }) => kind).sort()).toEqual(['dispute fee', 'dispute fee refund'])
		expect(await stateAfter(refunded('re_1', 2000))).toBe('refunded')
		expect(await stateAfter(effect('refund failed', 're_1', 2000, 50, { refs }))).toBe('paid')
		expect(await stateAfter(effect('dispute opened', 'dp_2', 0, 55, { refs }))).toBe('disputed')
		expect(await stateAfter(effect('dispute closed', 'dp_2', 0, 56, { refs, outcome: 'lost' }))).toBe('dispute lost')
		expect(await stateAfter(effect('failed', 'pi_1', 2000, 60, { refs, isLate: true }))).toBe('failed')
		const { entries } = await donationSnapshot(store, payableId)
		expect(entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(0)
	})

	test(`${engine}: money in another currency is in the books and pays for nothing`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store)
		const { paid } = factsOf(reference)
		await applyPaymentEvent(store, paid({ currency: 'JPY' }), receipts, 1)
		expect(await donationSnapshot(store, payableId)).toMatchObject({
			state: 'started',
			entries: [{ kind: 'payment', amount_minor: 2000, currency: 'JPY' }],
		})
		expect(await listPayments(store.db, payableId)).toMatchObject([{ state: 'started', paidAt: null, received: 0 }])
		expect(await store.db.selectFrom('delivery').select('id').execute()).toEqual([])
	})

	test(`${engine}: the ledger refuses changes and deletions, and an effect entered for another payment`, async () => {
		const store = await freshStore(engine)
		const [first, second] = [await storedDonation(store), await storedDonation(store)]
		await applyPaymentEvent(store, factsOf(first.reference).paid(), none, 1)
		const refused = 'entries of the ledger are never changed or deleted'
		await expect(store.db.updateTable('ledger_entry').set({ amount_minor: 1 }).execute()).rejects.toThrow(refused)
		await expect(store.db.deleteFrom('ledger_entry').execute()).rejects.toThrow(refused)
		if (engine === 'postgres') await expect(sql`truncate ledger_entry`.execute(store.db)).rejects.toThrow(refused)
		const stolen = { ...factsOf(second.reference).paid(), refs: {} }
		await expect(applyPaymentEvent(store, stolen, none, 1)).rejects.toThrow('for another payment')
		expect((await donationSnapshot(store, first.payableId)).entries).toMatchObject([
			{ kind: 'payment', amount_minor: 2000 },
		])
	})

	test(`${engine}: a donation has one payable attempt; money for an earlier one still counts`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId, paymentId } = await storedDonation(store)
		const second = aPaymentRow({ payable_id: payableId, sequence: 2 })
		const insert = () => store.write((transaction) => transaction.insertInto('payment').values(second).execute())
		await expect(insert()).rejects.toThrow(/unique/i)
		const { about, paid } = factsOf(reference)
		await applyPaymentEvent(store, { ...about, kind: 'expired', at: 5, paymentId }, none, 1)
		await insert()
		expect((await findDonation(store.db, reference))?.state).toBe('abandoned')
		await applyPaymentEvent(store, paid({ paymentId }), none, 1)
		expect((await listPayments(store.db, payableId)).map(({ state }) => state)).toEqual(['paid', 'started'])
		expect((await findDonation(store.db, reference))?.state).toBe('paid')
	})
}

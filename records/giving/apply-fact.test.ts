import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { NewProviderFact } from '#records/payments/provider.ts'
import type { Store } from '#records/store/open-store.ts'
import { aPaymentRow, storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyProviderFact, type DeliveriesOfChange } from './apply-fact.ts'
import { findDonation, listPayments } from './donations.ts'

type Kind = NewProviderFact['kind']
type Fact<K extends Kind> = Extract<NewProviderFact, { kind: K }>

/** Of each kind of donation; 400 were tried once. */
const MAX_SEED = 8

const none: DeliveriesOfChange = () => []
/** As the receipt will be: when a payment becomes paid. */
const receipts: DeliveriesOfChange = ({ before, after }) =>
	before.payment?.state !== 'paid' && after.payment?.state === 'paid'
		? [{ channel: 'letter', payload: { subject: `Receipt ${after.payment.sequence}` } }]
		: []

function factsOf(reference: string | null) {
	const about = { provider: 'stripe', reference } as const
	const effect = <K extends Kind>(kind: K, ref: string, amount: number, at: number, more: object = {}) =>
		({ ...about, kind, ref, amount, currency: 'GBP', at, ...more }) as unknown as Fact<K>
	return {
		about,
		completed: (at = 10): Fact<'session completed'> => ({
			...{ ...about, kind: 'session completed', at },
			refs: { session: 'cs_1', intent: 'pi_1', customer: 'cus_1' },
		}),
		paid: (more: object = {}) =>
			effect('paid', 'pi_1', 2000, 20, { refs: { intent: 'pi_1', charge: 'ch_1' }, ...more }),
		refunded: (ref: string, amount: number) => effect('refunded', ref, amount, 30, { refs: { charge: 'ch_1' } }),
		effect,
	}
}

/** What is stored, without the parts of references that tell donations of this file apart. */
async function snapshot({ db }: Store, donationId: string, tag = '') {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['kind', 'amount_minor', 'provider_ref', 'fund', 'currency'])
		.where('donation_id', '=', donationId)
		.orderBy('kind')
		.orderBy('provider_ref')
		.execute()
	const donation = await db.selectFrom('donation').selectAll().where('id', '=', donationId).executeTakeFirstOrThrow()
	const payments = await listPayments(db, donationId)
	const found = {
		state: donation.state,
		amount: donation.amount_minor,
		subscription: donation.provider_subscription_ref,
		payments: payments
			.map(({ state, refunded, fee, invoiceRef, paidAt }) => ({ state, refunded, fee, invoiceRef, paidAt }))
			.sort((a, b) => String(a.invoiceRef).localeCompare(String(b.invoiceRef))),
		entries,
	}
	return tag === '' ? found : (JSON.parse(JSON.stringify(found).replaceAll(tag, '')) as typeof found)
}

/** A decline, a payment with its fee told later, two refunds of which one fails, a dispute that is won. */
function onceFacts(reference: string, tag: string): NewProviderFact[] {
	const { about, effect } = factsOf(reference)
	const refs = { intent: `pi_1${tag}`, charge: `ch_1${tag}` }
	const paid = effect('paid', `pi_1${tag}`, 2000, 20, { refs })
	return [
		{ ...about, kind: 'session completed', at: 10, refs: { session: `cs_1${tag}`, intent: `pi_1${tag}` } },
		effect('failed', `pi_0${tag}`, 2000, 12, { isLate: false, refs: { session: `cs_1${tag}` } }),
		{ ...about, kind: 'expired', at: 8, refs: { session: `cs_1${tag}` } },
		paid,
		{ ...paid, fee: { ref: `txn_1${tag}`, amount: 48, currency: 'GBP' } },
		effect('refunded', `re_1${tag}`, 300, 30, { reference: null, refs: { charge: `ch_1${tag}` } }),
		effect('refunded', `re_2${tag}`, 1000, 31, { reference: null, refs: { charge: `ch_1${tag}` } }),
		effect('refund failed', `re_2${tag}`, 1000, 45, { reference: null, refs: { charge: `ch_1${tag}` } }),
		effect('dispute opened', `dp_1${tag}`, 1700, 40, { reference: null, refs: { charge: `ch_1${tag}` } }),
		effect('dispute closed', `dp_1${tag}`, 1700, 50, {
			reference: null,
			refs: { intent: `pi_1${tag}` },
			outcome: 'won',
		}),
	]
}

/** Three months: paid, paid and refunded, failed; with a raised amount. */
function monthlyFacts(reference: string, tag: string): NewProviderFact[] {
	const { about, effect } = factsOf(reference)
	const refs = (n: number) => ({ invoice: `in_${n}${tag}`, intent: `pi_${n}${tag}`, subscription: `sub_1${tag}` })
	return [
		{ ...about, kind: 'session completed', at: 10, refs: { session: `cs_1${tag}`, subscription: `sub_1${tag}` } },
		effect('paid', `in_1${tag}`, 2000, 20, { refs: refs(1) }),
		{
			...about,
			kind: 'subscription changed',
			at: 21,
			status: 'active',
			amount: 2000,
			refs: { subscription: `sub_1${tag}` },
		},
		effect('failed', `in_2${tag}`, 2000, 30, { refs: refs(2), isLate: false, isRenewal: true }),
		effect('paid', `in_2${tag}`, 2000, 35, { refs: refs(2), isRenewal: true }),
		effect('refunded', `re_1${tag}`, 2000, 40, { reference: null, refs: { intent: `pi_2${tag}` } }),
		{
			...about,
			kind: 'subscription changed',
			at: 45,
			status: 'active',
			amount: 2500,
			refs: { subscription: `sub_1${tag}` },
		},
		effect('failed', `in_3${tag}`, 2500, 50, { refs: refs(3), isLate: false, isRenewal: true }),
	]
}

/** The same order for the same seed. */
function shuffled<T>(items: T[], seed: number): T[] {
	let state = seed
	const random = () => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31
		return state / 2 ** 31
	}
	return items
		.map((item) => ({ item, at: random() }))
		.toSorted((a, b) => a.at - b.at)
		.map(({ item }) => item)
}

/** As events are retried: what matches nothing yet is told again. */
async function tellUntilMatched(store: Store, facts: NewProviderFact[]) {
	let waiting = facts
	for (let round = 0; waiting.length > 0; round += 1) {
		expect(round, 'rounds').toBeLessThan(5)
		const unmatched: NewProviderFact[] = []
		for (const fact of waiting) {
			const { kind } = await applyProviderFact(store, fact, none, 1)
			if (kind === 'unmatched') unmatched.push(fact)
		}
		waiting = unmatched
	}
}

for (const engine of ENGINES) {
	test(`${engine}: a donation is paid, refunded in part and entered once, however often it is told`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId } = await storedDonation(store)
		const { completed, paid, refunded } = factsOf(reference)
		expect(await applyProviderFact(store, completed(), none, 1)).toMatchObject({ kind: 'applied' })
		expect((await findDonation(store.db, reference))?.state).toBe('pending')
		const fee = { ref: 'txn_1', amount: 48, currency: 'GBP' }
		for (const _again of [1, 2, 3]) await applyProviderFact(store, paid({ fee }), receipts, 2)
		expect(await applyProviderFact(store, paid({ fee }), receipts, 2)).toEqual({ kind: 'already applied' })
		await applyProviderFact(store, refunded('re_1', 500), receipts, 3)

		expect(await findDonation(store.db, reference)).toMatchObject({ state: 'partly refunded', customerRef: 'cus_1' })
		const [payment] = await listPayments(store.db, donationId)
		expect(payment).toMatchObject({
			...{ state: 'partly refunded', fee: 48, refunded: 500, paidAt: 20 },
			...{ sessionRef: 'cs_1', intentRef: 'pi_1', chargeRef: 'ch_1' },
		})
		const { entries } = await snapshot(store, donationId)
		expect(entries.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
			['fee', -48],
			['payment', 2000],
			['refund', -500],
		])
		const emails = await store.db.selectFrom('delivery').select(['donation_id', 'payload_json']).execute()
		expect(emails).toEqual([{ donation_id: donationId, payload_json: '{"subject":"Receipt 1"}' }])
	})

	test(`${engine}: without money the newest fact counts, by the provider's clock, in whatever order they are told`, async () => {
		const store = await freshStore(engine)
		for (const [at, failedAt, state] of [
			[10, 20, 'failed'],
			[20, 10, 'pending'],
		] as const) {
			for (const isReversed of [false, true]) {
				const { reference, donationId } = await storedDonation(store)
				const tag = `#${donationId}`
				const { about, effect } = factsOf(reference)
				const refs = { session: `cs_1${tag}` }
				const completed = { ...about, kind: 'session completed', at, refs } as const
				const failed = effect('failed', `pi_1${tag}`, 2000, failedAt, { refs, isLate: false })
				const told = isReversed ? [failed, completed] : [completed, failed]
				for (const fact of told) await applyProviderFact(store, fact, none, 1)
				expect(await snapshot(store, donationId)).toMatchObject({ state, entries: [] })
			}
		}
	})

	test(`${engine}: what belongs to no donation is said to be unmatched, and nothing is stored`, async () => {
		const store = await freshStore(engine)
		await storedDonation(store)
		const { paid } = factsOf('DON-OTHER')
		expect(await applyProviderFact(store, paid(), receipts, 1)).toEqual({ kind: 'unmatched' })
		const dispute = factsOf(null).effect('dispute opened', 'dp_1', 2000, 5, { refs: { charge: 'ch_9' } })
		expect(await applyProviderFact(store, dispute, receipts, 1)).toEqual({ kind: 'unmatched' })
		expect(await store.db.selectFrom('ledger_entry').selectAll().execute()).toEqual([])
	})

	test(`${engine}: the same effect told by eight processes at once is entered once`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId } = await storedDonation(store)
		const { paid } = factsOf(reference)
		const results = await Promise.all(Array.from({ length: 8 }, () => applyProviderFact(store, paid(), receipts, 1)))
		expect(results.filter(({ kind }) => kind === 'applied')).toHaveLength(1)
		expect((await snapshot(store, donationId)).entries).toHaveLength(1)
		expect(await store.db.selectFrom('delivery').select('id').execute()).toHaveLength(1)
	})

	test(`${engine}: a failure while emails are written leaves nothing half done`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId } = await storedDonation(store)
		const fails = () => {
			throw new Error('no words for this')
		}
		const before = await snapshot(store, donationId)
		await expect(applyProviderFact(store, factsOf(reference).paid(), fails, 1)).rejects.toThrow('no words')
		expect(await snapshot(store, donationId)).toEqual(before)
	})

	test(`${engine}: the books tell of disputes, late failures and refunds that failed`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId } = await storedDonation(store)
		const { paid, refunded, effect } = factsOf(reference)
		const refs = { charge: 'ch_1' }
		const stateAfter = async (fact: NewProviderFact) => {
			await applyProviderFact(store, fact, none, 1)
			return (await snapshot(store, donationId)).state
		}
		expect(await stateAfter(paid())).toBe('paid')
		const fee = { ref: 'dp_1', amount: 2000, currency: 'GBP' }
		expect(await stateAfter(effect('dispute opened', 'dp_1', 2000, 30, { refs, fee }))).toBe('disputed')
		const won = { refs, outcome: 'won', feeReturned: fee }
		expect(await stateAfter(effect('dispute closed', 'dp_1', 2000, 40, won))).toBe('paid')
		expect(await stateAfter(refunded('re_1', 2000))).toBe('refunded')
		expect(await stateAfter(effect('refund failed', 're_1', 2000, 50, { refs }))).toBe('paid')
		expect(await stateAfter(effect('dispute opened', 'dp_2', 0, 55, { refs }))).toBe('disputed')
		expect(await stateAfter(effect('dispute closed', 'dp_2', 0, 56, { refs, outcome: 'lost' }))).toBe('disputed')
		expect(await stateAfter(effect('failed', 'pi_1', 2000, 60, { refs, isLate: true }))).toBe('failed')
		const { entries } = await snapshot(store, donationId)
		expect(entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(0)
	})

	test(`${engine}: a renewal is a payment of its own, also when it is told before the first`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId } = await storedDonation(store, { frequency: 'monthly', state: 'starting' })
		await tellUntilMatched(store, shuffled(monthlyFacts(reference, ''), 7))
		expect(await snapshot(store, donationId)).toMatchObject({
			...{ state: 'past due', subscription: 'sub_1', amount: 2500 },
			payments: [
				{ state: 'paid', invoiceRef: 'in_1' },
				{ state: 'refunded', invoiceRef: 'in_2', refunded: 2000 },
				{ state: 'failed', invoiceRef: 'in_3' },
			],
		})
	})

	test(`${engine}: facts in any order, each told up to three times, lead to the same books and states`, async () => {
		const store = await freshStore(engine)
		const cases = [
			{ changes: {}, facts: onceFacts },
			{ changes: { frequency: 'monthly', state: 'starting' } as const, facts: monthlyFacts },
		]
		for (const { changes, facts } of cases) {
			const inOrder = await storedDonation(store, changes)
			const tag = `#${inOrder.donationId}`
			for (const fact of facts(inOrder.reference, tag)) await applyProviderFact(store, fact, none, 1)
			const expected = await snapshot(store, inOrder.donationId, tag)
			for (let seed = 1; seed <= MAX_SEED; seed += 1) {
				const own = await storedDonation(store, changes)
				const ownTag = `#${own.donationId}`
				const told = facts(own.reference, ownTag)
				await tellUntilMatched(store, shuffled([...told, ...told, ...told], seed))
				expect(await snapshot(store, own.donationId, ownTag), `seed ${seed}`).toEqual(expected)
			}
		}
	})

	test(`${engine}: the ledger refuses changes and deletions, and an effect entered for another payment`, async () => {
		const store = await freshStore(engine)
		const [first, second] = [await storedDonation(store), await storedDonation(store)]
		await applyProviderFact(store, factsOf(first.reference).paid(), none, 1)
		const refused = 'entries of the ledger are never changed or deleted'
		await expect(store.db.updateTable('ledger_entry').set({ amount_minor: 1 }).execute()).rejects.toThrow(refused)
		await expect(store.db.deleteFrom('ledger_entry').execute()).rejects.toThrow(refused)
		if (engine === 'postgres') await expect(sql`truncate ledger_entry`.execute(store.db)).rejects.toThrow(refused)
		const stolen = { ...factsOf(second.reference).paid(), refs: {} }
		await expect(applyProviderFact(store, stolen, none, 1)).rejects.toThrow('for another payment')
		expect((await snapshot(store, first.donationId)).entries).toMatchObject([{ kind: 'payment', amount_minor: 2000 }])
	})

	test(`${engine}: a donation has one payable attempt; money for an earlier one still counts`, async () => {
		const store = await freshStore(engine)
		const { reference, donationId, paymentId } = await storedDonation(store)
		const second = aPaymentRow({ donation_id: donationId, sequence: 2 })
		const insert = () => store.write((transaction) => transaction.insertInto('payment').values(second).execute())
		await expect(insert()).rejects.toThrow(/unique/i)
		const { about, paid } = factsOf(reference)
		await applyProviderFact(store, { ...about, kind: 'expired', at: 5, paymentId }, none, 1)
		await insert()
		expect((await findDonation(store.db, reference))?.state).toBe('abandoned')
		await applyProviderFact(store, paid({ paymentId }), none, 1)
		expect((await listPayments(store.db, donationId)).map(({ state }) => state)).toEqual(['paid', 'started'])
		expect((await findDonation(store.db, reference))?.state).toBe('paid')
	})
}

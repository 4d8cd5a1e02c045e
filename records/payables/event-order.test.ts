import { expect, test } from 'vitest'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import type { Store } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { donationSnapshot } from '#tests/records/donation-snapshot.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { applyPaymentEvent, type DeliveriesOfChange } from './apply-payment-event.ts'

/** Seeds for each kind of donation; 400 were tried once. */
const MAX_SEED = 8

const none: DeliveriesOfChange = () => []

/** A decline, a payment with its fee told later, two refunds of which one fails, a dispute that is won. */
function oneOffEvents(reference: string, tag: string): NewPaymentEvent[] {
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
function monthlyEvents(reference: string, tag: string): NewPaymentEvent[] {
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

/** Shuffles in the same order for the same seed. */
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

/** Applies events as they are retried: what matches nothing yet is told again. */
async function tellUntilMatched(store: Store, events: NewPaymentEvent[]) {
	let waiting = events
	for (let round = 0; waiting.length > 0; round += 1) {
		expect(round, 'rounds').toBeLessThan(5)
		const unmatched: NewPaymentEvent[] = []
		for (const event of waiting) {
			const { kind } = await applyPaymentEvent(store, event, none, 1)
			if (kind === 'unmatched') unmatched.push(event)
		}
		waiting = unmatched
	}
}

for (const engine of ENGINES) {
	test(`${engine}: without money the newest event counts, by the provider's clock, in whatever order they are told`, async () => {
		const store = await freshStore(engine)
		for (const [at, failedAt, state] of [
			[10, 20, 'failed'],
			[20, 10, 'pending'],
		] as const) {
			for (const isReversed of [false, true]) {
				const { reference, payableId } = await storedDonation(store)
				const tag = `#${payableId}`
				const { about, effect } = factsOf(reference)
				const refs = { session: `cs_1${tag}` }
				const completed = { ...about, kind: 'session completed', at, refs } as const
				const failed = effect('failed', `pi_1${tag}`, 2000, failedAt, { refs, isLate: false })
				const told = isReversed ? [failed, completed] : [completed, failed]
				for (const event of told) await applyPaymentEvent(store, event, none, 1)
				expect(await donationSnapshot(store, payableId)).toMatchObject({ state, entries: [] })
			}
		}
	})

	test(`${engine}: a renewal is a payment of its own, also when it is told before the first`, async () => {
		const store = await freshStore(engine)
		const { reference, payableId } = await storedDonation(store, { frequency: 'monthly', state: 'starting' })
		await tellUntilMatched(store, shuffled(monthlyEvents(reference, ''), 7))
		expect(await donationSnapshot(store, payableId)).toMatchObject({
			state: 'past due',
			subscription: 'sub_1',
			amount: 2500,
			payments: [
				{ state: 'paid', invoiceRef: 'in_1' },
				{ state: 'refunded', invoiceRef: 'in_2', refunded: 2000 },
				{ state: 'failed', invoiceRef: 'in_3' },
			],
		})
	})

	test(`${engine}: events in any order, each told up to three times, lead to the same books and states`, async () => {
		const store = await freshStore(engine)
		const cases = [
			{ changes: {}, events: oneOffEvents },
			{ changes: { frequency: 'monthly', state: 'starting' } as const, events: monthlyEvents },
		]
		for (const { changes, events } of cases) {
			const inOrder = await storedDonation(store, changes)
			const tag = `#${inOrder.payableId}`
			for (const event of events(inOrder.reference, tag)) await applyPaymentEvent(store, event, none, 1)
			const expected = await donationSnapshot(store, inOrder.payableId, tag)
			for (let seed = 1; seed <= MAX_SEED; seed += 1) {
				const own = await storedDonation(store, changes)
				const ownTag = `#${own.payableId}`
				const told = events(own.reference, ownTag)
				await tellUntilMatched(store, shuffled([...told, ...told, ...told], seed))
				expect(await donationSnapshot(store, own.payableId, ownTag), `seed ${seed}`).toEqual(expected)
			}
		}
	})
}

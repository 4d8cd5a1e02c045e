import { expect, test } from 'vitest'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { hasDispute, hasDisputeToAnswer, listDisputedPayments } from './disputed-payments.ts'

async function aDispute(store: Store, n: number, { amount, dueBy }: { amount: number; dueBy: number | null }) {
	const { reference } = await storedDonation(store)
	const { paid, effect } = factsOf(reference)
	const refs = { intent: `pi_${n}`, charge: `ch_${n}` }
	const opened = effect('dispute opened', `dp_${n}`, amount, 30, { refs, fee: null, dueBy })
	for (const event of [paid({ refs, ref: `pi_${n}` }), opened]) await applyPaymentEvent(store, event, () => [], n)
	return {
		reference,
		opened,
		close: effect('dispute closed', `dp_${n}`, 0, 40, { refs, outcome: 'lost', feeReturned: null }),
	}
}

for (const engine of ENGINES) {
	test(`${engine}: open disputes are listed with what was taken, those to answer first, until someone has decided`, async () => {
		const store = await freshStore(engine)
		const later = await aDispute(store, 1, { amount: 2000, dueBy: 900 })
		const inquiry = await aDispute(store, 2, { amount: 0, dueBy: 800 })
		const answered = await aDispute(store, 3, { amount: 500, dueBy: null })
		await storedDonation(store)
		const listed = async () =>
			(await listDisputedPayments(store.db)).map(({ reference, taken, dueBy }) => [reference, taken, dueBy])
		expect(await listed()).toEqual([
			[inquiry.reference, 0, 800],
			[later.reference, 2000, 900],
			[answered.reference, 500, null],
		])
		const count = async (condition: ReturnType<typeof hasDispute>) =>
			(await store.db.selectFrom('payable').select('id').where(condition).execute()).length
		expect([await count(hasDispute()), await count(hasDisputeToAnswer())]).toEqual([3, 2])
		// The provider waits for no answer once it has one.
		await applyPaymentEvent(store, { ...inquiry.opened, dueBy: null }, () => [], 5)
		await applyPaymentEvent(store, later.close, () => [], 5)
		expect(await listed()).toEqual(
			[
				[answered.reference, 500, null],
				[inquiry.reference, 0, null],
			].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
		)
		expect([await count(hasDispute()), await count(hasDisputeToAnswer())]).toEqual([3, 0])
	})
	test(`${engine}: a donor is told once that a dispute has taken their donation, when it is lost`, async () => {
		const store = await freshStore(engine)
		const { close } = await aDispute(store, 1, { amount: 1500, dueBy: null })
		const subjects: string[] = []
		const told = (change: Parameters<typeof emailsOfChange>[0]) => {
			const emails = emailsOfChange(change, someGivingEmailContext())
			subjects.push(...emails.map(({ payload }) => String((payload as { subject: string }).subject)))
			return emails
		}
		for (const at of [5, 6]) await applyPaymentEvent(store, close, told, at)
		expect(subjects).toEqual([expect.stringMatching(/^Your bank has given £15 back to you - /)])
	})
}

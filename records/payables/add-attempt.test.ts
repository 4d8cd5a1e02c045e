import { expect, test } from 'vitest'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { readDonation } from '../giving/read-donation.ts'
import { payableAttempt } from './add-attempt.ts'

const NOW = 1_000

test.each(ENGINES)('an abandoned attempt is followed by another, which is found again (%s)', async (engine) => {
	const store = await freshStore(engine)
	const { payableId } = await storedDonation(store, { state: 'abandoned' }, { state: 'abandoned' })
	const first = await payableAttempt(store, payableId, NOW)
	expect(first).toMatchObject({ sequence: 2, state: 'started', amount: { amount: 2000, currency: 'GBP' } })
	const [again, meanwhile] = await Promise.all([1, 2].map(() => payableAttempt(store, payableId, NOW)))
	expect([again?.id, meanwhile?.id]).toEqual([first?.id, first?.id])
	expect((await readDonation(store, payableId))?.donation.state).toBe('started')
})

test.each([
	['it is paid', {}, { state: 'paid', paid_at: 1 }],
	['the money is on its way', {}, { state: 'pending' }],
	['it was paid and returned', {}, { state: 'failed', paid_at: 1 }],
	['the monthly donation has ended', { state: 'cancelled', frequency: 'monthly' }, { state: 'abandoned' }],
	['a subscription exists', { provider_subscription_ref: 'sub_1', frequency: 'monthly' }, { state: 'failed' }],
] as const)('there is nothing to pay when %s', async (_, donation, payment) => {
	const store = await freshStore('sqlite')
	const { payableId } = await storedDonation(store, donation, payment)
	expect(await payableAttempt(store, payableId, NOW)).toBeUndefined()
	expect(await payableAttempt(store, 'unknown', NOW)).toBeUndefined()
	expect((await readDonation(store, payableId))?.payments).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { receiptPath } from '#domain/giving/giving-links.ts'
import { applyProviderFact } from '#records/payables/apply-fact.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { receiptOfLink } from './receipt.server.ts'

test('a receipt is of what arrived, whatever was announced, and says what was refunded of it', async () => {
	const store = await freshStore('sqlite')
	const { payment } = await anArrivedDonation(store, { arrived: [1500], refunded: 400 })
	const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, 'secret')))
	expect(receipt).toMatchObject({ sum: '£15', change: '£4 of it was refunded, which no longer counts as a donation.' })
})

test('a payment that a bank took back keeps the sum that had arrived', async () => {
	const store = await freshStore('sqlite')
	const { donation, payment } = await anArrivedDonation(store, { arrived: [1500] })
	const back = { kind: 'failed', isLate: true, provider: 'bank transfer', reference: donation.reference } as const
	const fact = { ...back, paymentId: payment.id, ref: 'back', amount: 1500, currency: 'GBP', at: Date.now(), refs: {} }
	expect((await applyProviderFact(store, fact, () => [], Date.now())).kind).toBe('applied')
	const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, 'secret')))
	expect(receipt).toMatchObject({ sum: '£15', change: expect.stringContaining('has taken this payment back') })
})

import { expect, test } from 'vitest'
import { receiptPath } from '#domain/giving/giving-links.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { freshStore } from '#tests/records/stores.ts'
import { receiptOfLink } from './receipt.server.ts'

test('a receipt is of what arrived, whatever was announced, and says what was refunded of it', async () => {
	const store = await freshStore('sqlite')
	const { payment } = await anArrivedDonation(store, { arrived: [1500], refunded: 400 })
	const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, formSecret)))
	expect(receipt).toMatchObject({
		sum: '£15',
		change: '£4 of it was refunded, which no longer counts as a donation.',
		afterChange: { returned: '£4', left: '£11' },
	})
})

test('a payment that a bank took back keeps the sum that had arrived', async () => {
	const store = await freshStore('sqlite')
	const { donation, payment } = await anArrivedDonation(store, { arrived: [1500] })
	const back = { kind: 'failed', isLate: true, provider: 'bank transfer', reference: donation.reference } as const
	const event = { ...back, paymentId: payment.id, ref: 'back', amount: 1500, currency: 'GBP', at: Date.now(), refs: {} }
	expect((await applyPaymentEvent(store, event, () => [], Date.now())).kind).toBe('applied')
	const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, formSecret)))
	expect(receipt).toMatchObject({
		sum: '£15',
		change: expect.stringContaining('has taken this payment back'),
		afterChange: { returned: '£15', left: '' },
	})
})

test('the receipt of a disputed payment says what the bank has taken, and in the end that it no longer counts', async () => {
	const store = await freshStore('sqlite')
	const { donation, payment } = await startDonation(store, aNewDonation({ provider: 'stripe' }), () => [], 1)
	const { paid, effect } = factsOf(donation.reference)
	const refs = { charge: 'ch_1' }
	const changeAfter = async (event: Parameters<typeof applyPaymentEvent>[1]) => {
		await applyPaymentEvent(store, event, () => [], Date.now())
		return (await receiptOfLink(givingRequest(store, receiptPath(payment.id, formSecret))))?.change
	}
	expect(await changeAfter(paid())).toBe('')
	// An inquiry takes nothing.
	expect(await changeAfter(effect('dispute opened', 'dp_1', 0, 30, { refs }))).toBe('')
	await changeAfter(effect('dispute closed', 'dp_1', 0, 31, { refs, outcome: 'won' }))
	expect(await changeAfter(effect('dispute opened', 'dp_2', 1500, 32, { refs }))).toBe(
		'The bank has taken £15 of this payment back while it looks into a dispute, so it does not count as a donation until that is decided.',
	)
	expect(await changeAfter(effect('dispute opened', 'dp_3', 500, 33, { refs }))).toContain(
		'taken this payment back while',
	)
	await changeAfter(effect('dispute closed', 'dp_2', 0, 40, { refs, outcome: 'lost' }))
	expect(await changeAfter(effect('dispute closed', 'dp_3', 0, 41, { refs, outcome: 'lost' }))).toBe(
		'The bank has decided a dispute and taken this payment back, so it no longer counts as a donation.',
	)
})

test('a receipt says which declaration covers it, also one that was made with another gift', async () => {
	const store = await freshStore('sqlite')
	const own = await anArrivedDonation(store, { arrived: [2000], declaration: aNewDeclaration() })
	const later = await anArrivedDonation(store, { arrived: [3000] })
	const other = await anArrivedDonation(store, { arrived: [3000], firstName: 'Tom' })
	const lines = await Promise.all(
		[own, later, other].map(async ({ payment }) => {
			const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, formSecret)))
			return receipt?.giftAid
		}),
	)
	const covered = 'Covered by your declaration of 23 November 2026'
	expect(lines).toEqual([covered, covered, 'Not declared'])
	const emails = await store.db.selectFrom('delivery').select('payload_json').orderBy('created_at').execute()
	expect(emails.map(({ payload_json }) => payload_json.includes('Add Gift Aid'))).toEqual([false, false, true])
})

test('the receipt of a present says for whom, for how long, and where the money goes; of a dedication its name', async () => {
	const store = await freshStore('sqlite')
	const present = {
		recipient: 'Gran',
		relation: '',
		email: 'gran@example.org',
		address: null,
		message: '',
		sendOn: '2026-12-24',
	}
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present } as const
	const given = { kind: 'sponsorship', frequency: '12 months', sponsorship } as const
	const gift = await anArrivedDonation(store, { ...given, arrived: [6000] })
	expect(await receiptOfLink(givingRequest(store, receiptPath(gift.payment.id, formSecret)))).toMatchObject({
		purpose: 'Sponsorship of Dot',
		presentFor: 'Gran',
		presentTold: 'On 24 December 2026, by email to gran@example.org',
		time: '12 months, until 24 December 2027',
		promise: expect.stringContaining('to Dot first'),
	})
	const dedication = { kind: 'in memory of', name: 'Rex', card: null } as const
	const { payment } = await anArrivedDonation(store, { dedication, arrived: [2000] })
	const receipt = await receiptOfLink(givingRequest(store, receiptPath(payment.id, formSecret)))
	expect(receipt).toMatchObject({ dedication: 'In memory of Rex', promise: '' })
})

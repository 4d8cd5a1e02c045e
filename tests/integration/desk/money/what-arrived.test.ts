import { expect, test } from 'vitest'
import { dayIn } from '#lib/dates.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('what-arrived')
const today = () => dayIn('Europe/London', Date.now())

/** The row of the list that has this reference. */
async function rowOf(reference: string): Promise<string> {
	const list = await textOf(await desk.tess.get(`/desk/giving?search=${reference}`))
	return list.slice(list.indexOf('Announced or entered Amount'))
}

const pageOf = async (reference: string) => textOf(await desk.tess.get(`/desk/giving/${reference}`))
const arrives = (reference: string, amount: string) =>
	desk.send(desk.tess, reference, { intent: 'received', amount, day: today() })

test('£15 of £20 announced is £15 everywhere, also once it was accepted as the whole', async () => {
	const { reference } = await desk.aDonation()
	expect(await pageOf(reference)).toMatch(/£20 announced Waiting for money/)
	expect(await pageOf(reference)).toContain('you can claim £5 once the £20 announced has arrived')
	expect(await rowOf(reference)).toMatch(/£20\.00 announced/)

	expect((await arrives(reference, '15')).status).toBe(303)
	expect(await pageOf(reference)).toContain('£5 of what they announced is not here.')
	expect((await desk.send(desk.tess, reference, { intent: 'accept' })).status).toBe(303)
	const page = await pageOf(reference)
	expect(page).toMatch(/£20 announced, £15 arrived · DON-\S+ £15 Paid/)
	expect(page).toContain('you can claim £3.75.')
	expect(await rowOf(reference)).toMatch(/Paid .*£15\.00 £20 announced/)
	const declaration = await textOf(await desk.tess.get(`/desk/giving/${reference}/gift-aid`))
	expect(declaration).toContain('I want to Gift Aid my donation of £15 to')
	expect(declaration).not.toContain('£20')
})

test('a dispute says what the bank took and by when to answer, and the history has what Stripe told', async () => {
	const { reference } = await desk.aDonation({ provider: 'stripe' })
	const { paid, effect } = factsOf(reference)
	expect(await pageOf(reference)).toContain('£20 not paid')
	const tell = (event: NewPaymentEvent) => applyPaymentEvent(desk.store, event, () => [], Date.now())
	await tell(paid())
	const dueBy = Date.UTC(2099, 11, 6, 12)
	const refs = { charge: 'ch_1' }
	await tell(effect('dispute opened', `dp_${reference}`, 2000, Date.now(), { refs, dueBy }))
	const page = await pageOf(reference)
	expect(page).toContain(
		'Their bank has taken £20 back. Answer at Stripe by 6 December 2099: without an answer, it is lost.',
	)
	expect(page).toContain('Their bank disputed the payment: £20 withdrawn')
	await tell(effect('dispute opened', `dp_${reference}`, 2000, Date.now(), { refs }))
	expect(await pageOf(reference)).toContain('Stripe waits for no answer')
	await tell(effect('dispute closed', `dp_${reference}`, 0, Date.now(), { refs, outcome: 'lost' }))
	const lost = await pageOf(reference)
	expect(lost).toContain('The dispute was lost')
	expect(lost).not.toContain('See it at Stripe')
})

test('a refund is taken off what arrived', async () => {
	const { reference, paymentId } = await desk.aDonation()
	await arrives(reference, '25')
	const refund = { intent: 'refund', payment: paymentId, 'refund-amount': '5', 'refund-day': today() }
	expect((await desk.send(desk.tess, reference, refund)).status).toBe(303)
	expect(await pageOf(reference)).toMatch(/£20 announced, £25 arrived, £5 returned · DON-\S+ £20 Refunded in part/)
	expect(await rowOf(reference)).toMatch(/£20\.00 £20 announced, £25 arrived, £5 returned/)
	await desk.send(desk.tess, reference, { ...refund, 'refund-amount': '20' })
	const page = await pageOf(reference)
	expect(page).toMatch(/£20 announced, £25 arrived, £25 returned · DON-\S+ £0 Refunded/)
	expect(page).not.toContain('If they pay UK tax')
})

test('a standing order keeps its sum a month, and says what has arrived so far', async () => {
	const { reference } = await desk.aDonation({ frequency: 'monthly' })
	await arrives(reference, '20')
	await arrives(reference, '15')
	expect(await pageOf(reference)).toMatch(/£35 arrived · DON-\S+ £20 a month Active/)
	expect(await rowOf(reference)).toMatch(/£20\.00 a month £35 arrived/)
})

test('a monthly donation that ended has its end in what happened', async () => {
	const { reference } = await desk.aDonation({ provider: 'stripe', frequency: 'monthly' })
	const { about, effect } = factsOf(reference)
	const at = Date.UTC(2026, 10, 21, 12)
	const ended: NewPaymentEvent = {
		...about,
		kind: 'subscription changed',
		at,
		refs: { subscription: 'sub_1' },
		status: 'cancelled',
		amount: 2000,
	}
	for (const event of [effect('paid', 'in_9', 2000, at - 1000, { refs: { invoice: 'in_9' } }), ended]) {
		await applyPaymentEvent(desk.store, event, () => [], Date.now())
	}
	expect(await textOf(await desk.tess.get(`/desk/giving/${reference}`))).toMatch(
		/What happened.*Ended at Stripe *21 Nov 2026, 12:00/,
	)
})

test('a month whose card was declined has no sum among those that came', async () => {
	const { reference } = await desk.aDonation({ provider: 'stripe', frequency: 'monthly' })
	const { effect } = factsOf(reference)
	for (const event of [
		effect('paid', 'in_1', 2000, 20, { refs: { invoice: 'in_1' } }),
		effect('failed', 'in_2', 2000, 30, { refs: { invoice: 'in_2' }, isLate: false, isRenewal: true }),
	]) {
		await applyPaymentEvent(desk.store, event, () => [], Date.now())
	}
	const page = await textOf(await desk.tess.get(`/desk/giving/${reference}`))
	expect(page).toMatch(/Tried [^·]* · £20 did not come *–/)
})

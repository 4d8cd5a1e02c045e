import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { feeOf } from './play/charge.ts'
import { advanceClock, closeDispute, endDirectDebit, failRefund, openDispute, returnDirectDebit } from './play/later.ts'
import { renew, retryInvoice } from './play/renew.ts'
import { freshStripe, press, typesOf } from './stripe-client.ts'
import { monthlyOrderOf, orderOf } from './stripe-order.ts'

function idOf(value: string | { id: string } | null | undefined): string {
	return typeof value === 'string' ? value : (value?.id ?? '')
}

test('a declined card leaves the page open; the next one pays, with its fee', async () => {
	const { client } = await freshStripe()
	const session = await client.checkout.sessions.create(orderOf('DON-1'))

	expect((await press(session.url, 'decline')).html).toContain('Your card was declined.')
	expect((await client.checkout.sessions.retrieve(session.id)).status).toBe('open')
	const paid = await press(session.url, 'pay')
	expect([paid.status, paid.location]).toEqual([303, `http://localhost:1/thanks?session=${session.id}`])

	const after = await client.checkout.sessions.retrieve(session.id, {
		expand: ['payment_intent.latest_charge.balance_transaction'],
	})
	expect(after).toMatchObject({
		status: 'complete',
		payment_status: 'paid',
		payment_intent: {
			metadata: { reference: 'DON-1' },
			latest_charge: { paid: true, balance_transaction: { amount: 2500, fee: feeOf(2500) } },
		},
	})
	expect((await press(session.url, 'pay')).html).toContain('This page has expired')
})

test('3-D Secure asks on a page of the bank', async () => {
	const { client } = await freshStripe()
	const session = await client.checkout.sessions.create(orderOf('DON-1'))

	expect((await press(session.url, 'bank-page')).html).toContain('Your bank')
	expect((await press(session.url, 'not-authenticated')).html).toContain('declined')
	expect((await press(session.url, 'authenticated')).status).toBe(303)
})

test('an abandoned session expires after its time, and cannot be paid', async () => {
	const { server, client } = await freshStripe()
	const session = await client.checkout.sessions.create(orderOf('DON-1'))
	advanceClock(server.state, DAY_MS)

	expect((await client.checkout.sessions.retrieve(session.id)).status).toBe('expired')
	expect((await press(session.url, 'pay')).html).toContain('This page has expired')
	expect(typesOf(server)).toEqual(['checkout.session.expired'])
})

test('to expire a session that was paid meanwhile is refused', async () => {
	const { client } = await freshStripe()
	const session = await client.checkout.sessions.create(orderOf('DON-1'))
	await press(session.url, 'pay')

	await expect(client.checkout.sessions.expire(session.id)).rejects.toThrow('has a status of `complete`')
})

test('a direct debit completes unpaid, then succeeds or fails after days, or is returned', async () => {
	const { server, client } = await freshStripe()
	const [good, bad] = [
		await client.checkout.sessions.create(orderOf('DON-1')),
		await client.checkout.sessions.create(orderOf('DON-2')),
	]
	for (const { url } of [good, bad]) await press(url, 'direct-debit')
	expect(await client.checkout.sessions.retrieve(good.id)).toMatchObject({
		status: 'complete',
		payment_status: 'unpaid',
	})

	endDirectDebit(server.state, good.id, 'succeeds')
	endDirectDebit(server.state, bad.id, 'fails')
	expect((await client.checkout.sessions.retrieve(good.id)).payment_status).toBe('paid')
	expect((await client.checkout.sessions.retrieve(bad.id)).payment_status).toBe('unpaid')
	expect(typesOf(server)).toEqual(
		expect.arrayContaining(['checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed']),
	)
	const { payment_intent } = await client.checkout.sessions.retrieve(good.id, { expand: ['payment_intent'] })
	const charge = idOf((payment_intent as Stripe.PaymentIntent).latest_charge)
	returnDirectDebit(server.state, charge)
	const after = await client.charges.retrieve(charge, { expand: ['failure_balance_transaction'] })
	expect(after).toMatchObject({ status: 'failed', failure_balance_transaction: { amount: -2500 } })
})

test('a monthly donation is paid, its renewal fails and then succeeds, and it is cancelled in the portal', async () => {
	const { server, client } = await freshStripe()
	const session = await client.checkout.sessions.create(monthlyOrderOf('DON-1'))
	await press(session.url, 'pay')
	const types = typesOf(server)
	expect(types.indexOf('invoice.paid')).toBeLessThan(types.indexOf('checkout.session.completed'))

	const { subscription, customer } = await client.checkout.sessions.retrieve(session.id)
	const invoice = renew(server.state, idOf(subscription), 'decline')
	expect((await client.subscriptions.retrieve(idOf(subscription))).status).toBe('past_due')
	retryInvoice(server.state, invoice.id, 'pay')
	const paid = await client.invoices.retrieve(invoice.id, { expand: ['payments'] })
	expect(paid).toMatchObject({
		status: 'paid',
		billing_reason: 'subscription_cycle',
		amount_paid: 2500,
		parent: { subscription_details: { metadata: { reference: 'DON-1' } } },
	})
	expect(paid.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/)
	expect((await client.invoices.list({ subscription: idOf(subscription) })).data).toHaveLength(2)

	const portal = await client.billingPortal.sessions.create({
		customer: idOf(customer),
		return_url: 'http://localhost:1/manage',
	})
	expect((await press(portal.url, idOf(subscription))).html).toContain('canceled')
	await expect(client.subscriptions.cancel(idOf(subscription))).rejects.toThrow('No such subscription')
})

test('refunds and disputes at any age move money', async () => {
	const { server, client } = await freshStripe()
	const session = await client.checkout.sessions.create(orderOf('DON-1'))
	await press(session.url, 'pay')
	const { payment_intent } = await client.checkout.sessions.retrieve(session.id)
	const intent = idOf(payment_intent)

	const refund = await client.refunds.create({ payment_intent: intent, amount: 1000 })
	await expect(client.refunds.create({ payment_intent: intent, amount: 1501 })).rejects.toThrow('unrefunded amount')
	failRefund(server.state, refund.id)
	expect((await client.refunds.list({ payment_intent: intent })).data).toMatchObject([{ status: 'failed' }])

	advanceClock(server.state, 200 * DAY_MS)
	const dispute = openDispute(server.state, idOf(refund.charge))
	await expect(client.refunds.create({ payment_intent: intent })).rejects.toThrow('charged back')
	closeDispute(server.state, dispute.id, 'won')
	const [found] = (await client.disputes.list({ payment_intent: intent })).data
	expect(found).toMatchObject({ status: 'won', balance_transactions: [{ amount: -2500 }, { amount: 2500 }] })
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { asDonation, selectDonations } from '#records/giving/donations.ts'
import { asPayment } from '#records/payables/payables.ts'
import { balanceOf, type GivingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { eventually } from '../support/site-process.ts'
import { donate, siteWithStripe } from '../support/site-with-stripe.ts'

const WITHIN_MS = 30_000
/** Six starts of the site. */
export const WALK_TIMEOUT_MS = 300_000

async function read({ store: { db } }: GivingWithStripe) {
	const donations = (await selectDonations(db).execute()).map(asDonation)
	const payments = (await db.selectFrom('payment').selectAll().orderBy('sequence').execute()).map(asPayment)
	const entries = await db.selectFrom('ledger_entry').select(['kind', 'amount_minor']).execute()
	const emails = await db.selectFrom('delivery').select('payload_json').execute()
	return {
		donations,
		payments,
		entries,
		sum: entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
		receipts: emails.filter(({ payload_json }) => payload_json.includes('Your receipt')).length,
	}
}

/** Makes events due, as when Stripe's retries meet a site that was killed before it could apply them. */
const makeDue = ({ store }: GivingWithStripe) =>
	store.write((transaction) =>
		transaction.updateTable('provider_event').set({ next_at: 0 }).where('applied_at', 'is', null).execute(),
	)

const WALKS = {
	once: { amount: 'ownOnce', kept: 'paid' },
	monthly: { amount: 'ownMonthly', kept: 'active' },
}

/** A donation by card, killed after every step, from the form to its refund: the books are Stripe's. */
export async function walkKilledDonation(frequency: 'once' | 'monthly') {
	const { amount, kept } = WALKS[frequency]
	const { giving, start, kill } = await siteWithStripe()
	const fields = { draft: randomUUID(), pay: 'card', frequency, [amount]: '20' }
	let site = await start()
	const restart = async () => {
		await kill(site)
		await makeDue(giving)
		site = await start()
	}

	const sent = await donate(site, fields)
	expect(sent.status).toBe(303)
	await restart()
	// The answer was lost: the browser sends the form again, and gets the same page.
	const again = await donate(site, fields)
	const payPage = again.headers.get('Location')
	expect(payPage).toBe(sent.headers.get('Location'))
	expect([(await read(giving)).donations.length, giving.server.state.sessions.size]).toEqual([1, 1])

	const { location } = await press(payPage, 'pay')
	const thankYou = new URL(location ?? '')
	await restart()
	const path = thankYou.pathname + thankYou.search
	expect((await site.get(path)).status).toBe(200)

	const events = [...giving.server.state.undelivered]
	await giving.server.events.deliver()
	await restart()
	for (const event of events) expect(await giving.server.events.send(event)).toBe(200)
	const paid = await eventually(
		() => read(giving),
		(now) => now.donations[0]?.state === kept,
		WITHIN_MS,
	)
	expect([paid.payments.map(({ state }) => state), paid.sum]).toEqual([['paid'], balanceOf(giving)])
	expect((await site.get(path)).text).toContain('£20')

	const [payment] = paid.payments
	if (!payment) throw new Error('no payment')
	expect(await giving.provider.refund(payment, payment.amount)).toEqual({ kind: 'requested' })
	await restart()
	const refundEvents = [...giving.server.state.undelivered]
	await giving.server.events.deliver()
	await restart()
	for (const event of refundEvents) expect(await giving.server.events.send(event)).toBe(200)
	const after = await eventually(
		() => read(giving),
		(now) => now.payments[0]?.state === 'refunded',
		WITHIN_MS,
	)
	expect([after.sum, giving.server.state.refunds.size, after.receipts]).toEqual([balanceOf(giving), 1, 1])
	expect(after.entries.map(({ kind }) => kind).sort()).toEqual(['fee', 'payment', 'refund'])
}

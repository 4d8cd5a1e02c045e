import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { balanceOf, givingWithStripe, HOUR_MS, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { feeOf } from '#tests/stripe/play/charge.ts'
import {
	advanceClock,
	closeDispute,
	endDirectDebit,
	failRefund,
	openDispute,
	returnDirectDebit,
} from '#tests/stripe/play/later.ts'
import { renew, retryInvoice } from '#tests/stripe/play/renew.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { applyFacts } from './apply-events.ts'
import { reconcile } from './reconcile.ts'
import { retryRequests } from './retry-requests.ts'

const DAY_MS = 24 * HOUR_MS
const FEE = feeOf(2000)
const MONTHLY = { frequency: 'monthly', state: 'starting' } as const

function shuffled<T>(list: T[], seed: number): T[] {
	const random = (index: number) => Math.abs(Math.sin(seed * 1000 + index * 77.7)) % 1
	return list
		.map((item, index) => ({ item, key: random(index) }))
		.sort((a, b) => a.key - b.key)
		.map(({ item }) => item)
}

describe.each(ENGINES)('on %s', (engine) => {
	const open = async () => givingWithStripe(await freshStore(engine))

	test('a donation is paid once its events have come, with Stripe’s fee in the books', async () => {
		const giving = await open()
		const { start, read, reference } = await giving.donate()
		const url = await start()
		await press(url, 'decline')
		await giving.deliver()
		expect((await read()).payment.state).toBe('started')

		await press(url, 'pay')
		await giving.deliver()
		const { donation, payment, entries, sum } = await read()
		expect([donation.state, payment.state, payment.fee]).toEqual(['paid', 'paid', FEE])
		expect(entries).toEqual([`fee -${FEE}`, 'payment 2000'])
		expect([sum, giving.receipts]).toEqual([balanceOf(giving), [reference]])
	})

	test('the order of events, and how often they come, make no difference', async () => {
		for (let seed = 1; seed <= 6; seed++) {
			const giving = await open()
			const { start, read, reference } = await giving.donate(MONTHLY)
			await press(await start(), 'pay')
			const events = [...giving.server.state.undelivered]
			await giving.deliver(() => shuffled([...events, ...events], seed))
			const subscription = [...giving.server.state.subscriptions.keys()][0] ?? ''
			const invoice = renew(giving.server.state, subscription, 'decline')
			giving.server.state.advance(1000)
			retryInvoice(giving.server.state, invoice.id, 'pay')
			await giving.deliver((renewal) => shuffled([...renewal, ...events, ...renewal], seed))
			giving.server.state.advance(HOUR_MS)
			await giving.deliver()

			const { donation, payments, sum } = await read()
			expect([donation.state, payments.map(({ state }) => state)]).toEqual(['active', ['paid', 'paid']])
			expect([sum, giving.receipts]).toEqual([balanceOf(giving), [reference, reference]])
		}
	})

	test('an event whose object cannot be read is tried again', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		giving.server.fail({ path: /./, method: 'GET', kind: 'error 500', times: 1000 })
		expect((await giving.deliver()).applied).toBe(0)
		giving.server.repair()
		giving.server.state.advance(HOUR_MS)
		await giving.deliver()
		expect((await read()).payment.state).toBe('paid')
	})

	test('a first invoice that is told before the session is placed from its metadata alone', async () => {
		const giving = await open()
		const { start, read } = await giving.donate(MONTHLY)
		await press(await start(), 'pay')
		await giving.deliver((events) => events.filter(({ type }) => type === 'invoice.paid'))

		const { donation, payment } = await read()
		expect([donation.state, payment.state, payment.fee]).toEqual(['active', 'paid', FEE])
		expect(donation.subscriptionRef).toMatch(/^sub_/)
	})

	test('a direct debit is pending until its money is there; one that fails is not thanked for', async () => {
		const giving = await open()
		const [good, bad] = [await giving.donate(), await giving.donate()]
		for (const { start } of [good, bad]) await press(await start(), 'direct-debit')
		await giving.deliver()
		expect((await good.read()).payment.state).toBe('pending')
		expect(giving.receipts).toEqual([])

		giving.server.state.advance(4 * DAY_MS)
		const [first, second] = [...giving.server.state.sessions.keys()]
		endDirectDebit(giving.server.state, first ?? '', 'succeeds')
		endDirectDebit(giving.server.state, second ?? '', 'fails')
		await giving.deliver()
		expect([(await good.read()).payment.state, (await bad.read()).payment.state]).toEqual(['paid', 'failed'])
		expect(giving.receipts).toEqual([good.reference])
	})

	test('a direct debit that the bank returns later is taken off the books, once', async () => {
		for (const changes of [{}, MONTHLY]) {
			const giving = await open()
			const { start, read } = await giving.donate(changes)
			await press(await start(), 'pay')
			await giving.deliver()
			returnDirectDebit(giving.server.state, (await read()).payment.chargeRef ?? '')
			await giving.deliver((events) => [...events, ...events.map((event) => ({ ...event, id: `${event.id}_2` }))])
			const { payment, entries, sum } = await read()
			expect(payment.state).toBe('failed')
			expect(entries).toEqual([`fee -${FEE}`, 'late failure -2000', 'payment 2000'])
			expect(sum).toBe(balanceOf(giving))
		}
	})

	test('a charge of a monthly donation is entered once, by its invoice', async () => {
		const giving = await open()
		const { start, read } = await giving.donate(MONTHLY)
		await press(await start(), 'pay')
		const events = [...giving.server.state.undelivered]
		await giving.deliver()
		await giving.deliver(() =>
			events
				.filter(({ type }) => /^(charge|payment_intent)\./.test(type))
				.map((event) => ({ ...event, id: `${event.id}_2` })),
		)
		expect((await read()).entries).toEqual([`fee -${FEE}`, 'payment 2000'])
	})

	test('an abandoned session ends the attempt', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await start()
		advanceClock(giving.server.state, 25 * HOUR_MS)
		await giving.deliver()
		expect((await read()).payment.state).toBe('abandoned')
	})

	test('when the answer is lost the same call is sent again, and there is one session', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		giving.server.fail({ path: /sessions$/, kind: 'cut after', times: 2 })
		const { donation, payment } = await read()
		expect(await giving.provider.startPayment(payment, donation, URLS)).toMatchObject({ kind: 'unavailable' })

		const urls = { successUrl: 'http://localhost:1/elsewhere', cancelUrl: 'http://localhost:1/elsewhere' }
		expect((await giving.provider.startPayment(payment, donation, urls)).kind).toBe('redirect')
		await start()
		expect(giving.server.state.sessions.size).toBe(1)
		const bodies = giving.server.requests
			.filter(({ method }) => method === 'POST')
			.map(({ body, key }) => `${key} ${body}`)
		expect(new Set(bodies).size).toBe(1)
	})

	test('two tabs that start the same payment get one session', async () => {
		const giving = await open()
		const { start } = await giving.donate()
		const urls = await Promise.all([start(), start(), start()])
		expect(new Set(urls).size).toBe(1)
		expect(giving.server.state.sessions.size).toBe(1)
	})

	test('after 23 hours Stripe is asked by our reference, and nothing is sent again', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		const { donation, payment } = await read()
		giving.server.fail({ path: /sessions$/, kind: 'cut after', times: 2 })
		await giving.provider.startPayment(payment, donation, URLS)
		giving.server.state.advance(23 * HOUR_MS)
		giving.server.fail({ path: /sessions$/, method: 'GET', kind: 'error 500', times: 1 })
		expect(await giving.provider.startPayment(payment, donation, URLS)).toMatchObject({ kind: 'unavailable' })
		const before = giving.server.requests.length

		expect(await start()).toContain([...giving.server.state.sessions.keys()][0])
		expect(giving.server.requests.slice(before).map(({ method }) => method)).toEqual(['GET'])
	})

	test('an error that Stripe replays for the key is followed by a question, then by a new key', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		const { donation, payment } = await read()
		giving.server.fail({ path: /sessions$/, method: 'POST', kind: 'error 500', times: 1 })
		const attempt = () => giving.provider.startPayment(payment, donation, URLS)
		expect([(await attempt()).kind, (await attempt()).kind]).toEqual(['unavailable', 'unavailable'])
		const before = giving.server.requests.length

		await start()
		expect(giving.server.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST'])
		expect(giving.server.state.sessions.size).toBe(1)
	})

	test('a session that was never made is asked for with a new key after 23 hours', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		const { donation, payment } = await read()
		giving.server.fail({ path: /sessions$/, kind: 'cut before', times: 2 })
		await giving.provider.startPayment(payment, donation, URLS)
		giving.server.state.advance(23 * HOUR_MS)

		await start()
		const keys = giving.server.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)
		expect(new Set(keys).size).toBe(2)
		expect(giving.server.state.sessions.size).toBe(1)
	})

	test('a session is expired before another is made, and one that was paid meanwhile is a payment', async () => {
		const giving = await open()
		const [left, paid] = [await giving.donate(), await giving.donate()]
		await left.start()
		await press(await paid.start(), 'pay')

		const abandoned = (await left.read()).payment
		expect(await giving.provider.readPayment(abandoned)).toEqual([])
		expect(await giving.provider.expireSession(abandoned)).toBe('expired')
		expect(await giving.provider.expireSession(abandoned)).toBe('expired')
		const { payment } = await paid.read()
		expect(await giving.provider.expireSession(payment)).toBe('already paid')
		const facts = await giving.provider.readPayment(payment)
		expect(facts.map(({ kind }) => kind)).toEqual(['paid'])
		await applyFacts(giving.context, facts)
		expect((await paid.read()).payment.state).toBe('paid')
	})

	test('a refund is made once, also when it is asked for twice or its answer is lost', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		await giving.deliver()
		const { payment } = await read()
		giving.server.fail({ path: /refunds$/, method: 'POST', kind: 'cut after', times: 2 })
		const money = { amount: 500, currency: 'GBP' }

		expect(await giving.provider.refund(payment, money)).toEqual({ kind: 'requested' })
		expect(await giving.provider.refund(payment, money)).toEqual({ kind: 'requested' })
		giving.server.state.advance(HOUR_MS)
		expect(await retryRequests(giving.context)).toEqual([])
		expect(giving.server.state.refunds.size).toBe(1)
		await giving.deliver()
		const after = await read()
		expect([after.payment.state, after.payment.refunded]).toEqual(['partly refunded', 500])
		expect(await giving.provider.refund(after.payment, { amount: 1501, currency: 'GBP' })).toMatchObject({
			kind: 'refused',
		})

		failRefund(giving.server.state, [...giving.server.state.refunds.keys()][0] ?? '')
		await giving.deliver()
		expect([(await read()).payment.state, (await read()).sum]).toEqual(['paid', balanceOf(giving)])
	})

	test('a dispute at any age takes the money, and one that is won gives it back', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		await press(await start(), 'pay')
		await giving.deliver()
		giving.server.state.advance(200 * DAY_MS)
		const dispute = openDispute(giving.server.state, (await read()).payment.chargeRef ?? '')
		await giving.deliver((events) => events.toReversed())
		expect([(await read()).payment.state, (await read()).sum]).toEqual(['disputed', balanceOf(giving)])

		giving.server.state.advance(60 * DAY_MS)
		closeDispute(giving.server.state, dispute.id, 'won')
		await giving.deliver()
		expect([(await read()).payment.state, (await read()).sum]).toEqual(['paid', balanceOf(giving)])
	})

	test('a monthly donation is cancelled by us, or by the donor on the portal’s page', async () => {
		const giving = await open()
		const [ours, theirs] = [await giving.donate(MONTHLY), await giving.donate(MONTHLY)]
		for (const { start } of [ours, theirs]) await press(await start(), 'pay')
		await giving.deliver()

		await giving.provider.cancelMonthly((await ours.read()).donation)
		await giving.provider.cancelMonthly((await ours.read()).donation)
		const { donation } = await theirs.read()
		const url = await giving.provider.portalUrl(donation, 'http://localhost:1/manage')
		await press(url ?? null, donation.subscriptionRef ?? '')
		giving.server.state.advance(1000)
		await giving.deliver()
		expect([(await ours.read()).donation.state, (await theirs.read()).donation.state]).toEqual([
			'cancelled',
			'cancelled',
		])
	})

	test('without any event the comparison finds payments, refunds and disputes', async () => {
		const giving = await open()
		const since = giving.server.state.now() - DAY_MS
		const [once, monthly] = [await giving.donate(), await giving.donate(MONTHLY)]
		for (const { start } of [once, monthly]) await press(await start(), 'pay')
		const compare = async () => (await reconcile(giving.context, since)).errors
		expect(await compare()).toEqual([])
		expect([(await once.read()).payment.state, (await monthly.read()).donation.state]).toEqual(['paid', 'active'])

		renew(giving.server.state, (await monthly.read()).donation.subscriptionRef ?? '', 'pay')
		await giving.provider.refund((await once.read()).payment, { amount: 2000, currency: 'GBP' })
		openDispute(giving.server.state, (await monthly.read()).payment.chargeRef ?? '')
		expect(await compare()).toEqual([])
		const [a, b] = [await once.read(), await monthly.read()]
		expect([a.payment.state, b.payments.map(({ state }) => state)]).toEqual(['refunded', ['disputed', 'paid']])
		expect(a.sum + b.sum).toBe(balanceOf(giving))
		expect((await reconcile(giving.context, since)).applied).toBe(0)
	})
})

test('an event of other software is retried, then shown at the desk', async () => {
	const giving = await givingWithStripe(await freshStore('sqlite'))
	const { listUnmatchedEvents } = await import('./stored-events.ts')
	const session = await giving.api.createSession(
		{
			...{ mode: 'payment', success_url: URLS.successUrl, client_reference_id: 'shop-1', metadata: { shop: '1' } },
			line_items: [
				{ quantity: 1, price_data: { currency: 'gbp', unit_amount: 900, product_data: { name: 'A lead' } } },
			],
		} satisfies Stripe.Checkout.SessionCreateParams,
		'shop-1',
	)
	await press(session.url, 'pay')
	expect(await giving.deliver()).toMatchObject({ unmatched: 0, errors: [] })
	for (let hours = 0; hours < 48; hours++) {
		giving.server.state.advance(HOUR_MS)
		await giving.deliver()
	}
	const unmatched = await listUnmatchedEvents(giving.store, 10)
	expect(unmatched.map(({ type }) => type)).toContain('checkout.session.completed')
	expect(JSON.stringify(unmatched)).not.toContain('Robin')
})

import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { balanceOf, givingWithStripe, URLS } from '#tests/stripe/giving-with-stripe.ts'
import { failRefund } from '#tests/stripe/play/later.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { applyPaymentEvents } from './events/apply-events.ts'
import { retryRequests } from './requests/retry-requests.ts'

const MONTHLY = { frequency: 'monthly', state: 'starting' } as const

describe.each(ENGINES)('on %s', (engine) => {
	const open = async () => givingWithStripe(await freshStore(engine))

	test('when the answer is lost the same call is sent again, and there is one session', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		giving.server.fail({ path: /sessions$/, kind: 'cut after', times: 2 })
		const { payable, payment } = await read()
		expect(await giving.provider.startPayment(payment, payable, URLS)).toMatchObject({ kind: 'unavailable' })

		const urls = { successUrl: 'http://localhost:1/elsewhere', cancelUrl: 'http://localhost:1/elsewhere' }
		expect((await giving.provider.startPayment(payment, payable, urls)).kind).toBe('redirect')
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
		const { payable, payment } = await read()
		giving.server.fail({ path: /sessions$/, kind: 'cut after', times: 2 })
		await giving.provider.startPayment(payment, payable, URLS)
		giving.server.state.advance(23 * HOUR_MS)
		giving.server.fail({ path: /sessions$/, method: 'GET', kind: 'error 500', times: 1 })
		expect(await giving.provider.startPayment(payment, payable, URLS)).toMatchObject({ kind: 'unavailable' })
		const before = giving.server.requests.length

		expect(await start()).toContain([...giving.server.state.sessions.keys()][0])
		expect(giving.server.requests.slice(before).map(({ method }) => method)).toEqual(['GET'])
	})

	test('an error that Stripe replays for the key is followed by a question, then by a new key', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		const { payable, payment } = await read()
		giving.server.fail({ path: /sessions$/, method: 'POST', kind: 'error 500', times: 1 })
		const attempt = () => giving.provider.startPayment(payment, payable, URLS)
		expect([(await attempt()).kind, (await attempt()).kind]).toEqual(['unavailable', 'unavailable'])
		const before = giving.server.requests.length

		await start()
		expect(giving.server.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST'])
		expect(giving.server.state.sessions.size).toBe(1)
	})

	test('a session that was never made is asked for with a new key after 23 hours', async () => {
		const giving = await open()
		const { start, read } = await giving.donate()
		const { payable, payment } = await read()
		giving.server.fail({ path: /sessions$/, kind: 'cut before', times: 2 })
		await giving.provider.startPayment(payment, payable, URLS)
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
		const paymentEvents = await giving.provider.readPayment(payment)
		expect(paymentEvents.map(({ kind }) => kind)).toEqual(['paid'])
		await applyPaymentEvents(giving.context, paymentEvents)
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

	test('a monthly donation is cancelled by us, or by the donor on the portal’s page', async () => {
		const giving = await open()
		const [ours, theirs] = [await giving.donate(MONTHLY), await giving.donate(MONTHLY)]
		for (const { start } of [ours, theirs]) await press(await start(), 'pay')
		await giving.deliver()

		await giving.provider.cancelMonthly((await ours.read()).payable)
		await giving.provider.cancelMonthly((await ours.read()).payable)
		const { payable } = await theirs.read()
		const url = await giving.provider.portalUrl(payable, 'http://localhost:1/manage')
		await press(url ?? null, payable.subscriptionRef ?? '')
		giving.server.state.advance(1000)
		await giving.deliver()
		expect([(await ours.read()).payable.state, (await theirs.read()).payable.state]).toEqual(['cancelled', 'cancelled'])
	})
})

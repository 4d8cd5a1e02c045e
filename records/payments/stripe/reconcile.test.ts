import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { balanceOf, givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { openDispute } from '#tests/stripe/play/later.ts'
import { renew } from '#tests/stripe/play/renew.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { reconcile } from './reconcile.ts'

const MONTHLY = { frequency: 'monthly', state: 'starting' } as const

describe.each(ENGINES)('on %s', (engine) => {
	const open = async () => givingWithStripe(await freshStore(engine))

	test('without any event the comparison finds payments, refunds and disputes', async () => {
		const giving = await open()
		const since = giving.server.state.now() - DAY_MS
		const [once, monthly] = [await giving.donate(), await giving.donate(MONTHLY)]
		for (const { start } of [once, monthly]) await press(await start(), 'pay')
		const compare = async () => (await reconcile(giving.context, since)).errors
		expect(await compare()).toEqual([])
		expect([(await once.read()).payment.state, (await monthly.read()).payable.state]).toEqual(['paid', 'active'])

		renew(giving.server.state, (await monthly.read()).payable.subscriptionRef ?? '', 'pay')
		await giving.provider.refund((await once.read()).payment, { amount: 2000, currency: 'GBP' })
		openDispute(giving.server.state, (await monthly.read()).payment.chargeRef ?? '')
		expect(await compare()).toEqual([])
		const [a, b] = [await once.read(), await monthly.read()]
		expect([a.payment.state, b.payments.map(({ state }) => state)]).toEqual(['refunded', ['disputed', 'paid']])
		expect(a.sum + b.sum).toBe(balanceOf(giving))
		expect((await reconcile(giving.context, since)).applied).toBe(0)
	})
})

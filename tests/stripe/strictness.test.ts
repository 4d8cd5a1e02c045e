import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { STRIPE_API_VERSION } from '#records/payments/stripe/api-version.ts'
import { libraryClient } from './library-client.ts'
import { freshStripe } from './stripe-client.ts'
import { monthlyOrderOf, orderOf } from './stripe-order.ts'

/** The error of a call that fails. */
async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
	const error = await call.then(
		() => undefined,
		(reason: unknown) => reason,
	)
	if (error instanceof Stripe.errors.StripeError) return error
	throw new Error(`not an error of Stripe: ${String(error)}`)
}

test('the package has the types of the pinned version', () => {
	expect(Stripe.API_VERSION).toBe(STRIPE_API_VERSION)
	// @ts-expect-error: the pinned version has retired it; if this compiles, its types describe another version.
	const retired: Stripe.Checkout.SessionCreateParams = { payment_method_types: ['card'] }
	// @ts-expect-error: objects of the stand-in have these types, so a field that the description lacks does not compile.
	const unknownField: Pick<Stripe.Checkout.Session, 'id'> = { id: 'cs_test', card_number: '4242' }
	expect([Object.keys(retired), Object.keys(unknownField)]).toHaveLength(2)
})

test('unknown and retired parameters are refused by their names, nested ones too', async () => {
	const { server, client } = await freshStripe()
	const create = (extra: object) => errorOf(client.checkout.sessions.create({ ...orderOf('DON-1'), ...extra }))

	expect(await create({ payment_method_types: ['card'] })).toMatchObject({
		statusCode: 400,
		code: 'parameter_unknown',
		param: 'payment_method_types',
	})
	expect(await create({ payment_intent_data: { colour: 'red' } })).toMatchObject({
		param: 'payment_intent_data[colour]',
	})
	expect(await errorOf(client.refunds.list({ reference: 'DON-1' } as never))).toMatchObject({ param: 'reference' })
	expect(server.state.sessions.size).toBe(0)
})

test('a session that Stripe would refuse is refused', async () => {
	const { client } = await freshStripe()
	const create = (extra: object) => errorOf(client.checkout.sessions.create({ ...orderOf('DON-1'), ...extra }))

	expect(await create({ subscription_data: { description: 'Monthly' } })).toMatchObject({
		statusCode: 400,
		param: 'subscription_data',
	})
	expect(await create({ success_url: undefined })).toMatchObject({ param: 'success_url' })
	expect(await create({ success_url: '/thanks' })).toMatchObject({ param: 'success_url' })
	expect(await create({ customer_email: 'robin' })).toMatchObject({ param: 'customer_email' })
	expect(await create({ expires_at: Math.floor(Date.now() / 1000) + 60 })).toMatchObject({ param: 'expires_at' })
	expect(await create({ client_reference_id: 'DON 1' })).toMatchObject({ param: 'client_reference_id' })
	const tooSmall = structuredClone(orderOf('DON-1').line_items)
	if (tooSmall[0]) tooSmall[0].price_data.unit_amount = 29
	expect(await create({ line_items: tooSmall })).toMatchObject({ code: 'amount_too_small' })
	expect(await create({ line_items: monthlyOrderOf('DON-1').line_items })).toMatchObject({ param: 'mode' })
})

test('a wrong key, another version and a body that is not form-encoded are refused', async () => {
	const { server, client } = await freshStripe()

	expect(await errorOf(libraryClient(server.url, 'sk_test_wrong').accounts.retrieveCurrent())).toMatchObject({
		statusCode: 401,
		type: 'StripeAuthenticationError',
	})
	const other = client.accounts.retrieveCurrent({}, { apiVersion: '2024-06-20' })
	expect(await errorOf(other)).toMatchObject({ statusCode: 400 })
	const json = await fetch(`${server.url}/v1/refunds`, {
		method: 'POST',
		headers: {
			Authorization: 'Bearer sk_test_of_the_stand_in',
			'Stripe-Version': STRIPE_API_VERSION,
			'Content-Type': 'application/json',
		},
		body: '{"amount":1}',
	})
	expect(json.status).toBe(400)
	expect(await client.accounts.retrieveCurrent()).toMatchObject({ charges_enabled: true })
})

test('a key replays its first result for 24 hours, also a 500, and refuses another body', async () => {
	const { server, client } = await freshStripe()
	const create = (amount = 2500, idempotencyKey = 'key-1') => {
		const order = orderOf('DON-1')
		if (order.line_items[0]) order.line_items[0].price_data.unit_amount = amount
		return client.checkout.sessions.create(order, { idempotencyKey })
	}

	const first = await create()
	expect((await create()).id).toBe(first.id)
	expect(await errorOf(create(3000))).toMatchObject({ type: 'StripeIdempotencyError' })

	server.fail({ path: /sessions$/, kind: 'error 500', times: 1 })
	expect(await errorOf(create(2500, 'key-2'))).toMatchObject({ statusCode: 500 })
	expect(await errorOf(create(2500, 'key-2'))).toMatchObject({ statusCode: 500 })
	expect(server.state.sessions.size).toBe(1)

	// What was refused before anything was done is not stored.
	expect(await errorOf(create(1, 'key-3'))).toMatchObject({ statusCode: 400 })
	expect((await create(2500, 'key-3')).id).not.toBe(first.id)

	server.state.advance(DAY_MS)
	expect((await create()).id).not.toBe(first.id)
	expect((await create(2500, 'key-2')).id).not.toBe(first.id)
})

test('a connection that ends after the work has lost the answer only', async () => {
	const { server, client } = await freshStripe()
	server.fail({ path: /sessions$/, kind: 'cut after', times: 2 })

	const call = client.checkout.sessions.create(orderOf('DON-1'), { idempotencyKey: 'key-1' })
	expect(await errorOf(call)).toMatchObject({ type: 'StripeConnectionError' })
	const again = await client.checkout.sessions.create(orderOf('DON-1'), { idempotencyKey: 'key-1' })
	expect([...server.state.sessions.keys()]).toEqual([again.id])
})

test('lists have pages of at most 100, newest first, and filter by time', async () => {
	const { server, client } = await freshStripe()
	for (let index = 0; index < 12; index++) {
		await client.checkout.sessions.create(orderOf(`DON-${index}`))
		server.state.advance(1000)
	}

	const page = await client.checkout.sessions.list()
	expect(page.data.map((one) => one.client_reference_id).slice(0, 2)).toEqual(['DON-11', 'DON-10'])
	expect([page.data.length, page.has_more]).toEqual([10, true])
	expect(await client.checkout.sessions.list({ limit: 5 }).autoPagingToArray({ limit: 100 })).toHaveLength(12)
	const since = server.state.seconds() - 3
	expect((await client.checkout.sessions.list({ created: { gte: since } })).data).toHaveLength(3)
	expect(await errorOf(client.checkout.sessions.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
	expect(await errorOf(client.checkout.sessions.list({ expand: ['data.colour'] }))).toMatchObject({ param: 'expand' })
})

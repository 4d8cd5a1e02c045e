import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { otherSoftwareEvent } from './deliver-events.ts'
import { freshStripe, press } from './stripe-client.ts'
import { orderOf } from './stripe-order.ts'
import { TEST_WEBHOOK_SECRET } from './stripe-server.ts'

/** A webhook endpoint that verifies with the library and answers with `status`. */
async function startReceiver() {
	const receiver = { status: 200, url: '', types: [] as string[], refused: [] as string[] }
	const server = createServer(async (request, response) => {
		const payload = await text(request)
		try {
			const header = String(request.headers['stripe-signature'])
			const { type } = Stripe.webhooks.constructEvent(payload, header, TEST_WEBHOOK_SECRET)
			if (receiver.status === 200) receiver.types.push(type)
			response.writeHead(receiver.status).end()
		} catch (error) {
			receiver.refused.push(error instanceof Error ? error.constructor.name : String(error))
			response.writeHead(400).end()
		}
	})
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
	receiver.url = `http://localhost:${(server.address() as AddressInfo).port}/`
	return receiver
}

test('events are signed as Stripe signs them, and tried again for three days', async () => {
	const { server, client } = await freshStripe()
	const receiver = await startReceiver()
	server.setWebhook({ url: receiver.url, enabledEvents: ['*'] })
	const session = await client.checkout.sessions.create(orderOf('DON-1'))
	await press(session.url, 'pay')

	receiver.status = 503
	expect(new Set(await server.events.deliver())).toEqual(new Set([503]))
	receiver.status = 200
	await server.events.deliver()
	expect(receiver.types.at(-1)).toBe('checkout.session.completed')
	expect(await server.events.deliver()).toEqual([])

	receiver.status = 503
	await client.checkout.sessions.expire((await client.checkout.sessions.create(orderOf('DON-2'))).id)
	server.state.advance(4 * DAY_MS)
	await server.events.deliver()
	receiver.status = 200
	expect(await server.events.deliver()).toEqual([])
	expect((await client.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1)
})

test('a forged event and one that was signed long ago do not pass the library', async () => {
	const { server } = await freshStripe()
	const receiver = await startReceiver()
	server.setWebhook({ url: receiver.url, enabledEvents: ['*'] })
	const event = otherSoftwareEvent(server.state)

	expect(await server.events.send(event, { secret: 'whsec_wrong' })).toBe(400)
	expect(await server.events.send(event, { signedAt: Date.now() - DAY_MS })).toBe(400)
	expect(await server.events.send(event)).toBe(200)
	expect([receiver.types, receiver.refused]).toEqual([
		['invoice.paid'],
		['StripeSignatureVerificationError', 'StripeSignatureVerificationError'],
	])
})

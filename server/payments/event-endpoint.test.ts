import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { storeEvent } from '#records/payments/stripe/events/stored-events.ts'
import type { Store } from '#records/store/open-store.ts'
import { freshStore } from '#tests/records/stores.ts'
import { createDelivery, otherSoftwareEvent } from '#tests/stripe/deliver-events.ts'
import { createState } from '#tests/stripe/state.ts'
import { createBodyBudget } from '../http/limits/body-budget.ts'
import { createEventEndpoint, guardStripeEvents, STRIPE_EVENTS_PATH } from './event-endpoint.ts'

const SECRET = 'whsec_of_this_test'
const quiet = { info() {}, warn() {}, error() {} }

/** The endpoint on a port, with the stand-in's sender. */
async function startEndpoint(store: Pick<Store, 'write' | 'db'>) {
	const applied = { count: 0 }
	const receive = createEventEndpoint({
		webhookSecret: SECRET,
		store: (event) => storeEvent(store as Store, event, Date.now()),
		apply: () => {
			applied.count += 1
		},
		log: quiet,
	})
	const app = new Hono()
	const guard = guardStripeEvents({ budget: createBodyBudget(), addressOf: () => '' })
	app.post(STRIPE_EVENTS_PATH, guard, (c) => receive(c.req.raw))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	onTestFinished(() => void server.close())
	const url = `http://localhost:${(server.address() as AddressInfo).port}${STRIPE_EVENTS_PATH}`
	const state = createState(Date.now())
	return { url, state, applied, delivery: createDelivery(state, { url: () => url, secret: SECRET }) }
}

const storedEvents = ({ db }: Store) => db.selectFrom('provider_event').select('event_id').execute()

test('an event is stored once before it is confirmed, however often it comes', async () => {
	const store = await freshStore('sqlite')
	const { delivery, state, applied } = await startEndpoint(store)
	const event = otherSoftwareEvent(state)

	expect([await delivery.send(event), await delivery.send(event)]).toEqual([200, 200])
	expect(await storedEvents(store)).toEqual([{ event_id: event.id }])
	expect(applied.count).toBe(1)
})

test('forged, old and unsigned events are refused, and nothing is stored', async () => {
	const store = await freshStore('sqlite')
	const { delivery, state, url } = await startEndpoint(store)
	const event = otherSoftwareEvent(state)

	expect(await delivery.send(event, { secret: 'whsec_wrong' })).toBe(400)
	expect(await delivery.send(event, { signedAt: Date.now() - DAY_MS })).toBe(400)
	expect((await fetch(url, { method: 'POST', body: JSON.stringify(event) })).status).toBe(400)
	expect(await delivery.send({ ...event, id: '' })).toBe(400)
	expect(await storedEvents(store)).toEqual([])
})

test('while the store fails the event is not confirmed, so that Stripe sends it again', async () => {
	const store = await freshStore('sqlite')
	const broken = { db: store.db, write: () => Promise.reject(new Error('disk full')) }
	const { delivery, state, applied } = await startEndpoint(broken)

	expect(await delivery.send(otherSoftwareEvent(state))).toBe(503)
	expect(applied.count).toBe(0)
})

test('a body above the limit is refused', async () => {
	const { delivery, state } = await startEndpoint(await freshStore('sqlite'))
	const event = otherSoftwareEvent(state)
	Object.assign(event.data.object, { description: 'x'.repeat(300_000) })
	expect(await delivery.send(event)).toBe(413)
})

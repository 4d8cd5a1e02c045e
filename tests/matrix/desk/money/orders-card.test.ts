import { expect, onTestFinished, test } from 'vitest'
import type { Role } from '#domain/desk/people/roles.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { openStore } from '#records/store/open-store.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { signedIn, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { balanceOf, givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { openDispute } from '#tests/stripe/play/later.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'

const SITE_URL = 'http://localhost:3000'
const today = () => new Date().toISOString().slice(0, 10)

/** A desk with card payments, where a treasurer and a volunteer work on orders. */
async function aDesk() {
	const dataDir = freshFolder('desk-orders-card')
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const giving = await givingWithStripe(store)
	const site = await startSiteProcess({
		...SMALL_CHARITY,
		DATA_DIR: dataDir,
		SITE_URL,
		STRIPE_BASE_URL: giving.server.url,
		STRIPE_SECRET_KEY: TEST_SECRET_KEY,
		STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
	})
	onTestFinished(async () => void (await site.stop()))
	const visitors = new Map<Role, string>()
	for (const role of ['treasurer', 'team'] as const) {
		// Without https the cookie has its plain name.
		visitors.set(role, (await signedIn(site.url, store, role)).cookie.replace('__Host-', ''))
	}
	const now = async (reference: string) => {
		const order = await findOrder(store, reference)
		if (!order) throw new Error('the order is gone')
		return order
	}
	return {
		store,
		giving,
		now,
		async send(reference: string, fields: Record<string, string>, role: Role = 'treasurer') {
			const { version, payable } = await now(reference)
			const seen = { version: String(version), 'payment-version': String(payable.version), seen: '0' }
			return fetch(`${site.url}/desk/orders/${reference}`, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams({ ...seen, ...fields }),
				headers: {
					Cookie: visitors.get(role) ?? '',
					Origin: SITE_URL,
					'Sec-Fetch-Site': 'same-origin',
					Accept: 'text/html',
				},
			})
		},
		page: async (reference: string, role: Role = 'treasurer') =>
			textOf(await fetch(`${site.url}/desk/orders/${reference}`, { headers: { Cookie: visitors.get(role) ?? '' } })),
	}
}

test('lines of an order by card are refunded through Stripe, and what it refuses is said and changes nothing', async () => {
	const { giving, now, send, page } = await aDesk()
	const paid = async () => {
		const order = await giving.order()
		await press(await order.start(), 'pay')
		await giving.deliver()
		return order
	}
	const { reference, read } = await paid()
	const [line] = (await now(reference)).lines
	expect((await send(reference, { intent: 'refund', [`refund-${line?.id}`]: '1' })).status).toBe(303)
	expect(await now(reference)).toMatchObject({
		lines: [{ refundedQuantity: 1 }],
		payable: { state: 'partly refunded' },
	})
	const rest = await page(reference)
	expect(rest).toContain('Cancel and refund £11.25')
	expect((await send(reference, { intent: 'refund', [`refund-${line?.id}`]: '2' })).status).toBe(422)
	expect((await send(reference, { intent: 'cancel' })).status).toBe(303)
	expect(await now(reference)).toMatchObject({ payable: { state: 'refunded' }, cancelledAt: expect.any(Number) })
	expect([...giving.server.state.refunds.values()].map(({ amount }) => amount)).toEqual([900, 1125])
	expect((await read()).sum).toBe(balanceOf(giving))

	const other = await paid()
	openDispute(giving.server.state, (await other.read()).payment.chargeRef ?? '')
	const refused = await send(other.reference, { intent: 'cancel' })
	expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining('Stripe refused the refund: ')])
	expect(await now(other.reference)).toMatchObject({ cancelledAt: null, lines: [{ refundedQuantity: 0 }] })
	expect(await page(other.reference)).toContain('Stripe refused the refund of £20.25')
	expect(await page(other.reference, 'team')).not.toMatch(/refused|£/)
})

test('what a transfer brought above its order is asked about, by those who see money: kept, or sent back', async () => {
	const { store, now, send, page } = await aDesk()
	const overpaid = async () => {
		const { payable } = await aStoredOrder(store)
		const { reference, version: seenVersion } = payable
		const arrived = { reference, seenVersion, amount: 2000, currency: 'GBP', at: Date.now(), staffId: null }
		await markReceived(store, arrived, () => [], Date.now())
		return reference
	}
	const [kept, back] = [await overpaid(), await overpaid()]
	expect(await page(kept)).toContain('They sent £8.75 more than the order costs.')
	expect(await page(kept, 'team')).not.toContain('£8.75')
	for (const intent of ['surplus-keep', 'surplus-refund'])
		expect([intent, (await send(kept, { intent }, 'team')).status]).toEqual([intent, 403])

	expect((await send(kept, { intent: 'surplus-keep' })).status).toBe(303)
	expect(await page(kept)).not.toContain('more than the order costs')
	expect(await page(kept)).toContain('kept the overpayment as a donation')
	expect((await send(back, { intent: 'surplus-refund', 'surplus-refund-day': '2099-01-01' })).status).toBe(422)
	expect((await send(back, { intent: 'surplus-refund', 'surplus-refund-day': today() })).status).toBe(303)
	expect((await send(back, { intent: 'surplus-refund', 'surplus-refund-day': today() })).status).toBe(409)
	expect(await page(back)).not.toContain('more than the order costs')
	// What stays covers the order.
	expect(await page(back)).toContain('Paid, and what was too much sent back')
	const { payable, packedAt } = await now(back)
	expect([payable.state, packedAt]).toEqual(['partly refunded', null])
	const subjects = await store.db
		.selectFrom('delivery')
		.select('payload_json')
		.where('payable_id', '=', payable.id)
		.execute()
	expect(subjects.map(({ payload_json }) => JSON.parse(payload_json).subject)).toEqual([`Your refund - ${back}`])
})

import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { aBuyer, charityWithGoods } from '#tests/integration/shop/shop-buyer.ts'
import { eventually } from '#tests/integration/support/site-process.ts'
import { siteWithStripe } from '#tests/integration/support/site-with-stripe.ts'
import { libraryClient } from '#tests/stripe/library-client.ts'
import { press } from '#tests/stripe/stripe-client.ts'

const WITHIN_MS = 30_000
const LAST_TOWEL = { slug: 'tea-towel', variant: 'one', quantity: 4 }

/** A site with goods that takes cards, with an order of all four tea towels on its way to Stripe's page. */
async function anOrderByCard() {
	const charity = charityWithGoods()
	const { giving, start } = await siteWithStripe({ CONTENT_DIR: charity.folder })
	const site = await start()
	const { db } = giving.store
	const email = 'zoe@example.org'
	const buyer = await aBuyer(site, [LAST_TOWEL])
	const page = await buyer.toPay({ email })
	expect(page.text).toContain('Pay £')
	const checkout = await buyer.toStripe(page)
	const read = async () => {
		const payable = await db.selectFrom('payable').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
		const order = await db.selectFrom('shop_order').selectAll().where('payable_id', '=', payable.id).executeTakeFirst()
		const payments = await db.selectFrom('payment').select('state').where('payable_id', '=', payable.id).execute()
		const stock = await db.selectFrom('stock').selectAll().where('merch_id', '=', MERCH_ID).executeTakeFirst()
		return { payable, order, payments: payments.map(({ state }) => state), stock }
	}
	const emails = async (): Promise<string[]> =>
		(await db.selectFrom('delivery').select('payload_json').execute()).map(
			({ payload_json }) => JSON.parse(payload_json).subject,
		)
	const orderPage = (await buyer.get('/checkout/pay')).text.match(/href="(\/shop\/order\?key=[^"]+)"/)?.[1] ?? ''
	return {
		giving,
		site,
		buyer,
		checkout,
		read,
		emails,
		orderPage: orderPage.replaceAll('&amp;', '&'),
	}
}

const MERCH_ID = 209

test('an order by card is paid once: sold, confirmed by email, and shown as such before its event has come', async () => {
	const { giving, buyer, checkout, read, emails, orderPage } = await anOrderByCard()
	expect(await read()).toMatchObject({ order: { reservation: 'reserved' }, stock: { reserved: 4, sold: 0 } })
	expect((await buyer.get(orderPage)).text).toContain('You haven’t paid yet')
	// After a declined card the same page can still be paid.
	await press(checkout, 'decline')
	expect((await buyer.get(orderPage)).text).toContain('Your bank declined')
	await press(checkout, 'pay')
	expect((await buyer.get(orderPage)).text).toContain('It’s ordered')
	await giving.server.events.deliver()
	await eventually(
		async () => (await read()).order?.reservation,
		(now) => now === 'sold',
		WITHIN_MS,
	)
	const { payable, stock, payments } = await read()
	expect([stock?.sold, stock?.reserved, payments]).toEqual([4, 0, ['paid']])
	expect(await emails()).toEqual([`Your order is confirmed - ${payable.reference}`])
})

test('an abandoned order is paid later on a page of its own; meanwhile its goods are for others', async () => {
	const { giving, site, buyer, checkout, read, orderPage } = await anOrderByCard()
	const [session] = [...giving.server.state.sessions.keys()]
	await libraryClient(giving.server.url).checkout.sessions.expire(session ?? '')
	await giving.server.events.deliver()
	await eventually(
		async () => (await read()).order?.reservation,
		(now) => now === 'freed',
		WITHIN_MS,
	)
	const shown = await buyer.get(orderPage)
	expect(/<h1[^>]*>(.*?)<\/h1>/.exec(shown.text)?.[1]).toBe('The time for paying ran out')
	expect((await press(checkout, 'pay')).html).toContain('This page has expired')

	// Another buyer takes one of the four.
	const other = await aBuyer(site, [{ ...LAST_TOWEL, quantity: 1 }])
	expect((await other.pay(await other.toPay({ email: 'other@example.org' }))).path).toMatch(/^\/shop\/order/)
	const refused = await buyer.send(shown, new URLSearchParams({ intent: 'card' }))
	expect(refused.status).toBe(409)
	expect(refused.text).toContain('sold out, so we can’t take your money for it')
	const byBank = await buyer.send(shown, new URLSearchParams({ intent: 'transfer' }))
	expect(byBank.status).toBe(409)
	expect((await read()).stock).toMatchObject({ sold: 0, reserved: 1 })
})

test('an order that expired is paid after all while its goods are there, once', async () => {
	const { giving, buyer, read, orderPage } = await anOrderByCard()
	// Not by its clock, which would be ahead of ours: a page to pay may not end in the past.
	const [session] = [...giving.server.state.sessions.keys()]
	await libraryClient(giving.server.url).checkout.sessions.expire(session ?? '')
	await giving.server.events.deliver()
	await eventually(
		async () => (await read()).order?.reservation,
		(now) => now === 'freed',
		WITHIN_MS,
	)
	const next = await buyer.toStripe(await buyer.get(orderPage), { intent: 'card' })
	expect((await read()).stock).toMatchObject({ sold: 0, reserved: 4 })
	await press(next, 'pay')
	expect((await buyer.get(orderPage)).text).toContain('It’s ordered')
	expect(await read()).toMatchObject({ payments: ['abandoned', 'paid'], stock: { sold: 4, reserved: 0 } })
})

test('an order by card becomes one by bank transfer, and its card page can no longer be paid', async () => {
	const { buyer, checkout, read, orderPage } = await anOrderByCard()
	const shown = await buyer.get(orderPage)
	const byBank = await buyer.send(shown, new URLSearchParams({ intent: 'transfer' }))
	expect(byBank.text).toContain('One step to go')
	expect(byBank.path).not.toBe(orderPage)
	expect((await press(checkout, 'pay')).html).toContain('This page has expired')
	expect((await buyer.send(shown, new URLSearchParams({ intent: 'transfer' }))).path).toBe(byBank.path)
	expect((await read()).stock).toMatchObject({ sold: 0, reserved: 4 })
})

test('an order of last month is not paid from a page that was left open, but ordered again from the shop', async () => {
	const { giving, buyer, read, orderPage } = await anOrderByCard()
	const shown = await buyer.get(orderPage)
	const [session] = [...giving.server.state.sessions.keys()]
	await libraryClient(giving.server.url).checkout.sessions.expire(session ?? '')
	await giving.server.events.deliver()
	await eventually(
		async () => (await read()).order?.reservation,
		(now) => now === 'freed',
		WITHIN_MS,
	)
	const { payable } = await read()
	const lastMonth = payable.created_at - 30 * DAY_MS
	await giving.store.write(async (transaction) => {
		await transaction.updateTable('payable').set({ created_at: lastMonth }).where('id', '=', payable.id).execute()
		await transaction.updateTable('payment').set({ state_at: lastMonth }).execute()
	})
	for (const intent of ['card', 'transfer']) {
		const refused = await buyer.send(shown, new URLSearchParams({ intent }))
		expect([intent, refused.status]).toEqual([intent, 409])
		expect(refused.text).toContain('This order can’t be paid any more.')
		expect(refused.text).toMatch(/<a [^>]*href="\/merch"[^>]*>(<span>)?Order it again from the shop/)
		expect(refused.text).not.toContain('name="intent"')
	}
	expect(giving.server.state.sessions.size).toBe(1)
	expect(await read()).toMatchObject({ payments: ['abandoned'], stock: { sold: 0, reserved: 0 } })
})

test('while Stripe does not answer the order is stored, and its page offers to pay again', async () => {
	const charity = charityWithGoods()
	const { giving, start } = await siteWithStripe({ CONTENT_DIR: charity.folder })
	const site = await start()
	const buyer = await aBuyer(site, [LAST_TOWEL])
	const page = await buyer.toPay()
	giving.server.fail({ path: /^\/v1\/checkout/, method: 'POST', kind: 'error 500', times: 1000 })
	const placed = await buyer.pay(page, 'card')
	expect(placed.path).toMatch(/^\/shop\/order/)
	expect(placed.text).toContain('You haven’t paid yet')
	const again = await buyer.send(placed, new URLSearchParams({ intent: 'card' }))
	expect([again.status, again.text.includes('We can’t reach Stripe just now')]).toEqual([503, true])
	giving.server.repair()
	expect(await buyer.toStripe(placed, { intent: 'card' })).toContain(giving.server.url)
})

import { expect } from 'vitest'
import { receiveReturn } from '#records/shop/money/receive-return.ts'
import { markSent } from '#records/shop/orders/pack-and-send.ts'
import { libraryClient } from '#tests/stripe/library-client.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { eventually } from '../support/site-process.ts'
import { aBuyer } from './shop-buyer.ts'
import type { aShop } from './shop-site.ts'

const WITHIN_MS = 30_000
const SMALL = { slug: 'bandana', variant: 's' }
const LARGE = { slug: 'bandana', variant: 'l' }
const TAG = { slug: 'name-tag', variant: 'small' }
const MUG = { slug: 'good-ears-mug', variant: 'one' }
const TOWEL = { slug: 'tea-towel', variant: 'one' }
const LEAD = { slug: 'rope-lead', variant: 'red' }

type Shop = Awaited<ReturnType<typeof aShop>>

/** The journeys of the shop, each by an email address of its own. */
export const SHOP_JOURNEYS: Record<string, (shop: Shop) => Promise<void>> = {
	async 'two variants go to two countries, each with its own delivery'({ buy, orderOf, funds, orderPageOf }) {
		const goods = [SMALL, { ...LARGE, quantity: 2 }]
		await buy('home@example.org', goods)
		const buyer = await buy('meath@example.org', goods, {
			country: 'IE',
			town: 'Newtown',
			county: 'County Meath',
			postcode: '',
		})
		const [home, meath] = [await orderOf('home@example.org'), await orderOf('meath@example.org')]
		expect(meath.lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([
			['s', 1],
			['l', 2],
		])
		expect([meath.deliveryMinor, meath.payable.due.amount]).toEqual([750, 3450])
		expect(home.deliveryMinor).toBeLessThan(750)
		expect([meath.address?.county, home.address?.county]).toEqual(['County Meath', undefined])
		expect(await funds(meath)).toEqual({ shop: 3450 })
		expect((await orderPageOf(buyer)).text).toMatch(/Newtown[\s\S]{1,80}County Meath[\s\S]{1,80}Ireland/)
	},
	async 'engraved words and a donation are lines of their own, and Gift Aid sees the donation only'(shop) {
		const email = 'tag@example.org'
		const buyer = await aBuyer(shop.site, [TAG], '5')
		const [, words = ''] = /name="(words\w+)"/.exec((await buyer.get('/checkout/details')).text) ?? []
		const page = await buyer.toPay({ email, [words]: 'BISCUIT' })
		await shop.settle(email, await shop.place(buyer, page))
		const order = await shop.orderOf(email)
		expect(order).toMatchObject({ donationMinor: 500, lines: [{ personalisation: 'BISCUIT', returnable: false }] })
		expect(await shop.funds(order)).toEqual({ shop: order.goodsMinor + order.deliveryMinor, general: 500 })
		const { text } = await shop.orderPageOf(buyer)
		expect(text).toContain('BISCUIT')
		expect(text).not.toContain('/shop/cancel?key=')
	},
	async 'a paid order is cancelled except what is engraved, and each page says what goes back'(shop) {
		const email = 'except@example.org'
		const buyer = await aBuyer(shop.site, [LEAD, TAG])
		const [, words = ''] = /name="(words\w+)"/.exec((await buyer.get('/checkout/details')).text) ?? []
		await shop.settle(email, await shop.place(buyer, await buyer.toPay({ email, [words]: 'DOT' })))
		const link = /href="(\/shop\/cancel\?key=[^"]+)"/.exec((await shop.orderPageOf(buyer)).text)?.[1] ?? ''
		const asked = await buyer.get(link.replaceAll('&amp;', '&'))
		for (const said of ['This stays ordered', 'DOT', 'We refund £18 of your £28.25']) {
			expect(asked.text, said).toContain(said)
		}
		const done = await buyer.send(asked, new URLSearchParams({ intent: 'cancel' }))
		for (const { text } of [done, await shop.orderPageOf(buyer)]) {
			expect(text).toContain('Cancelled, except what we make for you')
			expect(text).toContain('We refund £18')
		}
	},
	async 'what sells out while it is in the basket is said, and nothing is ordered or paid'(shop) {
		const buyer = await aBuyer(shop.site, [TOWEL, MUG])
		const page = await buyer.toPay({ email: 'late@example.org' })
		await shop.buy('first@example.org', [{ ...TOWEL, quantity: 4 }])
		const again = await buyer.pay(page, shop.way)
		expect([again.status, again.text.includes('Nothing has been ordered yet')]).toEqual([409, true])
		await shop.settle('late@example.org', await shop.place(buyer, again))
		expect((await shop.orderOf('late@example.org')).lines.map(({ slug }) => slug)).toEqual([MUG.slug])
		expect(await shop.stockOf(await shop.orderOf('first@example.org'))).toEqual({ sold: 4, reserved: 0 })
	},
	async 'a price that changes while it is in the basket is shown before it is taken'(shop) {
		const email = 'price@example.org'
		const buyer = await aBuyer(shop.site, [LEAD])
		const page = await buyer.toPay({ email })
		shop.charity.change('rope-lead', (text) =>
			text.replace(/amount: \d+/, 'amount: 1234').replace(/modified: .*/, 'modified: 2026-11-23'),
		)
		await eventually(
			async () => (await shop.site.get('/merch/rope-lead')).text,
			(text) => text.includes('£12.34'),
			WITHIN_MS,
		)
		const again = await buyer.pay(page, shop.way)
		expect([again.status, again.text.includes('now costs £12.34 instead of £')]).toEqual([409, true])
		await shop.settle(email, await shop.place(buyer, again))
		expect((await shop.orderOf(email)).goodsMinor).toBe(1234)
	},
	async 'one line is refunded, and the page and one email say so'(shop) {
		const email = 'part@example.org'
		const buyer = await shop.buy(email, [{ ...MUG, quantity: 2 }])
		const before = await shop.orderOf(email)
		const { sold } = await shop.stockOf(before)
		expect(await shop.refundOne(before)).toBe(shop.way === 'card' ? 'requested' : 'recorded')
		const after = await eventually(
			() => shop.orderOf(email),
			({ payable }) => payable.state === 'partly refunded',
			WITHIN_MS,
		)
		expect(after.lines).toMatchObject([{ quantity: 2, refundedQuantity: 1 }])
		expect(await shop.stockOf(after)).toMatchObject({ sold: sold - 1 })
		expect((await shop.orderPageOf(buyer)).text).toMatch(/Refunded to you[\s\S]{0,80}£/)
		const refunds = (await shop.emailsOf(after)).filter((subject) => subject.startsWith('Your refund - '))
		expect(refunds).toHaveLength(1)
	},
	async 'what was sent comes back into stock, and its money goes back'(shop) {
		const email = 'return@example.org'
		const buyer = await shop.buy(email, [SMALL])
		const { store } = shop.giving
		const sending = { staffId: null, deliveriesOf: () => [] }
		const paid = await shop.orderOf(email)
		await markSent(store, [{ ...shop.seenOf(paid), trackingUrl: '' }], sending, Date.now())
		const sent = await shop.orderOf(email)
		const { sold } = await shop.stockOf(sent)
		const lines = [{ lineId: sent.lines[0]?.id ?? '', quantity: 1, isToStock: true }]
		expect(await receiveReturn(store, { ...shop.seenOf(sent), lines }, null, Date.now())).toBe('done')
		const back = await shop.orderOf(email)
		expect(await shop.stockOf(back)).toMatchObject({ sold: sold - 1 })
		await shop.refundOne(back)
		const after = await eventually(
			() => shop.orderOf(email),
			({ payable }) => payable.state === 'partly refunded',
			WITHIN_MS,
		)
		// The goods came back once.
		expect(await shop.stockOf(after)).toMatchObject({ sold: sold - 1 })
		expect((await shop.orderPageOf(buyer)).text).toContain('Refunded to you')
	},
}

/** Those that only Stripe's page has. */
export const CARD_JOURNEYS: Record<string, (shop: Shop) => Promise<void>> = {
	async 'a declined card orders nothing, and the same page is paid then'(shop) {
		const email = 'declined@example.org'
		const buyer = await aBuyer(shop.site, [SMALL])
		const checkout = await shop.place(buyer, await buyer.toPay({ email }))
		await press(checkout, 'decline')
		await shop.giving.server.events.deliver()
		await eventually(
			async () => (await shop.orderPageOf(buyer)).text,
			(text) => text.includes('The payment didn’t go through'),
			WITHIN_MS,
		)
		await shop.settle(email, checkout)
		expect((await shop.emailsOf(await shop.orderOf(email))).length).toBe(1)
	},
	async 'an abandoned payment frees its goods, its page can no longer be paid, and another one can'(shop) {
		const email = 'abandoned@example.org'
		const buyer = await aBuyer(shop.site, [LARGE])
		const checkout = await shop.place(buyer, await buyer.toPay({ email }))
		const session = [...shop.giving.server.state.sessions.keys()].at(-1) ?? ''
		await libraryClient(shop.giving.server.url).checkout.sessions.expire(session)
		await shop.giving.server.events.deliver()
		await eventually(
			async () => (await shop.orderOf(email)).payable.state,
			(state) => state === 'abandoned',
			WITHIN_MS,
		)
		expect((await press(checkout, 'pay')).html).toContain('This page has expired')
		const next = await buyer.toStripe(await shop.orderPageOf(buyer), { intent: 'card' })
		await shop.settle(email, next)
		expect(await shop.emailsOf(await shop.orderOf(email))).toHaveLength(1)
	},
	async 'a page that was paid just before it is expired is a payment, and no second order'(shop) {
		const email = 'faster@example.org'
		const buyer = await aBuyer(shop.site, [MUG])
		const checkout = await shop.place(buyer, await buyer.toPay({ email }))
		const shown = await shop.orderPageOf(buyer)
		// In the other tab; its event has not come yet.
		await press(checkout, 'pay')
		const pressed = await buyer.send(shown, new URLSearchParams({ intent: 'transfer' }))
		expect(pressed.text).toContain('It’s ordered')
		await shop.giving.server.events.deliver()
		const orders = await shop.giving.store.db.selectFrom('payable').selectAll().where('email', '=', email).execute()
		expect(orders).toMatchObject([{ state: 'paid', provider: 'stripe' }])
	},
}

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aBuyer, charityWithGoods, linesIn, ordersIn, problemsIn } from '#tests/integration/shop/shop-buyer.ts'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { askRecords } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('checkout')
const charity = charityWithGoods()
const site = await startSiteProcess({ CONTENT_DIR: charity.folder, DATA_DIR: dataDir, FORM_SECRET })
afterAll(() => site.stop())

const LEAD = { slug: 'rope-lead', variant: 'red' }
const MUG = { slug: 'good-ears-mug', variant: 'one' }
const TAG = { slug: 'name-tag', variant: 'small' }
const GIFT = { slug: 'feed-a-dog', variant: 'week' }

const ordersOf = (email: string) => ordersIn(dataDir, email)
const linesOf = (order: { id?: unknown } | undefined) => linesIn(dataDir, order)
const wordsFieldsIn = (text: string) => [...text.matchAll(/name="(words\w+)"/g)].map(([, name = '']) => name)

test('while orders cannot be read, the link of one says that it still works', async () => {
	const buyer = await aBuyer(site, [MUG])
	const placed = await buyer.pay(await buyer.toPay({ email: 'unread@example.org' }))
	const store = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 5000 })
	store.exec('alter table order_line rename to order_line_away')
	const refused = await buyer.get(placed.path)
	store.exec('alter table order_line_away rename to order_line')
	store.close()
	expect(refused.status).toBe(503)
	expect(refused.text).toContain('We can’t open your link just now')
	expect(refused.text).toContain(`href="${placed.path}"`)
	expect((await buyer.get(placed.path)).text).toContain('One step to go')
})

test('to Ireland it costs what Ireland costs, and no postcode of ours is asked for', async () => {
	const email = 'ireland@example.org'
	const buyer = await aBuyer(site, [LEAD])
	const page = await buyer.toPay({ email, country: 'IE', town: 'Cork', postcode: '' })
	expect(page.path).toBe('/checkout/pay')
	expect(page.text).toContain('£7.50')
	await buyer.pay(page)
	expect(ordersOf(email)[0]).toMatchObject({ delivery_minor: 750, due_minor: 2550 })
})

test('each engraved thing has words of its own, with its rules; nothing typed is lost', async () => {
	const email = 'tags@example.org'
	const buyer = await aBuyer(site, [{ ...TAG, quantity: 2 }])
	const [one = '', two = ''] = wordsFieldsIn((await buyer.get('/checkout/details')).text)
	const again = await buyer.details({ email, [one]: 'BISCUIT', [two]: 'DOT ☃', town: '' })
	expect(again.status).toBe(422)
	expect(again.text).toMatch(/<title>Error: /)
	expect(problemsIn(again)).toEqual(['Enter your town or city', 'We can’t put “☃” on it. Please leave it out'])
	for (const typed of ['BISCUIT', 'DOT ☃', 'O’Brien', email, '12 Mill Lane']) {
		expect(again.text, typed).toContain(`value="${typed}"`)
	}
	const page = await buyer.toPay({ email, [one]: 'BISCUIT', [two]: 'DOT' })
	expect(page.text).toContain('made with your own words, so it can’t be cancelled or returned')
	expect(page.text).not.toContain('I hereby give notice')
	await buyer.pay(page)
	expect(linesOf(ordersOf(email)[0])).toMatchObject([
		{ personalisation: 'BISCUIT', quantity: 1, returnable: 0 },
		{ personalisation: 'DOT', quantity: 1 },
	])
})

test('a donation on top is a line of its own', async () => {
	const email = 'donation@example.org'
	const buyer = await aBuyer(site, [MUG], '5')
	const page = await buyer.toPay({ email })
	expect(page.text).toContain('Your donation')
	const placed = await buyer.pay(page)
	const [order] = ordersOf(email)
	expect(order).toMatchObject({ donation_minor: 500 })
	expect(placed.text).toContain('Turn £5 into £6.25')
	const aid = { intent: 'gift-aid', giftAid: 'yes', giftAidScope: 'this' }
	const donor = { giftAidFirstName: 'Zoë', giftAidLastName: 'O’Brien', giftAidHouse: '7', giftAidPostcode: 'SA14 8NN' }
	await buyer.send(placed, new URLSearchParams({ ...aid, ...donor }))
	const [declared] = askRecords(
		dataDir,
		`select * from gift_aid_declaration where id = (select gift_aid_declaration_id from payable where id = '${order?.id}')`,
	)
	expect(JSON.stringify(declared)).toContain('my donation of £5')
})

test('gifts alone need no address and no delivery', async () => {
	const email = 'gift@example.org'
	const buyer = await aBuyer(site, [GIFT])
	const details = await buyer.get('/checkout/details')
	expect(details.text).not.toContain('name="line1"')
	const page = await buyer.details({ email })
	expect(page.path).toBe('/checkout/pay')
	expect(page.text).not.toContain('I hereby give notice')
	await buyer.pay(page)
	expect(ordersOf(email)[0]).toMatchObject({ gifts_minor: 600, delivery_minor: 0, address_json: null })
})

test('what sells out while it is in the basket is taken out and said, and nothing is ordered', async () => {
	const email = 'soldout@example.org'
	const buyer = await aBuyer(site, [MUG, { slug: 'bandana', variant: 'm' }])
	const page = await buyer.toPay({ email })
	// The last six.
	const other = await aBuyer(site, [{ slug: 'bandana', variant: 'm', quantity: 6 }])
	expect((await other.pay(await other.toPay({ email: 'other@example.org' }))).path).toMatch(/^\/shop\/order/)
	const again = await buyer.pay(page)
	expect(again.status).toBe(409)
	expect(again.text).toContain('has sold out')
	expect(again.text).toContain('Nothing has been ordered yet')
	expect(ordersOf(email)).toEqual([])
	// The basket is without it now, and the rest can be ordered.
	expect((await buyer.pay(again)).path).toMatch(/^\/shop\/order/)
	expect(linesOf(ordersOf(email)[0]).map(({ slug }) => slug)).toEqual(['good-ears-mug'])
})

test('a price that changes while it is in the basket is shown first, then taken', async () => {
	const email = 'price@example.org'
	const buyer = await aBuyer(site, [{ slug: 'tea-towel', variant: 'one' }])
	const page = await buyer.toPay({ email })
	const old = /amount: (\d+)/
	charity.change('tea-towel', (text) =>
		text.replace(old, 'amount: 1234').replace(/modified: .*/, 'modified: 2026-11-23'),
	)
	await eventually(
		async () => (await site.get('/merch/tea-towel')).text,
		(text) => text.includes('£12.34'),
	)
	const again = await buyer.pay(page)
	expect(again.status).toBe(409)
	expect(again.text).toContain('now costs £12.34 instead of £')
	expect(ordersOf(email)).toEqual([])
	await buyer.pay(again)
	expect(ordersOf(email)[0]).toMatchObject({ goods_minor: 1234 })
})

test.each([
	['', 409],
	['rope-lead:red:1:1|||1', 409],
	['||0|0', 409],
	['%', 409],
])('sums that were never shown ("%s") order nothing', async (shown, status) => {
	const buyer = await aBuyer(site, [LEAD])
	const page = await buyer.toPay({ email: 'tampered@example.org' })
	const sent = await buyer.send(page, new URLSearchParams({ pay: 'bank' }), { hidden: { shown } })
	expect(sent.status).toBe(status)
	expect(ordersOf('tampered@example.org')).toEqual([])
})

test('a way to pay that is not offered is none', async () => {
	const buyer = await aBuyer(site, [LEAD])
	const page = await buyer.toPay()
	expect(page.text).not.toContain('Stripe')
	expect((await buyer.send(page, new URLSearchParams(), { hidden: { pay: 'card' } })).status).toBe(422)
})

test('a link that was cut off opens no order', async () => {
	for (const path of ['/shop/order?key=d1.none', '/shop/order', '/shop/cancel?key=none']) {
		expect((await site.get(path)).status, path).toBe(404)
	}
})

test('the log says nothing of buyers', () => {
	expect(site.printed()).not.toMatch(/zoe@|O’Brien|Mill Lane, |BISCUIT|Behind the gate|key=/)
})

test('an order whose email is over the limit of its address is stored, and its page says nothing of an email', async () => {
	const email = 'flooded@example.org'
	const first = await aBuyer(site, [GIFT])
	const emailed = await first.pay(await first.toPay({ email }))
	expect(emailed.text).toContain('we’ve emailed them to you')
	const store = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 5000 })
	store.exec('update address_email set count = 10')
	store.close()
	const buyer = await aBuyer(site, [GIFT])
	const page = await buyer.pay(await buyer.toPay({ email }))
	expect(page.text).toContain('One step to go')
	expect(page.text).not.toContain('emailed')
	expect(ordersOf(email)).toHaveLength(2)
	const held = askRecords(dataDir, 'select quarantine_reason from delivery where quarantined_at is not null')
	expect(held).toEqual([{ quarantine_reason: 'over the limit of emails to one address: 10 an hour' }])
})

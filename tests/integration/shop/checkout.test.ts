import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { FORM_SECRET } from '../support/form-visitor.ts'
import { eventually, freshFolder, startSiteProcess } from '../support/site-process.ts'
import { askRecords, emailsIn } from '../support/stored-records.ts'
import { aBuyer, charityWithGoods, problemsIn } from './shop-buyer.ts'

const dataDir = freshFolder('checkout')
const charity = charityWithGoods()
const site = await startSiteProcess({ CONTENT_DIR: charity.folder, DATA_DIR: dataDir, FORM_SECRET })
afterAll(() => site.stop())

const LEAD = { slug: 'rope-lead', variant: 'red' }
const MUG = { slug: 'good-ears-mug', variant: 'one' }
const TAG = { slug: 'name-tag', variant: 'small' }
const GIFT = { slug: 'feed-a-dog', variant: 'week' }

const ordersOf = (email: string) =>
	askRecords(
		dataDir,
		`select * from donation join shop_order on donation_id = id where email = '${email}' order by created_at`,
	)
const linesOf = (order: { id?: unknown } | undefined) =>
	askRecords(dataDir, `select * from order_line where donation_id = '${order?.id}' order by position`)
const wordsFieldsIn = (text: string) => [...text.matchAll(/name="(words\w+)"/g)].map(([, name = '']) => name)

test('two things are ordered by bank transfer: stored with their delivery, and answered with the account', async () => {
	const email = 'two@example.org'
	const buyer = await aBuyer(site, [LEAD, { ...MUG, quantity: 2 }])
	const page = await buyer.toPay({ email })
	expect(page.path).toBe('/checkout/pay')
	for (const said of [
		...[
			'Fairlead Dog Rescue',
			'Alder Bank, Mill Lane',
			'You can change your mind',
			'You pay the postage of the return',
		],
		...['I hereby give notice', 'Order and pay by bank transfer, £', 'Behind the gate', 'SA14 8NN', 'United Kingdom'],
	]) {
		expect(page.text, said).toContain(said)
	}
	expect(/<main.*<\/main>/s.exec(page.text)?.[0]).not.toMatch(/type="(checkbox|radio)"[^>]* checked/)
	const placed = await buyer.pay(page)
	expect(placed.path).toMatch(/^\/shop\/order\?key=/)
	expect(placed.text).toContain('One step to go')
	const [order, ...others] = ordersOf(email)
	expect(others).toEqual([])
	expect(order).toMatchObject({
		...{ kind: 'order', fund: 'shop', state: 'started', provider: 'bank transfer', reservation: 'reserved' },
		...{ note: 'Behind the gate', gifts_minor: 0, donation_minor: 0 },
	})
	expect(order?.amount_minor).toBe(Number(order?.goods_minor) + Number(order?.delivery_minor))
	expect(JSON.parse(String(order?.address_json))).toEqual({
		...{ lines: ['12 Mill Lane'], town: 'Thornford', postcode: 'SA14 8NN', country: 'GB' },
	})
	expect(linesOf(order)).toMatchObject([
		{ slug: 'rope-lead', variant: 'red', quantity: 1 },
		{ slug: 'good-ears-mug', quantity: 2 },
	])
	// Safe on refresh, and from "Back".
	expect((await buyer.get(placed.path)).text).toContain(String(order?.reference))
	expect((await buyer.get('/checkout/pay')).text).toContain(placed.path.replaceAll('&', '&amp;'))
	expect((await buyer.pay(page)).path).toBe(placed.path)
	expect(ordersOf(email)).toHaveLength(1)
	await eventually(async () => emailsIn(dataDir).some((one) => one.includes(String(order?.reference))), Boolean, 30_000)
})

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

test('a form that is pressed twice at once is one order', async () => {
	const email = 'twice@example.org'
	const buyer = await aBuyer(site, [MUG])
	const page = await buyer.toPay({ email })
	const paths = (await Promise.all([1, 2].map(() => buyer.pay(page)))).map(({ path }) => path)
	expect(new Set(paths).size).toBe(1)
	expect(ordersOf(email)).toHaveLength(1)
})

test('to Ireland it costs what Ireland costs, and no postcode of ours is asked for', async () => {
	const email = 'ireland@example.org'
	const buyer = await aBuyer(site, [LEAD])
	const page = await buyer.toPay({ email, country: 'IE', town: 'Cork', postcode: '' })
	expect(page.path).toBe('/checkout/pay')
	expect(page.text).toContain('£7.50')
	await buyer.pay(page)
	expect(ordersOf(email)[0]).toMatchObject({ delivery_minor: 750, amount_minor: 2550 })
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
		`select * from gift_aid_declaration where id = (select gift_aid_declaration_id from donation where id = '${order?.id}')`,
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
		30_000,
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

test('while the store is locked nothing is ordered, and afterwards it is ordered once', async () => {
	const email = 'locked@example.org'
	const buyer = await aBuyer(site, [MUG])
	const page = await buyer.toPay({ email })
	const lock = new DatabaseSync(join(dataDir, 'records.db'))
	lock.exec('begin immediate')
	const refused = await buyer.pay(page)
	lock.exec('rollback')
	lock.close()
	expect(refused.status).toBe(503)
	expect(refused.text).toContain('no money was taken')
	expect((await buyer.pay(page)).path).toMatch(/^\/shop\/order/)
	expect(ordersOf(email)).toHaveLength(1)
})

test('a buyer cancels by a link and a button, and has it in writing at once', async () => {
	const email = 'cancelled@example.org'
	const buyer = await aBuyer(site, [LEAD, MUG])
	const placed = await buyer.pay(await buyer.toPay({ email }))
	const link = /href="(\/shop\/cancel\?key=[^"]+)"/.exec(placed.text)?.[1] ?? ''
	const asked = await buyer.get(link)
	expect(asked.text).toContain('Cancel your order?')
	// Opening it changes nothing.
	expect(ordersOf(email)[0]).toMatchObject({ cancel_asked_at: null })
	const done = await buyer.send(asked, new URLSearchParams({ intent: 'cancel' }))
	expect(done.status).toBe(200)
	expect(done.text).toContain('This order is cancelled')
	expect(done.text).toMatch(/Order ORD-\S+ ended on \d+ \w+ \d{4}, all of it\./)
	const [order] = ordersOf(email)
	expect(order?.cancel_asked_at).not.toBeNull()
	expect(order?.reservation).toBe('freed')
	await buyer.send(asked, new URLSearchParams({ intent: 'cancel' }))
	const subjects = askRecords(dataDir, 'select payload_json from delivery').map(
		({ payload_json }) => JSON.parse(String(payload_json)).subject,
	)
	expect(subjects.filter((one) => one === `We have your cancellation - ${order?.reference}`)).toHaveLength(1)
	expect((await buyer.get(placed.path)).text).toContain('This order is cancelled')
})

test('a link that was cut off opens no order', async () => {
	for (const path of ['/shop/order?key=d1.none', '/shop/order', '/shop/cancel?key=none']) {
		expect((await site.get(path)).status, path).toBe(404)
	}
})

test('the log says nothing of buyers', () => {
	expect(site.printed()).not.toMatch(/zoe@|O’Brien|Mill Lane, |BISCUIT|Behind the gate|key=/)
})

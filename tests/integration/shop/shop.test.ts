import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor } from '../support/form-visitor.ts'
import { eventually, freshFolder, startSiteProcess } from '../support/site-process.ts'
import { askRecords, emailsIn } from '../support/stored-records.ts'
import { basketForms, cookieOf } from './basket-form.ts'
import { aBuyer, charityWithGoods, linesIn, ordersIn } from './shop-buyer.ts'

const dataDir = freshFolder('shop')
const charity = charityWithGoods()
const site = await startSiteProcess({ CONTENT_DIR: charity.folder, DATA_DIR: dataDir, FORM_SECRET })
afterAll(() => site.stop())

const { send, open, add } = basketForms(site)

const LEAD = { slug: 'rope-lead', variant: 'red' }
const MUG = { slug: 'good-ears-mug', variant: 'one' }

const ordersOf = (email: string) => ordersIn(dataDir, email)
const linesOf = (order: { id?: unknown } | undefined) => linesIn(dataDir, order)

test('an item is put in without JavaScript, is shown with its price and delivery, and stays', async () => {
	const visitor = aVisitor(site)
	const page = await visitor.get('/merch/rope-lead')
	expect(page.text).toMatch(/<form [^>]*action="\/basket"/)
	const added = await send({ slug: 'rope-lead', variant: 'red', quantity: '2' })
	expect([added.status, added.headers.get('Location')]).toEqual([303, '/basket?added=rope-lead+red'])
	expect(added.headers.getSetCookie()[0]).toMatch(/^basket=2\.\S+; Path=\/; Max-Age=2592000; SameSite=Lax$/)
	const basket = await open(cookieOf(added))
	const text = await basket.text()
	expect(text).toContain('Rope lead, 1.5 m')
	expect(text).toContain('£36')
	expect(text).toContain('£3.95')
	expect(text).toContain('£39.95')
	expect(basket.headers.get('Cache-Control')).toBe('private, no-store')
	expect(basket.headers.get('X-Robots-Tag')).toBe('noindex')
})

/** A line of the basket; the buttons of the shop have other names. */
const IN_BASKET = 'name="line" value="good-ears-mug one"'

test('a person’s basket is in no page of another', async () => {
	const cookie = cookieOf(await add('good-ears-mug', 'one'))
	for (const path of ['/merch', '/merch/good-ears-mug', '/basket']) {
		const own = await (await fetch(site.url + path, { headers: { Cookie: cookie } })).text()
		if (path === '/basket') expect(own).toContain(IN_BASKET)
		const { text, headers } = await site.get(path)
		expect(text, path).not.toContain(IN_BASKET)
		expect(headers.getSetCookie(), path).toEqual([])
	}
})

test('prices, ids and variants of a form are not trusted', async () => {
	const cookie = cookieOf(await send({ slug: 'rope-lead', variant: 'red', quantity: '1', price: '1', total: '0' }))
	expect(await (await open(cookie)).text()).toContain('£18')
	for (const [slug, variant] of [
		['rope-lead', 'gold'],
		['no-such-thing', 'x'],
		['<script>', ''],
		['__proto__', ''],
	] as const) {
		const answer = await add(slug, variant, '1', cookie)
		expect([303, 422], slug).toContain(answer.status)
		expect(await (await open(cookieOf(answer) || cookie)).text(), slug).toContain('£18')
	}
})

test('two things are ordered by bank transfer: stored with their delivery, and answered with the account', async () => {
	const email = 'two@example.org'
	const buyer = await aBuyer(site, [LEAD, { ...MUG, quantity: 2 }])
	const page = await buyer.toPay({ email })
	expect(page.path).toBe('/checkout/pay')
	for (const said of [
		'Fairlead Dog Rescue',
		'Alder Bank, Mill Lane',
		'You can change your mind',
		'You pay the postage of the return',
		'I hereby give notice',
		'Order and pay by bank transfer, £',
		'Behind the gate',
		'SA14 8NN',
		'United Kingdom',
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
		state: 'started',
		provider: 'bank transfer',
		reservation: 'reserved',
		note: 'Behind the gate',
		gifts_minor: 0,
		donation_minor: 0,
	})
	expect(order?.due_minor).toBe(Number(order?.goods_minor) + Number(order?.delivery_minor))
	expect(JSON.parse(String(order?.address_json))).toEqual({
		lines: ['12 Mill Lane'],
		town: 'Thornford',
		postcode: 'SA14 8NN',
		country: 'GB',
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
	await eventually(async () => emailsIn(dataDir).some((one) => one.includes(String(order?.reference))), Boolean)
})

test('a form that is pressed twice at once is one order', async () => {
	const email = 'twice@example.org'
	const buyer = await aBuyer(site, [MUG])
	const page = await buyer.toPay({ email })
	const paths = (await Promise.all([1, 2].map(() => buyer.pay(page)))).map(({ path }) => path)
	expect(new Set(paths).size).toBe(1)
	expect(ordersOf(email)).toHaveLength(1)
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

test('sums that were never shown order nothing', async () => {
	const buyer = await aBuyer(site, [LEAD])
	const page = await buyer.toPay({ email: 'tampered@example.org' })
	const sent = await buyer.send(page, new URLSearchParams({ pay: 'bank' }), {
		hidden: { shown: 'rope-lead:red:1:1|||1' },
	})
	expect(sent.status).toBe(409)
	expect(ordersOf('tampered@example.org')).toEqual([])
})

test('the log says nothing of buyers', () => {
	expect(site.printed()).not.toMatch(/zoe@|O’Brien|Mill Lane, |Behind the gate|key=/)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#domain/shop/order.ts'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import type { NewPaymentEvent } from '#records/payments/payment-events.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { aNewOrder, aNewOrderLine } from '#tests/builders/shop/order.ts'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from '../desk-visitor.ts'

const dataDir = freshFolder('desk-orders')
const FORMULA = '=HYPERLINK("http://evil.example","Zoë")'
let site: SiteProcess
let store: Store
let tess: Visitor
let tom: Visitor
let vol: Visitor

type Visitor = Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	tess = await signedIn(site.url, store, 'treasurer')
	tom = await signedIn(site.url, store, 'treasurer')
	vol = await signedIn(site.url, store, 'team')
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

async function now({ payable }: Order): Promise<Order> {
	const order = await findOrder(store, payable.reference)
	if (!order) throw new Error('the order is gone')
	return order
}

const pickOf = ({ payable, version }: Order) => `${payable.reference} ${version}`
const pageOf = ({ payable }: Order) => `/desk/orders/${payable.reference}`

/** Sends a form of the page of an order as it is now. */
async function send(visitor: Visitor, order: Order, fields: Record<string, string>) {
	const { version, payable } = await now(order)
	const seen = { version: String(version), 'payment-version': String(payable.version), seen: '0' }
	return visitor.post(pageOf(order), { ...seen, ...fields })
}

async function subjectsOf({ payable }: Order): Promise<string[]> {
	const rows = await store.db.selectFrom('delivery').selectAll().where('payable_id', '=', payable.id).execute()
	return rows.map(({ payload_json }) => JSON.parse(payload_json).subject)
}

const today = () => dayIn('Europe/London', Date.now())

test('volunteers pack several orders at once, and one that a colleague changed meanwhile is named', async () => {
	const [first, second, third] = [await aPaidOrder(store), await aPaidOrder(store), await aPaidOrder(store)]
	const list = await textOf(await vol.get('/desk/orders'))
	expect(list).toContain(first.payable.reference)
	expect(list).not.toContain('£11.25')
	expect((await send(tom, second, { intent: 'packed' })).status).toBe(303)
	const picks = [first, second, third].map((one): [string, string] => ['pick', pickOf(one)])
	const packed = await vol.post('/desk/orders', [['intent', 'packed'], ...picks])
	expect(packed.headers.get('Location')).toContain(`packed=2&refused=${second.payable.reference}`)
	const result = await textOf(await vol.get(packed.headers.get('Location') ?? ''))
	expect(result).toContain('2 orders are marked as packed.')
	expect((await vol.post('/desk/orders', { intent: 'packed' })).headers.get('Location')).toContain('untouched')
	const all = await vol.post('/desk/orders', { intent: 'packed', all: '1', shown: pickOf(await aPaidOrder(store)) })
	expect(all.headers.get('Location')).toContain('packed=1')
})

test('several are sent with a tracking link each, and a link that is none is refused with what was typed', async () => {
	const [first, second] = [await aPaidOrder(store), await aPaidOrder(store)]
	const picks = [first, second].map((one): [string, string] => ['pick', pickOf(one)])
	const link = 'https://track.example/AB123'
	const links = (typed: string): [string, string][] => [
		[`tracking-${first.payable.reference}`, typed],
		[`tracking-${second.payable.reference}`, ''],
	]
	const refused = await vol.post('/desk/orders/send', [...picks, ...links('AB 123')])
	expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="AB 123"')])
	const sent = await vol.post('/desk/orders/send', [...picks, ...links(link)])
	expect(sent.headers.get('Location')).toContain('sent=2')
	expect([(await now(first)).trackingUrl, (await now(second)).trackingUrl]).toEqual([link, ''])
	expect(await subjectsOf(first)).toHaveLength(1)
	await vol.post('/desk/orders/send', [...picks, ...links(link)])
	expect(await subjectsOf(first)).toHaveLength(1)
})

test('the team moves no money, and sees none', async () => {
	const order = await aPaidOrder(store)
	for (const intent of ['received', 'refund', 'refund-all', 'cancel', 'wait', 'replace', 'refuse'])
		expect([intent, (await send(vol, order, { intent })).status]).toEqual([intent, 403])
	const page = await textOf(await vol.get(pageOf(order)))
	expect(page).toContain('Thornford')
	expect(page).toMatch(/Print its papers and pack it.*Mark as packed.*Post it/s)
	expect(page).not.toMatch(/£|Money|Refund|and paid/)
	// Nor in what a page brings and does not show.
	for (const path of [pageOf(order), `${pageOf(order)}.data`, '/desk/orders', '/desk/orders.data'])
		expect([path, (await (await vol.get(path)).text()).match(/.{0,40}(?:£\d|11\.25).{0,40}/g)]).toEqual([path, null])
	expect(await textOf(await tess.get(pageOf(order)))).toMatch(/What they ordered and paid.*Paid *Received/s)
	expect((await vol.get('/desk/orders/accounts')).status).toBe(403)
	const unpaid = await aStoredOrder(store)
	expect(await textOf(await vol.get('/desk/orders?view=all'))).not.toContain(unpaid.payable.reference)
})

test('a transfer is marked as received on the page of its order, and found in a bank statement', async () => {
	const order = await aStoredOrder(store)
	const wrong = await send(tess, order, { intent: 'received', amount: 'much', day: today() })
	expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="much"')])
	const received = await send(tess, order, { intent: 'received', amount: '11.25', day: today() })
	expect(received.status).toBe(303)
	expect((await now(order)).payable.state).toBe('paid')
	expect(await textOf(await tess.get(pageOf(order)))).toMatch(/Ordered on \d+ \w+ \d{4} · Paid on \d+ \w+ \d{4} ·/)
	const other = await aStoredOrder(store)
	const csv = `Date,Text,Amount\n${today()},ZOE ${other.payable.reference},11.25`
	await tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await (await tess.get('/desk/giving/statement')).text()
	expect(page).toContain(`/desk/orders/${other.payable.reference}`)
	const [, line = ''] = new RegExp(`value="([\\w-]{36} ${other.payable.reference} \\d+)"`).exec(page) ?? []
	await tess.post('/desk/giving/statement', { intent: 'receive', line })
	expect((await now(other)).payable.state).toBe('paid')
})

test('£1 for an order is not the order: it is not packed, the desk says what is missing, and the rest completes it', async () => {
	const order = await aStoredOrder(store)
	expect((await send(tess, order, { intent: 'received', amount: '1', day: today() })).status).toBe(303)
	const page = await textOf(await tess.get(pageOf(order)))
	expect(page).toContain('£10.25 is still missing.')
	expect(page).toContain('Pack it anyway')
	expect(page).not.toContain('Mark as packed')
	expect(await textOf(await vol.get('/desk/orders'))).not.toContain(order.payable.reference)
	expect(await subjectsOf(order)).toEqual([expect.stringMatching(/^Part of the money/)])
	expect((await send(vol, order, { intent: 'accept' })).status).toBe(403)
	expect((await send(tess, order, { intent: 'received', amount: '10.25', day: today() })).status).toBe(303)
	expect(await textOf(await vol.get(pageOf(order)))).toContain('Mark as packed')
	const [short] = [await aStoredOrder(store)]
	await send(tess, short, { intent: 'received', amount: '11', day: today() })
	expect((await send(tess, short, { intent: 'accept' })).status).toBe(303)
	expect(await textOf(await vol.get(pageOf(short)))).toContain('Mark as packed')
})

test('more than an order costs is what arrived, on its page and in the list, and nothing unpaid is called paid', async () => {
	const over = await aStoredOrder(store)
	expect(await textOf(await tess.get(pageOf(over)))).toContain('£11.25 ordered Not paid yet')
	await send(tess, over, { intent: 'received', amount: '13.25', day: today() })
	const page = await textOf(await tess.get(pageOf(over)))
	expect(page).toContain('· £11.25 ordered ·')
	expect(page).toMatch(/Paid Received .* · £11\.25 ordered £13\.25/)
	const list = await textOf(await tess.get(`/desk/orders?search=${over.payable.reference}`))
	expect(list).toMatch(/Amount .* £13\.25 £11\.25 ordered/)
})

/** The titles of the tools that stand open. */
function openTools(page: string) {
	const open = page.matchAll(/<details(?=[^>]* open)[^>]*><summary[^>]*>(.*?)<\/summary>/gs)
	return [...open].map(([, summary = '']) => summary.replace(/<[^>]*>/g, '').trim())
}

test('an order that its buyer cancelled goes back with the sum and by the day that they were told', async () => {
	const parcel = { key: 'GB-2000-parcel', label: 'Parcel', priceMinor: 395 }
	const order = await aPaidOrder(store, { delivery: parcel, donationMinor: 500 })
	await askCancel(store, order.payable.reference, () => [], Date.now())
	const page = await (await tess.get(pageOf(order))).text()
	const [, told = ''] = /told them that £([\d.]+) goes back by/.exec(page) ?? []
	expect(told).toBe('12.95')
	// What is ticked comes to what they were told, so no other sum is typed.
	expect(page).toMatch(/<input[^>]*name="refund-delivery"[^>]*checked/)
	expect(page).toMatch(/<input(?![^>]*value="\d)[^>]*name="refund-amount"/)
	expect(openTools(page)).toEqual([])
	expect(page).toContain('Enter the refund of £12.95')
	expect(page).toContain('This gives back what they keep, too.')
	expect(await textOf(await tess.get(`/desk/orders?search=${order.payable.reference}`))).toMatch(
		/£12\.95 *to be refunded, of £17\.95/,
	)
	expect(page).toContain('The bank’s statement names no account.')
	expect(page).toMatch(/href="mailto:zoe%40example\.org\?subject=Your%20refund/)
	const whole = await aPaidOrder(store)
	await askCancel(store, whole.payable.reference, () => [], Date.now())
	const wholePage = await (await tess.get(pageOf(whole))).text()
	expect(wholePage).toContain('Cancel and enter the refund of £11.25')
	expect(openTools(wholePage)).toContain('Cancel the order')
	expect(wholePage).not.toContain('This gives back what they keep')
})

/** The fields of the form with a button of these words, as the page has filled them in. */
function filledForm(page: string, button: string): Record<string, string> {
	const form = page.match(/<form[\s\S]*?<\/form>/g)?.find((one) => one.includes(button)) ?? ''
	const inputs = form.match(/<input[^>]*>/g) ?? []
	const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
	return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

test('the form for what a buyer was promised gives just that back, with the delivery and without', async () => {
	const delivery = { key: 'GB-2000-parcel', label: 'Parcel', priceMinor: 395 }
	const tag = aNewOrderLine({ merchId: 209, slug: 'tag', title: 'Name tag', personalisation: 'DOT', returnable: false })
	const withAll = await aPaidOrder(store, { delivery, donationMinor: 500 })
	const without = await aPaidOrder(store, { delivery, lines: [aNewOrderLine(), tag] })
	for (const [order, promised] of [
		[withAll, '12.95'],
		[without, '9'],
	] as const) {
		await askCancel(store, order.payable.reference, () => [], Date.now())
		const button = `Enter the refund of £${promised}<`
		const fields = filledForm(await (await tess.get(pageOf(order))).text(), button)
		expect(fields).toMatchObject({ intent: 'promised', 'promised-day': today() })
		expect((await vol.post(pageOf(order), fields)).status).toBe(403)
		const sent = await Promise.all([tess, tom].map((one) => one.post(pageOf(order), fields)))
		expect(sent.map(({ status }) => status).sort()).toEqual([303, 409])
		const refunds = await store.db
			.selectFrom('ledger_entry')
			.select('amount_minor')
			.where('payable_id', '=', order.payable.id)
			.where('kind', '=', 'refund')
			.execute()
		const back = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
		expect(back).toBe(-100 * Number(promised))
		expect(await (await tess.get(pageOf(order))).text()).not.toContain('What they were promised')
	}
	expect((await now(withAll)).cancelledAt).not.toBeNull()
	expect((await now(without)).lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1, 0])
})

test('the list says by when a cancelled order goes back, and what is more than ordered', async () => {
	const DAYS_20 = 20 * DAY_MS
	const [late, soon, over] = [await aPaidOrder(store), await aPaidOrder(store), await aStoredOrder(store)]
	await askCancel(store, late.payable.reference, () => [], Date.now() - DAYS_20)
	await askCancel(store, soon.payable.reference, () => [], Date.now())
	const list = async (visitor: Visitor, search: string) => textOf(await visitor.get(`/desk/orders?${search}`))
	expect(await list(tess, `search=${late.payable.reference}`)).toMatch(/Cancelled: don’t post it.*Refund was due by/)
	expect(await list(tess, `search=${soon.payable.reference}`)).toMatch(/Refund by.*Cancelled, to refund/)
	await send(tess, over, { intent: 'received', amount: '13.25', day: today() })
	const { reference } = over.payable
	const sentence = new RegExp(`${reference}.*£2 more than ordered, since \\d+ \\w+ \\d{4}: keep it or send it back`)
	expect(await list(tess, 'view=to+decide')).toMatch(sentence)
	expect(await list(tess, 'view=to+pack')).toMatch(sentence)
	await send(vol, over, { intent: 'sent', tracking: '' })
	expect(await list(tess, 'view=to+decide')).toContain(reference)
	expect(await list(vol, `search=${over.payable.reference}`)).toContain('a treasurer decides')
	expect(await (await vol.get(`/desk/orders?search=${over.payable.reference}`)).text()).not.toContain('£13.25')
	await send(tess, over, { intent: 'surplus-keep' })
	expect(await textOf(await tess.get(pageOf(over)))).toContain('£2 more arrived, and was kept as a donation')
	expect(await list(tess, 'view=to+decide')).not.toContain(reference)
})

test('a payment by card that was left or declined says so', async () => {
	const placed = await placeOrder(store, aNewOrder(), () => [], Date.now() - 2 * DAY_MS)
	if (placed.kind !== 'placed') throw new Error('not placed')
	const { order, payment } = placed
	const before = await textOf(await tess.get(pageOf(order)))
	expect(before).toContain('Stripe is switched off here')
	expect(before).not.toContain('and paid')
	expect(await textOf(await tess.get('/desk/orders?view=unpaid'))).toContain('Stripe is switched off here')
	const { reference } = order.payable
	const about = { provider: 'stripe', reference, paymentId: payment.id, currency: 'GBP', at: Date.now() } as const
	const declined = { ...about, kind: 'failed', ref: 'pi declined', amount: 1125, isLate: false } as const
	await applyPaymentEvent(store, declined, () => [], Date.now())
	expect(await textOf(await tess.get(pageOf(order)))).toContain('Their card was declined on')
	expect(await textOf(await tess.get(`/desk/orders?search=${reference}`))).toContain('Their card was declined')
})

test('a expired order says when and how: a card that was declined, a page that was left, money that did not come', async () => {
	const ago = Date.UTC(2026, 10, 20, 12)
	const byCard = async (...kinds: ('declined' | 'expired')[]) => {
		const placed = await placeOrder(store, aNewOrder(), () => [], ago)
		if (placed.kind !== 'placed') throw new Error('not placed')
		const { reference } = placed.order.payable
		for (const [days, kind] of kinds.entries())
			await applyPaymentEvent(store, { provider: 'stripe', reference, at: ago + days * DAY_MS, kind }, () => [], ago)
		return placed.order
	}
	const [declined, left] = [await byCard('declined', 'expired'), await byCard('expired')]
	const transfer = await aStoredOrder(store, {}, ago)
	await expireUnpaid(store, transfer.payable, Date.UTC(2026, 10, 27, 12))
	const row = async ({ payable }: Order) => textOf(await tess.get(`/desk/orders?search=${payable.reference}`))
	expect(await row(declined)).toMatch(/Their card was declined.*Expired, not paid *expired 21 November 2026/s)
	expect(await row(left)).not.toContain('declined')
	expect(await row(transfer)).toContain('expired 27 November 2026')
	const page = await textOf(await tess.get(pageOf(declined)))
	expect(page).toContain('Their card was declined on 20 November 2026, and no other was tried.')
	expect(page).toMatch(/The payment page closed without a payment.*Card declined/s)
	expect(page).toMatch(/£11\.25 *ordered *Expired, not paid/)
	expect(page).not.toMatch(/Ordered on 20 November 2026 *ordered/)
	expect(await textOf(await tess.get(pageOf(left)))).toContain(
		'Their payment page closed on 20 November 2026 without a payment: they left it, or a card was refused there.',
	)
	expect(await textOf(await tess.get(pageOf(transfer)))).toContain('The site had not seen the money in time.')
})

test('a disputed order says what the bank has taken, and by when it is answered', async () => {
	const placed = await placeOrder(store, aNewOrder(), () => [], Date.now())
	if (placed.kind !== 'placed') throw new Error('not placed')
	const { reference } = placed.order.payable
	const about = { provider: 'stripe', reference, paymentId: placed.payment.id, amount: 1125, currency: 'GBP' } as const
	const dueBy = Date.UTC(2030, 11, 6, 12)
	const events: NewPaymentEvent[] = [
		{ ...about, kind: 'paid', ref: 'pi disputed', at: 1, fee: null },
		{ ...about, kind: 'dispute opened', ref: 'dp', at: Date.now(), fee: null, dueBy },
	]
	for (const event of events) await applyPaymentEvent(store, event, () => [], Date.now())
	const page = await textOf(await tess.get(pageOf(placed.order)))
	expect(page).toMatch(/Wait with posting.*Their bank has taken £11\.25 back\. *Answer at Stripe by 6 December 2030/s)
	expect(await textOf(await vol.get(pageOf(placed.order)))).not.toContain('£11.25')
})

test('one line is refunded once, a second press is refused, and the rest goes back with the cancellation', async () => {
	const lines = [
		aNewOrderLine({ quantity: 2 }),
		aNewOrderLine({ merchId: 7, slug: 'tag', title: 'Tag', unitMinor: 500 }),
	]
	const order = await aPaidOrder(store, { lines })
	const [mug] = (await now(order)).lines
	const refund = { intent: 'refund', [`refund-${mug?.id}`]: '1', 'refund-day': today() }
	const { version, payable } = await now(order)
	const seen = { version: String(version), 'payment-version': String(payable.version), seen: '0' }
	const both = await Promise.all([tess, tom].map((one) => one.post(pageOf(order), { ...seen, ...refund })))
	expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
	expect((await now(order)).lines[0]?.refundedQuantity).toBe(1)
	expect((await send(tess, order, { intent: 'refund', 'refund-day': today() })).status).toBe(422)
	const tooMuch = { intent: 'refund', 'refund-amount': '99', 'refund-day': today() }
	expect((await send(tess, order, tooMuch)).status).toBe(422)
	const late = await signedIn(site.url, store, 'lead', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await send(late, order, { intent: 'cancel' })).headers.get('Location')).toContain('/desk/confirm?form=')
	expect((await send(tess, order, { intent: 'cancel', 'cancel-day': today() })).status).toBe(303)
	const { payable: end, cancelledAt } = await now(order)
	expect([end.state, cancelledAt]).toEqual(['refunded', expect.any(Number)])
})

test('what comes back is entered up to what was sent', async () => {
	const order = await aPaidOrder(store)
	const [line] = order.lines
	expect((await send(vol, order, { intent: 'returned', [`returned-${line?.id}`]: '1' })).status).toBe(422)
	await send(vol, order, { intent: 'sent', tracking: '' })
	expect((await send(vol, order, { intent: 'returned' })).status).toBe(422)
	const back = await send(vol, order, { intent: 'returned', [`returned-${line?.id}`]: '1', restock: '1' })
	expect(back.status).toBe(303)
	expect((await send(vol, order, { intent: 'returned', [`returned-${line?.id}`]: '1' })).status).toBe(422)
	expect((await now(order)).lines[0]?.returnedQuantity).toBe(1)
})

test('for goods that are gone the buyer is written to, and not with a gap in the text', async () => {
	const order = await aPaidOrder(store)
	await store.db
		.updateTable('shop_order')
		.set({ is_out_of_stock: 1 })
		.where('payable_id', '=', order.payable.id)
		.execute()
	const gap = { intent: 'wait', 'text-wait': 'We expect more [say when].' }
	expect(await textOf(await send(tess, order, gap))).toContain('Fill in “[say when]” first')
	expect((await send(tess, order, { ...gap, 'text-wait': 'We expect more on Friday.' })).status).toBe(303)
	expect(await subjectsOf(order)).toEqual([expect.stringContaining(`Your order ${order.payable.reference} from `)])
	const print = await textOf(await vol.get(`/desk/orders/print?order=${order.payable.reference}`))
	expect(print).toContain(`${order.payable.reference} (out of stock)`)
	const page = await textOf(await tess.get(pageOf(order)))
	expect(page, 'no day was promised for it').not.toMatch(/Post by|They were told (?!by)/)
})

test('a transfer for goods that are gone goes back whole by the form that writes to the buyer', async () => {
	const order = await aPaidOrder(store)
	await store.db
		.updateTable('shop_order')
		.set({ is_out_of_stock: 1 })
		.where('payable_id', '=', order.payable.id)
		.execute()
	const page = await (await tess.get(pageOf(order))).text()
	const fields = filledForm(page, 'Enter the refund and send the email')
	expect(fields).toMatchObject({ intent: 'refund-all', 'refund-all-day': today() })
	const text = { 'text-refund-all': 'We have sent back all you paid.' }
	const early = await tess.post(pageOf(order), { ...fields, ...text, 'refund-all-day': '2099-01-01' })
	expect([early.status, await textOf(early)]).toEqual([422, expect.stringContaining('Enter a day that has come')])
	expect((await tess.post(pageOf(order), { ...fields, ...text })).status).toBe(303)
	expect((await now(order)).payable.state).toBe('refunded')
	expect(await subjectsOf(order)).toEqual(
		expect.arrayContaining([expect.stringMatching(/^Your refund - ORD-/), expect.stringMatching(/^Your order ORD-/)]),
	)
})

test('papers are printed for what is to be posted, and a parcel that is not to be sent has none', async () => {
	const words = 'BISCUIT\n07700 900 123'
	const dinners = aNewOrderLine({ merchId: 8, slug: 'dinners', title: 'Dinners', needsDelivery: false })
	const lines = [aNewOrderLine({ personalisation: words }), dinners]
	const order = await aPaidOrder(store, { firstName: FORMULA, lines })
	const asked = await aPaidOrder(store)
	await askCancel(store, asked.payable.reference, () => [], Date.now())
	const search = `order=${order.payable.reference}&order=${asked.payable.reference}&order=ORD-NONE`
	for (const print of ['slips-a4', 'slips-a6', 'labels-a4', 'labels-a6', 'labels-4x6']) {
		const html = await (await vol.get(`/desk/orders/print?print=${print}&${search}`)).text()
		expect(html.match(/<article class="print-(slip|label)"/g)).toHaveLength(1)
		expect(html).toContain(`${asked.payable.reference} (cancelled, to refund)`)
		if (!print.startsWith('slips')) continue
		expect(html).toContain(words)
		expect(html).toMatch(/Dinners.*A gift to the dogs: nothing to post/s)
	}
	const csv = await (await vol.post('/desk/orders/post.csv', { pick: pickOf(order) })).text()
	expect(csv).toContain(`"'${FORMULA.replaceAll('"', '""')}`)
	expect(csv).toContain('TH1 2AB,United Kingdom,GB,350')
	expect(csv).not.toMatch(/(^|,)[=@+-]/m)
	const none = await (await vol.post('/desk/orders/post.csv', { pick: pickOf(asked) })).text()
	expect(none.trim().split('\n')).toHaveLength(1)
	const late = await signedIn(site.url, store, 'team', { signedInAt: Date.now() - 16 * 60_000 })
	const location = (await late.post('/desk/orders/post.csv', { pick: pickOf(order) })).headers.get('Location')
	expect(location).toContain('/desk/confirm?form=')
})

test('a parcel abroad has what its customs form asks on the slip, and the proof of posting is kept', async () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	const delivery = { key: 'IE-2000-ireland', label: 'Parcel to Ireland', priceMinor: 1250 }
	const order = await aPaidOrder(store, { address, delivery, lines: [aNewOrderLine({ quantity: 2 })] })
	const slip = await textOf(await vol.get(`/desk/orders/print?order=${order.payable.reference}`))
	expect(slip).toMatch(
		/\(CN22\): *Sale of goods.*Value *2 × Good ears mug, White .*700 g *18\.00 *Total *700 g *18\.00 GBP *Fill in by hand: the tariff code of Good ears mug.*To reach us, (ring|write to) \S+/,
	)
	// Its label says from which country it comes, and that of a parcel at home does not.
	const home = await aPaidOrder(store)
	const labels = await textOf(
		await vol.get(
			`/desk/orders/print?order=${order.payable.reference}&order=${home.payable.reference}&print=labels-a4`,
		),
	)
	expect(labels.match(/TH1 2AB, United Kingdom/g)).toHaveLength(1)
	expect(slip).toMatch(/TH1 2AB · United Kingdom *Company number/)
	expect(await textOf(await tess.get(pageOf(order)))).toMatch(/no UK VAT: it goes abroad.*Keep the proof of posting/s)
	expect(await textOf(await vol.get(`/desk/orders/send?pick=${encodeURIComponent(pickOf(order))}`))).toContain(
		'Keep the proof of posting',
	)
	expect(await textOf(await vol.get(`/desk/orders/print?order=${home.payable.reference}`))).not.toContain('CN22')
})

test('the accounts have goods, delivery and donation apart, and donations are not counted twice', async () => {
	const order = await aPaidOrder(store, { donationMinor: 500 })
	const month = today().slice(0, 7)
	const file = await tess.post('/desk/orders/accounts.csv', { month })
	const csv = await file.text()
	const days = `${today()},${today()},${today()}`
	expect(csv).toContain(
		`${order.payable.reference},${days},received,United Kingdom,bank transfer,GBP,9.00,2.25,5.00,,16.25,,,,,,,,,,1.88,,9.37,,,,,`,
	)
	expect(csv).not.toMatch(/O’Brien|example\.org/)
	const page = await (await tess.get(`/desk/orders/accounts?month=${month}`)).text()
	expect(page).toContain(`href="/desk/orders/${order.payable.reference}"`)
	expect(await textOf(await tess.get(`/desk/orders/accounts?month=${month}`))).toMatch(
		/Received *£\d+\.\d\d *for \d+ orders? *Refunded .*Donations with orders *£\d+\.\d\d.*VAT due on what the shop sold *£.*Net sales.*Order by order.*Day .*\d{4} *£.*Total of .* so far.*Export /s,
	)
	const takings = await textOf(await tess.get(`/desk/orders/accounts?month=${month}`))
	expect(takings).toMatch(/Takings, as above.*Less donations with orders *-£\d+\.00/s)
	const books = await textOf(await tess.get(`/desk/giving/books?month=${month}`))
	const [, shop] = /The shop, as in the books *(£[\d.]+)/.exec(takings) ?? []
	expect(shop && books.split('by fund').slice(1).join()).toContain(`The shop ${shop}`)
	const ledger = await store.db
		.selectFrom('ledger_entry')
		.select(['fund', 'amount_minor'])
		.where('payable_id', '=', order.payable.id)
		.execute()
	expect(ledger.map(({ fund, amount_minor }) => `${fund} ${amount_minor}`).sort()).toEqual(['general 500', 'shop 1125'])
	expect(await textOf(await tess.get('/desk/giving'))).not.toContain(order.payable.reference)
})

test('the takings have the VAT of the three months that end with the month shown, for the return of a quarter', async () => {
	for (const month of [5, 6, 8]) await aPaidOrder(store, {}, Date.UTC(2020, month, 10))
	const takings = await textOf(await tess.get('/desk/orders/accounts?month=2020-09'))
	expect(takings).toMatch(/VAT due on what the shop sold *£1\.88 *Net sales, without VAT *£9\.37/)
	expect(takings).toMatch(/The three months to September 2020 *VAT due *£3\.76 *Net sales, without VAT *£18\.74/)
})

test('unpaid orders are freed several at once by who sees money, and one connection with many is marked', async () => {
	const limits = { maxPerVisitor: 9, maxSharePercent: 100 }
	const hall: Order[] = []
	for (const email of ['one@example.org', 'two@example.org']) {
		const given = aNewOrder({ provider: 'bank transfer', email })
		const buyer = { clientHash: 'hall', limits, areCardsOpen: false }
		const placed = await placeOrder(store, given, () => [], Date.now(), buyer)
		if (placed.kind === 'placed') hall.push(placed.order)
	}
	expect(await textOf(await tess.get('/desk/orders?view=unpaid'))).toContain(
		'One of 2 unpaid orders from one internet connection',
	)
	const picks = hall.map((one): [string, string] => ['pick', pickOf(one)])
	expect((await vol.post('/desk/orders', [['intent', 'freed'], ...picks])).status).toBe(403)
	const freed = await tess.post('/desk/orders', [['intent', 'freed'], ...picks])
	const page = await textOf(await tess.get(freed.headers.get('Location') ?? ''))
	expect(page).toContain('The goods of 2 orders are back on sale. The buyers get an email.')
	for (const order of hall) {
		expect(await subjectsOf(order)).toEqual([expect.stringContaining('Your order has expired')])
		expect(await textOf(await tess.get(pageOf(order)))).toContain('put the unpaid order’s goods back on sale')
	}
})

test('a sheet of counts is refused without a number, and says how many were saved', async () => {
	const refused = await vol.post('/desk/orders/stock?count=1', { intent: 'count many' })
	expect(refused.status).toBe(422)
	const page = await textOf(refused)
	expect(page).toContain('Enter at least one number.')
	expect(page).toContain('Count the shelf')
	expect(await textOf(await vol.get('/desk/orders/stock?saved=2'))).toContain('2 counts saved.')
	expect(await textOf(await vol.get('/desk/orders/stock?saved=x'))).not.toContain('saved.')
})

test('a count of the shelf is a number, of something that is in the shop', async () => {
	for (const counted of ['', '-1', '1.5', 'many', '100000'])
		expect([counted, (await vol.post('/desk/orders/stock', { item: '201', variant: 'one', counted })).status]).toEqual([
			counted,
			422,
		])
	expect((await vol.post('/desk/orders/stock', { item: '201', variant: 'one', counted: '7' })).status).toBe(409)
	expect((await store.db.selectFrom('stock').selectAll().where('counted', '=', 7).execute()).length).toBe(0)
})

test('the page of the stock says when it changed, why and by whom', async () => {
	await countMugs(store, 1000)
	const order = await aPaidOrder(store)
	const page = await textOf(await vol.get('/desk/orders/stock'))
	expect(page).toMatch(
		new RegExp(
			`The last.* changes?: when, why and by whom.*Good ears mug, White \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d Ordered ${order.payable.reference} −1`,
		),
	)
})

test('the team reads neither why money went back nor what treasurers did with it, on a page or in a refused form', async () => {
	const order = await aPaidOrder(store)
	const reason = 'Her husband died; back to 12-34-56 12345678'
	const refund = { intent: 'refund', 'refund-amount': '1', 'refund-day': today(), 'refund-reason': reason }
	expect((await send(tess, order, refund)).status).toBe(303)
	expect(await textOf(await tess.get(pageOf(order)))).toContain(`Refunded because: ${reason}`)
	const refused = await vol.post(pageOf(order), { intent: 'packed', version: '0', 'payment-version': '0', seen: '0' })
	expect(refused.status).toBe(409)
	for (const page of [await textOf(await vol.get(pageOf(order))), await textOf(refused)]) {
		expect(page).toContain(order.payable.reference)
		expect(page).not.toMatch(/husband|12345678|entered a refund/)
	}
})

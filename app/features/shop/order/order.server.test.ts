import { expect, test } from 'vitest'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { orderPath } from '#domain/shop/order-links.ts'
import { DAY_MS } from '#lib/dates.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import { receiveReturn } from '#records/shop/money/receive-return.ts'
import { type OrderRefund, refundOrder } from '#records/shop/money/refund-order.ts'
import { refundSurplus } from '#records/shop/money/surplus.ts'
import { markSent } from '#records/shop/orders/pack-and-send.ts'
import { askPaperCard, markCardPosted } from '#records/shop/orders/paper-card.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { anEmail } from '#tests/builders/shop/stock-notice.ts'
import { aPaidOrder, aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { orderOfLink, orderView } from './order.server.ts'
import { orderWords } from './order-words.ts'

const START = Date.UTC(2026, 10, 2, 12)

const TO_IRELAND = {
	country: 'IE',
	label: 'Parcel',
	upToGrams: 2000,
	price: { amount: 950, currency: 'GBP' },
	days: { from: 5, to: 10 },
}
const MERCH = [
	{ slug: 'mug', dispatch: 'Posted within 3 working days.' },
	{ slug: 'tag', dispatch: 'Engraved and posted within 10 working days.' },
]

const MUG = aMerchItem({
	id: 201,
	slug: 'mug',
	variants: [{ key: 'one', label: 'White', counted: null, price: null }],
})

async function pageOf(store: Store, { id }: { id: string }, now: number) {
	const { content } = someShop({ content: { merch: [MUG] } })
	const { charity } = someGivingEmailContext()
	content.options?.shop.delivery.push(TO_IRELAND)
	const path = orderPath(id, formSecret)
	const words = createEmailContext(content.options, charity, formSecret, MERCH)
	const request = {
		store,
		payments: null,
		key: new URL(path, charity.url).searchParams.get('key') ?? '',
		formSecret,
		content,
		formContext: { charity },
		words: { ...words, shop: { ...words.shop, vatNumber: 'GB 999 9999 73' } },
		now,
	}
	const found = await orderOfLink(request)
	if (!found) throw new Error('no page')
	return orderView(found, request)
}

async function arrives(store: Store, reference: string, amount: number, at: number) {
	const { version: seenVersion = 0 } = (await findOrder(store, reference))?.payable ?? {}
	const received = { reference, seenVersion, amount, currency: 'GBP', at, staffId: null }
	expect((await markReceived(store, received, () => [], at)).kind).toBe('done')
}

async function seenOf(store: Store, reference: string) {
	const order = await findOrder(store, reference)
	if (!order) throw new Error('the order is gone')
	return { reference, seenVersion: order.version, staffId: null }
}

async function refunds(store: Store, reference: string, refund: Pick<OrderRefund, 'lines' | 'at'>) {
	const whole = { ...(await seenOf(store, reference)), extraMinor: 0, cancels: false, ...refund }
	const made = await refundOrder(store, whole, { provider: undefined, deliveriesOf: () => [], now: refund.at })
	expect(made.kind).toBe('recorded')
}

test('the page of an order that was paid in two parts is sorry for its wait only from the day it was whole', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, START)
	const { reference, due } = payable
	await arrives(store, reference, 500, START)
	await arrives(store, reference, due.amount - 500, START + 18 * DAY_MS)
	expect((await pageOf(store, payable, START + 20 * DAY_MS)).isDelayed).toBe(false)
	expect((await pageOf(store, payable, START + 30 * DAY_MS)).isDelayed).toBe(true)
})

test('what is engraved is late to pack from the day that was promised, and a parcel abroad is on its way for as long as it takes', async () => {
	const store = await freshStore('sqlite')
	const delivery = { key: 'GB-2000-uk-parcel', label: 'UK parcel', priceMinor: 395 }
	const tag = aNewOrderLine({ slug: 'tag', title: 'Tag', personalisation: 'DOT', returnable: false })
	const { payable } = await aPaidOrder(store, { lines: [tag], delivery }, START)
	expect(await pageOf(store, payable, START + 17 * DAY_MS)).toMatchObject({
		arrival: 'Thursday 19 November',
		isDelayed: false,
	})
	expect((await pageOf(store, payable, START + 18 * DAY_MS)).isDelayed).toBe(true)
	const abroad = {
		address: { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' },
		delivery: { key: 'IE-2000-parcel', label: 'Parcel', priceMinor: 950 },
	}
	const far = await aPaidOrder(store, abroad, START)
	const sent = [{ ...(await seenOf(store, far.payable.reference)), trackingUrl: '' }]
	await markSent(store, sent, { staffId: null, deliveriesOf: () => [] }, START + 2 * DAY_MS)
	expect(await pageOf(store, far.payable, START + 17 * DAY_MS)).toMatchObject({
		isLongPosted: false,
		arrivalAfterPosting: 'Thursday 19 November',
	})
	expect((await pageOf(store, far.payable, START + 18 * DAY_MS)).isLongPosted).toBe(true)
	// 14 days from when it usually is there, which is more than 10 days after the post.
	expect((await pageOf(store, far.payable, START + 31 * DAY_MS)).cancelUrl).not.toBeNull()
	expect((await pageOf(store, far.payable, START + 32 * DAY_MS)).cancelUrl).toBeNull()
})

test('of too little that staff accepted the wait counts from their decision', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, START)
	await arrives(store, payable.reference, 500, START)
	const { version: seenVersion = 0 } = (await findOrder(store, payable.reference))?.payable ?? {}
	const accepted = { reference: payable.reference, seenVersion, staffId: null }
	expect((await acceptShort(store, accepted, () => [], START + 18 * DAY_MS)).kind).toBe('done')
	expect((await pageOf(store, payable, START + 20 * DAY_MS)).isDelayed).toBe(false)
})

test('a card that was declined is told apart from a payment page whose time ran out', async () => {
	const store = await freshStore('sqlite')
	const [declined, left] = [
		await aStoredOrder(store, { provider: 'stripe' }, START),
		await aStoredOrder(store, { provider: 'stripe' }, START),
	]
	const at = START + 60_000
	const of = ({ payable: { reference } }: typeof left) => ({ provider: 'stripe', reference, at }) as const
	await applyPaymentEvent(store, { ...of(declined), kind: 'declined' }, () => [], at)
	expect(orderWords(await pageOf(store, declined.payable, at))).toMatchObject({
		title: 'The payment didn’t go through',
		lede: expect.stringContaining('on 2 November 2026, and no money was taken.'),
	})
	for (const order of [declined, left])
		await applyPaymentEvent(store, { ...of(order), kind: 'expired', at: at + DAY_MS }, () => [], at)
	expect(orderWords(await pageOf(store, declined.payable, at + DAY_MS))).toMatchObject({
		title: 'The payment didn’t go through',
		lede: expect.stringMatching(/declined .* on 2 November 2026.*back on the shelf/),
	})
	expect(orderWords(await pageOf(store, left.payable, at + DAY_MS)).title).toBe('The time for paying ran out')
})

test('an order that was cancelled before it was posted says what is to be refunded, and nothing of posting or cancelling', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, { donationMinor: 500 }, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	expect(await pageOf(store, payable, START)).toMatchObject({
		toRefund: '',
		address: expect.arrayContaining(['1 Mill Lane']),
	})
	await askCancel(store, payable.reference, () => [], START + DAY_MS)
	const view = await pageOf(store, payable, START + 20 * DAY_MS)
	expect(view).toMatchObject({ toRefund: '£11.25', address: [], cancelUrl: null, cancellationForm: '' })
	expect(view.account).toContain('sort code and account number')
	const texts = view.terms.flatMap(({ title, texts: of }) => [title, ...of]).join(' ')
	expect(texts).not.toMatch(/You can cancel|Then send it back|arrives/)
	expect(orderWords(view).lede).toContain('We have not refunded £11.25 yet.')
})

test('after a cancellation what is made for its buyer is still posted, with its terms', async () => {
	const store = await freshStore('sqlite')
	const tag = aNewOrderLine({ title: 'Tag', personalisation: 'DOT', returnable: false })
	const { payable } = await aStoredOrder(store, { lines: [aNewOrderLine(), tag] }, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	await askCancel(store, payable.reference, () => [], START + DAY_MS)
	const view = await pageOf(store, payable, START + 2 * DAY_MS)
	expect(view.address).toContain('1 Mill Lane')
	expect(view.terms.map(({ title }) => title)).toEqual([
		'You buy from',
		'What can’t be returned',
		'If something is wrong',
	])
})

test('weeks after the post a parcel is no longer on its way, and a refund has its VAT', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	const seen = async () => {
		const order = await findOrder(store, payable.reference)
		if (!order) throw new Error('the order is gone')
		return { reference: payable.reference, seenVersion: order.version }
	}
	const none = () => []
	await markSent(store, [{ ...(await seen()), trackingUrl: '' }], { staffId: null, deliveriesOf: none }, START + DAY_MS)
	expect(orderWords(await pageOf(store, payable, START + 5 * DAY_MS)).title).toMatch(/^It’s on its way/)
	expect(orderWords(await pageOf(store, payable, START + 20 * DAY_MS)).title).toBe('Posted on 3 November 2026')
	expect((await pageOf(store, payable, START)).vatRefunded).toBe('')
	const refund = {
		...(await seen()),
		lines: [],
		extraMinor: 500,
		cancels: false,
		staffId: null,
		at: START + 2 * DAY_MS,
	}
	const made = await refundOrder(store, refund, { provider: undefined, deliveriesOf: none, now: START + 2 * DAY_MS })
	expect(made).toEqual({ kind: 'recorded', amount: 500 })
	expect(await pageOf(store, payable, START + 3 * DAY_MS)).toMatchObject({ refunded: '£5', vatRefunded: '£0.84' })
})

test('once what could come back was refunded, the page no longer offers to cancel', async () => {
	const store = await freshStore('sqlite')
	const tag = aNewOrderLine({ title: 'Tag', personalisation: 'DOT', returnable: false })
	const { payable, lines } = await aStoredOrder(store, { lines: [aNewOrderLine(), tag] }, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	const mug = lines.filter(({ returnable }) => returnable).map(({ id }) => ({ lineId: id, quantity: 1 }))
	await refunds(store, payable.reference, { lines: mug, at: START + DAY_MS })
	const sent = [{ ...(await seenOf(store, payable.reference)), trackingUrl: '' }]
	await markSent(store, sent, { staffId: null, deliveriesOf: () => [] }, START + 2 * DAY_MS)
	const view = await pageOf(store, payable, START + 3 * DAY_MS)
	expect(view).toMatchObject({ state: 'sent', cancelUrl: null, cancellationForm: '' })
	expect(view.terms.map(({ title }) => title)).toEqual([
		'You buy from',
		'What can’t be returned',
		'If something is wrong',
	])
})

test('a transfer that was refunded says on which days it was sent back', async () => {
	const store = await freshStore('sqlite')
	const { payable, lines } = await aStoredOrder(store, { delivery: null }, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
	await refunds(store, payable.reference, { lines: all, at: START + DAY_MS })
	const { lede } = orderWords(await pageOf(store, payable, START + 20 * DAY_MS))
	expect(lede).toContain('£9')
	expect(lede).toContain('to your bank account on 3 November 2026.')
	expect(lede).not.toContain('days')
})

test('what came above the total is shown, and that it went back', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, START)
	await arrives(store, payable.reference, payable.due.amount, START)
	expect((await pageOf(store, payable, START)).paymentRows).toEqual([])
	const other = await aStoredOrder(store, {}, START)
	const { reference } = other.payable
	await arrives(store, reference, payable.due.amount + 500, START)
	const arrived = { label: 'What arrived', value: '£16.25' }
	expect((await pageOf(store, other.payable, START)).paymentRows).toEqual([arrived])
	const sentBack = { ...(await seenOf(store, reference)), at: START + DAY_MS }
	expect(await refundSurplus(store, sentBack, () => [], { staffId: null, now: START + DAY_MS })).toBe('done')
	expect((await pageOf(store, other.payable, START + DAY_MS)).paymentRows).toEqual([
		arrived,
		{ label: 'Sent back to you: what came above the total', value: '£5' },
	])
})

test('the page of an order abroad has our number as it is dialled there', async () => {
	const store = await freshStore('sqlite')
	const address = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	const { payable } = await aStoredOrder(store, { address }, START)
	const view = await pageOf(store, payable, START)
	expect(view.phone).toBe('+44 1632 960 144')
	expect(JSON.stringify(view.terms)).not.toContain('01632')
})

test('what of a posted order was refunded before, or came back, is marked with how many', async () => {
	const store = await freshStore('sqlite')
	const tag = aNewOrderLine({ slug: 'tag', title: 'Tag', personalisation: 'DOT', returnable: false })
	const bowls = aNewOrderLine({ merchId: 202, slug: 'bowl', title: 'Bowl', quantity: 3 })
	const { payable, lines } = await aPaidOrder(store, { lines: [aNewOrderLine(), tag, bowls] }, START)
	const { reference } = payable
	const marks = async () => (await pageOf(store, payable, START + 5 * DAY_MS)).lines.map(({ ended }) => ended)
	const [mug = '', , bowl = ''] = lines.map(({ id }) => id)
	expect(await marks()).toEqual(['', '', ''])
	await refunds(store, reference, { lines: [{ lineId: mug, quantity: 1 }], at: START })
	expect(await marks()).toEqual(['Refunded', '', ''])
	const sent = [{ ...(await seenOf(store, reference)), trackingUrl: '' }]
	await markSent(store, sent, { staffId: null, deliveriesOf: () => [] }, START + DAY_MS)
	const back = { ...(await seenOf(store, reference)), lines: [{ lineId: bowl, quantity: 2, isToStock: true }] }
	expect(await receiveReturn(store, back, null, START + 3 * DAY_MS)).toBe('done')
	await refunds(store, reference, { lines: [{ lineId: bowl, quantity: 1 }], at: START + 4 * DAY_MS })
	expect(await marks()).toEqual(['Not posted, refunded', '', '2 of 3 came back, 1 of 3 refunded'])
})

test('what a buyer has cancelled is marked, and what stays ordered is not', async () => {
	const store = await freshStore('sqlite')
	const tag = aNewOrderLine({ slug: 'tag', title: 'Tag', personalisation: 'DOT', returnable: false })
	const { payable } = await aPaidOrder(store, { lines: [aNewOrderLine(), tag] }, START)
	await askCancel(store, payable.reference, () => [], START + DAY_MS)
	const { lines } = await pageOf(store, payable, START + DAY_MS)
	expect(lines.map(({ ended }) => ended)).toEqual(['Cancelled', ''])
})

test('a confirmation that was sent is no longer on its way, and a card that was posted has its day', async () => {
	const store = await freshStore('sqlite')
	const dinners = aNewOrderLine({ title: 'Dinners', needsDelivery: false })
	const { payable } = await aStoredOrder(store, { lines: [dinners], address: null, delivery: null }, START)
	const confirmation = { channel: 'email' as const, payload: anEmail(payable.email, 'Your order is confirmed') }
	const received = {
		...payable.due,
		reference: payable.reference,
		seenVersion: payable.version,
		at: START,
		staffId: null,
	}
	await markReceived(store, received, () => [confirmation], START)
	expect(await pageOf(store, payable, START)).toMatchObject({ confirmedOn: '', cardPostedOn: null })
	await store.db
		.updateTable('delivery')
		.set({ done_at: START + 1000 })
		.execute()
	const by = { staffId: null, now: START + DAY_MS }
	await askPaperCard(store, { ...(await seenOf(store, payable.reference)), address: 'Ada Reed\n1 Mill Lane' }, by)
	await markCardPosted(store, await seenOf(store, payable.reference), by)
	expect(await pageOf(store, payable, START + 5 * DAY_MS)).toMatchObject({
		confirmedOn: '2 November 2026',
		cardPostedOn: '3 November 2026',
	})
})

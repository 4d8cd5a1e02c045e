import { expect, test } from 'vitest'
import type { MerchItem } from '#content/model/merch-item.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { orderPath } from '#domain/shop/order-links.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { cancelOrder } from '#records/shop/money/cancel-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { orderOfLink, orderView } from './order.server.ts'
import { orderWords } from './order-words.ts'
import { payOrderByTransfer } from './pay-order.server.ts'

const START = Date.UTC(2026, 10, 2, 12)
const MUG = aMerchItem({
	id: 201,
	slug: 'mug',
	variants: [{ key: 'one', label: 'White', counted: null, price: null }],
})
/** Generous: nothing here is about them. */
const LIMITS = {
	clientHash: 'a visitor',
	unpaidLimits: { maxPerVisitor: 100, maxSharePercent: 100 },
	limit: {
		clientHash: 'a visitor',
		maxPerClientHour: 100,
		maxPerSiteHour: 100,
		alarm: () => {
			throw new Error('no limit is reached')
		},
		onAlarm() {},
	},
}

/** The page of an order as its link opens it, while the shop sells some goods by bank transfer. */
async function pageOf(store: Store, { id }: { id: string }, { now, merch }: { now: number; merch: MerchItem[] }) {
	const { content } = someShop({ content: { merch } })
	const { charity, bank } = someGivingEmailContext()
	const path = orderPath(id, formSecret)
	const request = {
		store,
		payments: null,
		key: new URL(path, charity.url).searchParams.get('key') ?? '',
		formSecret,
		content,
		formContext: { charity },
		words: { ...createEmailContext(content.options, charity, formSecret, merch), bank },
		now,
		...LIMITS,
		onError: (error: unknown) => {
			throw error
		},
	}
	const found = await orderOfLink(request)
	if (!found) throw new Error('no page')
	return { path, view: orderView(found, request), byTransfer: () => payOrderByTransfer(found, request) }
}

/** An order by card whose payment page was closed after an hour. */
async function anExpiredOrder(store: Store) {
	const { payable } = await aStoredOrder(store, { provider: 'stripe' }, START)
	const { reference } = payable
	const expired = { provider: 'stripe', kind: 'expired', reference, at: START + HOUR_MS } as const
	await applyPaymentEvent(store, expired, () => [], START + HOUR_MS)
	return payable
}

const countOrders = async (store: Store) =>
	(await store.db.selectFrom('shop_order').select('payable_id').execute()).length

test('within a week an order becomes one by transfer, once', async () => {
	const store = await freshStore('sqlite')
	const payable = await anExpiredOrder(store)
	const page = await pageOf(store, payable, { now: START + 3 * DAY_MS, merch: [MUG] })
	expect(page.view).toMatchObject({ canTransfer: true, payAgainRefusal: null })
	const first = await page.byTransfer()
	expect(first).toMatchObject({ kind: 'redirect', url: expect.not.stringContaining(payable.id) })
	expect(await page.byTransfer()).toEqual(first)
	expect(await countOrders(store)).toBe(2)
})

test('an order of last month, or of what is sold otherwise today, is ordered again from the shop, at the prices of today', async () => {
	const store = await freshStore('sqlite')
	const payable = await anExpiredOrder(store)
	const dearer = { ...MUG, price: { amount: 1000, currency: 'GBP' } }
	const cases = [
		{ now: START + 30 * DAY_MS, merch: [MUG], why: 'for more than a week' },
		{ now: START + DAY_MS, merch: [dearer], why: 'another price' },
		{ now: START + DAY_MS, merch: [], why: 'no longer sold' },
	]
	for (const { why, ...today } of cases) {
		const page = await pageOf(store, payable, today)
		expect(page.view).toMatchObject({ canTransfer: false, canPayByCard: false })
		expect(orderWords(page.view).lede).toContain(why)
		expect(orderWords(page.view).lede).toContain('order it again from the shop')
		expect(await page.byTransfer()).toEqual({
			kind: 'problem',
			status: 409,
			problem: expect.stringContaining('order it again from the shop'),
		})
	}
	expect(await countOrders(store)).toBe(1)
})

test('an order by bank transfer, and one that staff cancelled, cannot be ordered by transfer once more', async () => {
	const store = await freshStore('sqlite')
	const { payable } = await aStoredOrder(store, {}, START)
	const byCard = await aStoredOrder(store, { provider: 'stripe' }, START)
	const seen = { reference: byCard.payable.reference, seenVersion: byCard.version }
	expect(await cancelOrder(store, seen, null, START)).toBe('done')
	for (const { id } of [payable, byCard.payable]) {
		const page = await pageOf(store, { id }, { now: START + HOUR_MS, merch: [MUG] })
		expect(await page.byTransfer()).toEqual({ kind: 'redirect', url: page.path })
	}
	expect(await countOrders(store)).toBe(2)
})

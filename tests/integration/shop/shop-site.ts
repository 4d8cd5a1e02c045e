import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import type { Order } from '#domain/shop/order.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { refundOrder } from '#records/shop/money/refund-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import type { Seen } from '../support/form-visitor.ts'
import { eventually } from '../support/site-process.ts'
import { siteWithStripe } from '../support/site-with-stripe.ts'
import { aBuyer, charityWithGoods } from './shop-buyer.ts'

const WITHIN_MS = 30_000

type Buyer = Awaited<ReturnType<typeof aBuyer>>
export type Way = 'card' | 'bank'

/** A shop with both ways to pay, where buyers without JavaScript pay in one of them. */
export async function aShop(way: Way, settings: Record<string, string> = {}) {
	const charity = charityWithGoods()
	const { giving, start } = await siteWithStripe({ CONTENT_DIR: charity.folder, ...settings })
	const site = await start()
	const { db } = giving.store

	async function orderOf(email: string): Promise<Order> {
		const { reference } = await db
			.selectFrom('payable')
			.select('reference')
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		const order = await findOrder(giving.store, reference)
		if (!order) throw new Error('the order is gone')
		return order
	}
	const seenOf = ({ payable, version }: Order) => ({ reference: payable.reference, seenVersion: version })

	/** Presses the button of the way. @returns the page of Stripe, or of the order */
	async function place(buyer: Buyer, page: Seen): Promise<string> {
		return way === 'card' ? buyer.toStripe(page) : (await buyer.pay(page)).path
	}
	/** The money comes. */
	async function settle(email: string, where: string) {
		if (way === 'card') {
			await press(where, 'pay')
			await giving.server.events.deliver()
		} else {
			const { payable } = await orderOf(email)
			const { reference, version: seenVersion, due } = payable
			await markReceived(
				giving.store,
				{ ...due, reference, seenVersion, at: Date.now(), staffId: null },
				(change) => emailsOfChange(change, someGivingEmailContext()),
				Date.now(),
			)
		}
		await eventually(
			async () => (await orderOf(email)).payable.state,
			(state) => state === 'paid',
			WITHIN_MS,
		)
	}
	async function buy(email: string, goods: Parameters<typeof aBuyer>[1], changes: Record<string, string> = {}) {
		const buyer = await aBuyer(site, goods)
		const page = await buyer.toPay({ email, ...changes })
		await settle(email, await place(buyer, page))
		return buyer
	}
	async function funds({ payable }: Order): Promise<Record<string, number>> {
		const entries = await db.selectFrom('ledger_entry').selectAll().where('payable_id', '=', payable.id).execute()
		const money = entries.filter(({ kind }) => !kind.includes('fee'))
		const sum = (list: typeof money) => list.reduce((total, { amount_minor }) => total + amount_minor, 0)
		return Object.fromEntries([...Map.groupBy(money, ({ fund }) => fund)].map(([fund, list]) => [fund, sum(list)]))
	}
	async function stockOf({ lines }: Order, at = 0) {
		const line = lines[at]
		return db
			.selectFrom('stock')
			.select(['sold', 'reserved'])
			.where('merch_id', '=', line?.merchId ?? 0)
			.where('variant', '=', line?.variant ?? '')
			.executeTakeFirstOrThrow()
	}
	/** One of the first line goes back to the buyer. */
	async function refundOne(order: Order) {
		const refund = { ...seenOf(order), lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }], extraMinor: 0 }
		const { provider } = giving
		const asked = await refundOrder(
			giving.store,
			{ ...refund, cancels: false, staffId: null, at: Date.now() },
			{ provider, deliveriesOf: (change) => emailsOfChange(change, someGivingEmailContext()), now: Date.now() },
		)
		await giving.server.events.deliver()
		return asked.kind
	}
	const orderPageOf = (buyer: Buyer) => openOrder(buyer)
	const emailsOf = async ({ payable }: Order): Promise<string[]> => {
		const rows = await db.selectFrom('delivery').select('payload_json').where('payable_id', '=', payable.id).execute()
		return rows.map(({ payload_json }) => JSON.parse(payload_json).subject)
	}
	return {
		charity,
		giving,
		site,
		way,
		orderOf,
		seenOf,
		place,
		settle,
		buy,
		funds,
		stockOf,
		refundOne,
		orderPageOf,
		emailsOf,
	}
}

/** From the page of paying, which leads to an order that was placed. */
async function openOrder(buyer: Buyer): Promise<Seen> {
	const path = /href="(\/shop\/order\?key=[^"]+)"/.exec((await buyer.get('/checkout/pay')).text)?.[1] ?? ''
	return buyer.get(path.replaceAll('&amp;', '&'))
}

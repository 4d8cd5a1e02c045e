import type { RouterContextProvider } from 'react-router'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { stockContext } from '#app/request/shop/stock.server.ts'
import type { Content, MerchItem } from '#content/model/content.ts'
import { cheapestDelivery, homeCountry } from '#domain/shop/delivery.ts'
import type { Availability } from '#domain/shop/priced-basket.ts'
import { readAvailability } from '#records/shop/stock/availability.ts'
import { backInWords } from './back-in.ts'
import { deliveryInWords } from './delivery-words.ts'
import { isSoldOut } from './stock.ts'

/** What pages of the shop show, apart from an item's own fields. */
export interface ShopFacts {
	content: Content
	availability: Availability
	today: Date
	/** Whether the site takes any payment. Without, orders are taken by phone and email. */
	canPay: boolean
}

/** For cached pages. */
export async function shopFactsOf(context: Readonly<RouterContextProvider>): Promise<ShopFacts> {
	return { ...shopFactsWithoutStock(context), availability: await context.get(stockContext)() }
}

/** For what takes orders: the stock of this moment. Without the store what cached pages say. */
export async function shopFactsNow(context: Readonly<RouterContextProvider>, path: string): Promise<ShopFacts> {
	const facts = shopFactsWithoutStock(context)
	try {
		const availability = await readAvailability(context.get(recordsContext).store, facts.content.merch)
		return { ...facts, availability }
	} catch (error) {
		context.get(errorLogContext)(error, path)
		return shopFactsOf(context)
	}
}

function shopFactsWithoutStock(context: Readonly<RouterContextProvider>): Omit<ShopFacts, 'availability'> {
	const content = context.get(contentContext)
	const canPay = content.options?.giving.bank != null || context.get(paymentsContext) !== null
	return { content, today: context.get(todayContext), canPay }
}

/** Whether an item can be ordered on the site: payments are taken, and it can be posted at all. */
export function isSoldOnline(item: MerchItem, { content, canPay }: Pick<ShopFacts, 'content' | 'canPay'>): boolean {
	return canPay && (!item.needsDelivery || cheapestOf(item, content) !== undefined)
}

export function deliveryBeside(item: MerchItem, { content }: Pick<ShopFacts, 'content'>): string {
	const cheapest = cheapestOf(item, content)
	return deliveryInWords(item, cheapest?.priceMinor, content.options?.site.locale)
}

/** "Sold out, back in March"; "" while there is any. */
export function soldOutInWords(item: MerchItem, { content, availability, today }: ShopFacts): string {
	if (!isSoldOut(item, availability)) return ''
	const back = backInWords(item.backOn, today, content.options?.site.locale)
	return back ? `Sold out, ${back}` : 'Sold out'
}

function cheapestOf(item: MerchItem, { options }: Content) {
	const bands = options?.shop.delivery ?? []
	return cheapestDelivery(item, bands, homeCountry(bands, options?.site.locale ?? ''))
}

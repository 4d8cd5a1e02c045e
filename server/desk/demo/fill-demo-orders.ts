import { randomUUID } from 'node:crypto'
import type { Content } from '#content/model/content.ts'
import { deliveryCountries, deliveryMethods, homeCountry } from '#domain/shop/delivery.ts'
import type { NewOrder, NewOrderLine } from '#domain/shop/order.ts'
import { type PricedLine, priceBasket } from '#domain/shop/priced-basket.ts'
import { DAY_MS } from '#lib/dates.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { findPayable } from '#records/payables/payables.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import { markPacked, markSent } from '#records/shop/orders/pack-and-send.ts'
import { placeOrder } from '#records/shop/orders/place-order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { applyStockCounts, readAvailability } from '#records/shop/stock/availability.ts'
import type { Store } from '#records/store/open-store.ts'
import { DEMO_KEY } from '../../../domain/desk/demo.ts'
import { DEMO_TOWNS, DEMO_TREASURER } from './demo-people.ts'
import { demoPerson } from './fill-demo-giving.ts'

const FIRST_PERSON = 40
/** What all of these take of one item, at most. */
const MIN_IN_STOCK = 8
const WORDS = 'BISCUIT 01632 960 144'

interface DemoOrder {
	/** Places in the list of goods, with how many of each. */
	goods: readonly (readonly [place: number, quantity: number])[]
	daysAgo: number
	becomes: 'unpaid' | 'to pack' | 'packed' | 'sent' | 'cancel asked'
	isAbroad?: boolean
	donation?: number
	note?: string
}

const ORDERS: readonly DemoOrder[] = [
	{ goods: [[0, 2]], daysAgo: 0.2, becomes: 'to pack' },
	{ goods: [[6, 1]], daysAgo: 1, becomes: 'to pack', note: 'The tag is for a small dog, please.' },
	{
		goods: [
			[2, 1],
			[1, 1],
			[4, 2],
		] as const,
		daysAgo: 1.4,
		becomes: 'to pack' as const,
		donation: 500,
		note: 'A birthday present: no prices in the parcel, please.',
	},
	{ goods: [[3, 1]], daysAgo: 2.1, becomes: 'to pack', isAbroad: true },
	{
		goods: [
			[5, 1],
			[0, 1],
		],
		daysAgo: 2.6,
		becomes: 'packed',
	},
	{ goods: [[7, 3]], daysAgo: 3, becomes: 'packed' },
	{ goods: [[8, 1]], daysAgo: 5, becomes: 'sent' },
	{
		goods: [
			[9, 2],
			[2, 1],
		],
		daysAgo: 8,
		becomes: 'sent',
		donation: 200,
	},
	{ goods: [[1, 1]], daysAgo: 1.2, becomes: 'unpaid' },
	{ goods: [[10, 1]], daysAgo: 2.2, becomes: 'unpaid' },
	{ goods: [[11, 1]], daysAgo: 1.8, becomes: 'cancel asked' },
]

/** Orders of invented people at every stage. What they hold is off the stock, as if they were real. @returns their references */
export async function fillDemoOrders(store: Store, content: Content, now: number): Promise<string[]> {
	await applyStockCounts(store, content.merch, now)
	const references: string[] = []
	for (const [index, order] of ORDERS.entries()) {
		const given = await newOrder(store, content, order, index)
		const createdAt = now - order.daysAgo * DAY_MS
		const placed = given && (await placeOrder(store, given, () => [], createdAt))
		if (placed?.kind !== 'placed') continue
		const { reference } = placed.order.payable
		references.push(reference)
		await bringTo(store, reference, order.becomes, now)
	}
	return references
}

/** Undefined when the shop has nothing of it, or does not post it there. */
async function newOrder(
	store: Store,
	{ merch, options }: Content,
	{ goods, isAbroad, donation = 0, note = '' }: DemoOrder,
	index: number,
): Promise<NewOrder | undefined> {
	const bands = options?.shop.delivery ?? []
	const locale = options?.site.locale ?? 'en-GB'
	const home = homeCountry(bands, locale)
	const country = isAbroad ? deliveryCountries(bands).find((one) => one !== home) : home
	const inStock = merch.flatMap(({ slug, variants }) => {
		const variant = variants.find(({ counted }) => counted === null || counted >= MIN_IN_STOCK)
		return variant ? [{ slug, variant: variant.key }] : []
	})
	const entries = goods.flatMap(([place, quantity]) => {
		const item = inStock[place % Math.max(1, inStock.length)]
		return item ? [{ ...item, quantity }] : []
	})
	const { lines, weightG, currency, needsDelivery } = priceBasket(entries, merch, await readAvailability(store, merch))
	const [method] = needsDelivery && country ? deliveryMethods(bands, country, weightG, currency) : []
	if (lines.length === 0 || (needsDelivery && !(method && country))) return undefined
	const town = DEMO_TOWNS[index % DEMO_TOWNS.length] ?? ''
	const postcode = isAbroad ? 'D02 X285' : `TH${(index % 8) + 1} 2AB`
	return {
		idempotencyKey: `${DEMO_KEY}${randomUUID()}`,
		provider: 'bank transfer',
		...demoPerson(FIRST_PERSON + index),
		phone: '',
		locale,
		currency,
		note,
		declaration: null,
		donationMinor: donation,
		address: method && country ? { lines: [`${index * 3 + 2} Mill Lane`], town, postcode, country } : null,
		delivery: method ? { key: method.key, label: method.label, priceMinor: method.priceMinor } : null,
		lines: lines.map(newLine),
	}
}

function newLine({ personalisation, ...line }: PricedLine): NewOrderLine {
	const { merchId, slug, title, variant, variantLabel, quantity, unitMinor, vatRate } = line
	return {
		merchId,
		slug,
		title,
		variant,
		variantLabel,
		quantity,
		unitMinor,
		vatRate,
		weightG: line.weightG,
		needsDelivery: line.needsDelivery,
		returnable: line.returnable,
		personalisation: personalisation ? WORDS.slice(0, personalisation.maxLength).trim() : '',
	}
}

/** Does what the team does: the money arrives, the parcel is packed, then sent. */
async function bringTo(store: Store, reference: string, stage: DemoOrder['becomes'], now: number) {
	if (stage === 'unpaid') return
	const { id: staffId } = DEMO_TREASURER
	const payable = await findPayable(store.db, reference)
	if (!payable) return
	const received = { reference, seenVersion: payable.version, ...payable.due, at: payable.createdAt, staffId }
	await markReceived(store, received, () => [], payable.createdAt)
	const seen = async () => [{ reference, seenVersion: (await findOrder(store, reference))?.version ?? 0 }]
	const later = Math.min(now, payable.createdAt + DAY_MS)
	if (stage === 'packed' || stage === 'sent') await markPacked(store, await seen(), staffId, later)
	if (stage === 'sent') {
		const sent = (await seen()).map((one) => ({ ...one, trackingUrl: '' }))
		await markSent(store, sent, { staffId, deliveriesOf: () => [] }, later)
	}
	if (stage === 'cancel asked') await askCancel(store, reference, () => [], later)
}

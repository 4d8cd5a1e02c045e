import { destinationOf, isExport } from '#domain/shop/customs.ts'
import type { Order } from '#domain/shop/order.ts'
import { type PartOfRate, vatInPart } from '#domain/shop/vat.ts'

/** What the ledger has of one order up to a moment. Minor units, each signed: negative left the charity. */
export interface OrderBooks {
	received: number
	receivedOfShop: number
	refunded: number
	/** The part of the refunds for goods and their delivery. */
	refundedOfShop: number
	/** The part of the refunds for what came above the order. */
	refundedOfSurplus: number
	/** Withdrawn by disputes, less what came back. */
	disputed: number
	/** Lost in disputes; it left when they were opened. */
	lost: number
	/** The part of it for goods and their delivery. */
	lostOfShop: number
	fees: number
	disputeFees: number
}

/** A day on which money of an order moved. */
export interface OrderMoney {
	payableId: string
	/** `YYYY-MM-DD` */
	day: string
	/** When the last of what moved on it was entered: a later day means that an earlier export had less of it. */
	enteredAt: number
	before: OrderBooks
	/** At the end of the day. */
	after: OrderBooks
}

/** One order on one day of the accounts. Minor units; what left the charity is negative. */
export interface OrderAccount {
	reference: string
	provider: string
	currency: string
	orderedAt: number
	/** `YYYY-MM-DD` */
	day: string
	enteredAt: number
	/** Where its goods go, by ISO 3166-1; "" when nothing is posted. */
	country: string
	/** What of the day's money is for goods, delivery and the donation of the order. Of a part that came first each has its share. */
	goods: number
	delivery: number
	donation: number
	/** Above all that was ordered. */
	surplus: number
	received: number
	refunded: number
	/** The part of the refunds for what came above the order. */
	surplusRefunded: number
	disputed: number
	/** Lost in a dispute that was decided on this day; it left on the day when it was opened. */
	lost: number
	fees: number
	disputeFees: number
	/** By rate; empty when nothing is posted, and for a charity that is not registered. */
	vat: VatAccount[]
}

/** Where goods are sold. An export is zero-rated once it has left the country (VAT Notice 703, section 3). */
export type SalesPlace = 'home' | 'sent abroad' | 'to be sent abroad'

/** Sales of one rate, in minor units, each what it added; what was taken off is positive. */
export interface VatAccount {
	/** Percent; 0 for what is zero-rated. */
	rate: number
	place: SalesPlace
	charged: number
	offRefunds: number
	offLost: number
	/** Without VAT. */
	net: number
	netOff: number
}

/** @param isRegistered whether the charity is registered for VAT */
export function orderAccount(order: Order, money: OrderMoney, isRegistered: boolean): OrderAccount {
	const { payable } = order
	const moved = (key: keyof OrderBooks) => money.after[key] - money.before[key]
	const [before, after] = [partsOf(order, money.before), partsOf(order, money.after)]
	return {
		reference: payable.reference,
		provider: payable.provider,
		currency: payable.due.currency,
		orderedAt: payable.createdAt,
		day: money.day,
		enteredAt: money.enteredAt,
		country: destinationOf(order),
		goods: after.goods - before.goods,
		delivery: after.delivery - before.delivery,
		donation: after.donation - before.donation,
		surplus: after.surplus - before.surplus,
		received: moved('received'),
		refunded: moved('refunded'),
		surplusRefunded: moved('refundedOfSurplus'),
		disputed: moved('disputed'),
		lost: moved('lost'),
		fees: moved('fees'),
		disputeFees: moved('disputeFees'),
		vat: isRegistered ? vatOf(order, money) : [],
	}
}

/** What all that was received up to a moment is for, as the ledger divides it: goods and delivery first, then the donation. */
function partsOf(order: Order, { received, receivedOfShop }: OrderBooks) {
	const { goodsMinor, deliveryMinor, donationMinor, giftsMinor } = order
	const ofShop = goodsMinor + deliveryMinor
	const goods = ofShop === 0 ? 0 : Math.round((goodsMinor * receivedOfShop) / ofShop)
	const given = received - receivedOfShop
	const donation = Math.min(given, donationMinor + giftsMinor)
	return {
		goods,
		delivery: receivedOfShop - goods,
		donation,
		surplus: given - donation,
	}
}

/**
 * VAT is charged on what came for goods and delivery, on the day on which it came. Refunds take it off, once they are made (VAT Regulations 1995,
 * regulation 38), and so does a dispute that is lost: an open one may still be won. (Assumed, see docs/shop.md.)
 */
function vatOf(order: Order, { before, after }: OrderMoney): VatAccount[] {
	const charged = between(order, before.receivedOfShop, after.receivedOfShop)
	const refunds = between(order, 0 - before.refundedOfShop, 0 - after.refundedOfShop)
	const backOf = ({ refundedOfShop, lostOfShop }: OrderBooks) => 0 - refundedOfShop - lostOfShop
	const back = between(order, backOf(before), backOf(after))
	return charged.map(({ rate, grossMinor, vatMinor }, at) => {
		const [refund, all] = [refunds[at] ?? NOTHING, back[at] ?? NOTHING]
		return {
			rate,
			place: placeOf(order),
			charged: vatMinor,
			offRefunds: refund.vatMinor,
			offLost: all.vatMinor - refund.vatMinor,
			net: grossMinor - vatMinor,
			netOff: all.grossMinor - all.vatMinor,
		}
	})
}

function placeOf(order: Order): SalesPlace {
	if (!isExport(destinationOf(order))) return 'home'
	return order.sentAt === null ? 'to be sent abroad' : 'sent abroad'
}

const NOTHING: PartOfRate = { rate: 0, grossMinor: 0, vatMinor: 0 }

/** What grew since, so that the days of an order add up to its VAT, to the penny. */
function between(order: Order, before: number, after: number): PartOfRate[] {
	const earlier = vatInPart(order, before)
	return vatInPart(order, after).map(({ rate, grossMinor, vatMinor }, at) => ({
		rate,
		grossMinor: grossMinor - (earlier[at]?.grossMinor ?? 0),
		vatMinor: vatMinor - (earlier[at]?.vatMinor ?? 0),
	}))
}

const SUMS = [
	'goods',
	'delivery',
	'donation',
	'surplus',
	'received',
	'refunded',
	'surplusRefunded',
	'disputed',
	'fees',
	'disputeFees',
] as const

/** The sums of a month, in one currency. */
export type AccountSums = Pick<OrderAccount, 'currency' | 'vat' | (typeof SUMS)[number]> & {
	/** The number of orders for which money was received. */
	count: number
}

/** For each currency. */
export function addAccounts(accounts: readonly OrderAccount[]): AccountSums[] {
	return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => {
		const sum = (key: (typeof SUMS)[number]) => of.reduce((total, account) => total + account[key], 0)
		return {
			currency,
			count: new Set(of.filter(({ received }) => received > 0).map(({ reference }) => reference)).size,
			goods: sum('goods'),
			delivery: sum('delivery'),
			donation: sum('donation'),
			surplus: sum('surplus'),
			received: sum('received'),
			refunded: sum('refunded'),
			surplusRefunded: sum('surplusRefunded'),
			disputed: sum('disputed'),
			fees: sum('fees'),
			disputeFees: sum('disputeFees'),
			vat: addVat(of.flatMap(({ vat }) => vat)),
		}
	})
}

/** By rate, the highest first; what goes abroad is zero-rated and last. */
function addVat(all: readonly VatAccount[]): VatAccount[] {
	const groups = Map.groupBy(all, ({ rate, place }) => `${place} ${rate}`)
	return [...groups.values()]
		.map((of) =>
			of.reduce((sum, one) => ({
				rate: sum.rate,
				place: sum.place,
				charged: sum.charged + one.charged,
				offRefunds: sum.offRefunds + one.offRefunds,
				offLost: sum.offLost + one.offLost,
				net: sum.net + one.net,
				netOff: sum.netOff + one.netOff,
			})),
		)
		.toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || b.rate - a.rate)
}

/** In the order in which they are listed. */
export const PLACES: readonly SalesPlace[] = ['home', 'sent abroad', 'to be sent abroad']

/** What is owed for the sales of a month; less than nothing when more was taken off. */
export function vatDue(vat: readonly Pick<VatAccount, 'charged' | 'offRefunds' | 'offLost'>[]): number {
	return vat.reduce((sum, { charged, offRefunds, offLost }) => sum + charged - offRefunds - offLost, 0)
}

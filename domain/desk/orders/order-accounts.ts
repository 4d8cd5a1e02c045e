import { destinationOf, isExport } from '#domain/shop/customs.ts'
import { type Order, totalMinor } from '#domain/shop/order.ts'
import { type PartOfRate, vatInPart } from '#domain/shop/vat.ts'

/** What the ledger has of one order up to a moment. Minor units, each signed: negative left the charity. */
export interface OrderBooks {
	received: number
	receivedOfShop: number
	refunded: number
	/** Of the refunds, for goods and their delivery. */
	refundedOfShop: number
	/** Withdrawn by disputes, less what came back. */
	disputed: number
	/** Of disputes that are lost, for goods and their delivery. */
	lostOfShop: number
	fees: number
	disputeFees: number
}

/** An order whose money moved in a month. */
export interface OrderMoney {
	payableId: string
	/** When the last of its money came; null for an order of which only an end is known. */
	receivedAt: number | null
	before: OrderBooks
	/** At the end of the month. */
	after: OrderBooks
}

/** One order in the accounts of a month. Minor units; what left the charity is negative. */
export interface OrderAccount {
	reference: string
	provider: string
	currency: string
	orderedAt: number
	receivedAt: number | null
	/** Where its goods go, by ISO 3166-1; "" when nothing is posted. */
	country: string
	/** What was ordered, in the month in which its first money came; 0 in later ones. */
	goods: number
	delivery: number
	donation: number
	/** Received less what was ordered: a transfer of another sum, or the rest of one. */
	difference: number
	received: number
	refunded: number
	disputed: number
	fees: number
	disputeFees: number
	/** By rate; empty when nothing is posted, and for a charity that is not registered. */
	vat: VatAccount[]
}

/** Sales of one rate in a month, in minor units, each what it added; what was taken off is positive. */
export interface VatAccount {
	/** Percent; 0 for what is zero-rated. */
	rate: number
	isAbroad: boolean
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
	const received = moved('received')
	const isFirst = received > 0 && money.before.received <= 0
	const part = (minor: number) => (isFirst ? minor : 0)
	return {
		reference: payable.reference,
		provider: payable.provider,
		currency: payable.due.currency,
		orderedAt: payable.createdAt,
		receivedAt: money.receivedAt,
		country: destinationOf(order),
		goods: part(order.goodsMinor),
		delivery: part(order.deliveryMinor),
		donation: part(order.donationMinor + order.giftsMinor),
		difference: received - part(totalMinor(order)),
		received,
		refunded: moved('refunded'),
		disputed: moved('disputed'),
		fees: moved('fees'),
		disputeFees: moved('disputeFees'),
		vat: isRegistered ? vatOf(order, money) : [],
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
			isAbroad: isExport(destinationOf(order)),
			charged: vatMinor,
			offRefunds: refund.vatMinor,
			offLost: all.vatMinor - refund.vatMinor,
			net: grossMinor - vatMinor,
			netOff: all.grossMinor - all.vatMinor,
		}
	})
}

const NOTHING: PartOfRate = { rate: 0, grossMinor: 0, vatMinor: 0 }

/** What grew since, so that the months of an order add up to its VAT. */
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
	'difference',
	'received',
	'refunded',
	'disputed',
	'fees',
	'disputeFees',
] as const

/** The sums of a month, in one currency. */
export type AccountSums = Pick<OrderAccount, 'currency' | 'vat' | (typeof SUMS)[number]> & {
	/** Of how many orders money was received. */
	count: number
}

/** For each currency. */
export function addAccounts(accounts: readonly OrderAccount[]): AccountSums[] {
	return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => {
		const sum = (key: (typeof SUMS)[number]) => of.reduce((total, account) => total + account[key], 0)
		return {
			currency,
			count: of.filter(({ received }) => received > 0).length,
			goods: sum('goods'),
			delivery: sum('delivery'),
			donation: sum('donation'),
			difference: sum('difference'),
			received: sum('received'),
			refunded: sum('refunded'),
			disputed: sum('disputed'),
			fees: sum('fees'),
			disputeFees: sum('disputeFees'),
			vat: addVat(of.flatMap(({ vat }) => vat)),
		}
	})
}

/** By rate, the highest first; what went abroad is zero-rated and last. */
function addVat(all: readonly VatAccount[]): VatAccount[] {
	const groups = Map.groupBy(all, ({ rate, isAbroad }) => `${isAbroad} ${rate}`)
	return [...groups.values()]
		.map((of) =>
			of.reduce((sum, one) => ({
				rate: sum.rate,
				isAbroad: sum.isAbroad,
				charged: sum.charged + one.charged,
				offRefunds: sum.offRefunds + one.offRefunds,
				offLost: sum.offLost + one.offLost,
				net: sum.net + one.net,
				netOff: sum.netOff + one.netOff,
			})),
		)
		.toSorted((a, b) => Number(a.isAbroad) - Number(b.isAbroad) || b.rate - a.rate)
}

/** What is owed for the sales of a month; less than nothing when more was taken off. */
export function vatDue(vat: readonly Pick<VatAccount, 'charged' | 'offRefunds' | 'offLost'>[]): number {
	return vat.reduce((sum, { charged, offRefunds, offLost }) => sum + charged - offRefunds - offLost, 0)
}

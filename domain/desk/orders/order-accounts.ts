import { destinationOf } from '#domain/shop/customs.ts'
import { type Order, totalMinor } from '#domain/shop/order.ts'
import { vatIncluded } from '#domain/shop/vat.ts'
import { decimalOf } from '#lib/money.ts'
import { type Figure, spreadsheetLine } from '#lib/text/csv-line.ts'

/** What moved for one order in a month, from the ledger. Minor units, each signed: negative left the charity. */
export interface OrderMoney {
	payableId: string
	received: number
	/** Refunds, and what a bank took back. */
	back: number
	/** Of `back`, for goods and their delivery. */
	backOfShop: number
	fees: number
}

/** One order in the accounts of a month. Minor units; what left the charity is negative. */
export interface OrderAccount {
	reference: string
	provider: string
	currency: string
	/** What was received is for these; 0 in a month in which nothing was received. */
	goods: number
	delivery: number
	donation: number
	/** Received less the sum of the order: a transfer of another sum. */
	difference: number
	received: number
	back: number
	fees: number
	/** The VAT in goods and delivery, refunds taken off, by rate. */
	vat: { rate: number; minor: number }[]
}

/** @param isRegistered whether the charity is registered for VAT */
export function orderAccount(order: Order, money: OrderMoney, isRegistered: boolean): OrderAccount {
	const { payable } = order
	const isReceived = money.received > 0
	const part = (minor: number) => (isReceived ? minor : 0)
	return {
		reference: payable.reference,
		provider: payable.provider,
		currency: payable.due.currency,
		goods: part(order.goodsMinor),
		delivery: part(order.deliveryMinor),
		donation: part(order.donationMinor + order.giftsMinor),
		difference: isReceived ? money.received - totalMinor(order) : 0,
		received: money.received,
		back: money.back,
		fees: money.fees,
		vat: isRegistered ? vatOf(order, isReceived, money.backOfShop) : [],
	}
}

/** Of a refund the share of each rate is that of the whole order. */
function vatOf(order: Order, isReceived: boolean, backOfShop: number) {
	const { lines, goodsMinor, deliveryMinor } = order
	const shopSum = goodsMinor + deliveryMinor
	return vatIncluded(lines, deliveryMinor, destinationOf(order)).map(({ rate, vatMinor }) => {
		const back = shopSum === 0 ? 0 : Math.round((vatMinor * backOfShop) / shopSum)
		return { rate, minor: (isReceived ? vatMinor : 0) + back }
	})
}

/** The sums of a month, in one currency. */
export type AccountSums = Pick<
	OrderAccount,
	'currency' | 'goods' | 'delivery' | 'donation' | 'difference' | 'received' | 'back' | 'fees' | 'vat'
>

/** For each currency. */
export function addAccounts(accounts: readonly OrderAccount[]): AccountSums[] {
	return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => {
		const sum = (key: 'goods' | 'delivery' | 'donation' | 'difference' | 'received' | 'back' | 'fees') =>
			of.reduce((total, account) => total + account[key], 0)
		return {
			currency,
			goods: sum('goods'),
			delivery: sum('delivery'),
			donation: sum('donation'),
			difference: sum('difference'),
			received: sum('received'),
			back: sum('back'),
			fees: sum('fees'),
			vat: ratesOf(of).map((rate) => ({ rate, minor: of.reduce((total, one) => total + vatAt(one, rate), 0) })),
		}
	})
}

/** The highest first. */
function ratesOf(accounts: readonly OrderAccount[]): number[] {
	const rates = accounts.flatMap(({ vat }) => vat.map(({ rate }) => rate)).filter((rate) => rate > 0)
	return [...new Set(rates)].toSorted((a, b) => b - a)
}

function vatAt({ vat }: Pick<OrderAccount, 'vat'>, wanted: number): number {
	return vat.find(({ rate }) => rate === wanted)?.minor ?? 0
}

/**
 * The orders of a month for a spreadsheet, without personal data: the reference leads to the person. In and out are columns of their own, as in
 * the ledger: a leading minus sign would have to be disarmed as a formula.
 */
export function orderAccountsCsv(accounts: readonly OrderAccount[]): string {
	const rates = ratesOf(accounts)
	const header = [
		...['reference', 'paid by', 'currency', 'goods', 'delivery', 'donation', 'paid more', 'paid less', 'received'],
		...['given back', 'fees', 'fees returned', ...rates.map((rate) => `VAT ${rate}%`)],
		...rates.map((rate) => `VAT ${rate}% given back`),
	]
	const rows = accounts.map((account) => {
		const { reference, provider, currency, goods, delivery, donation, difference, received, back, fees } = account
		const of = (minor: number) => plainSum(minor, currency)
		return [
			...[reference, provider, currency, of(goods), of(delivery), of(donation), of(difference), of(0 - difference)],
			...[of(received), of(0 - back), of(0 - fees), of(fees)],
			...rates.map((rate) => of(vatAt(account, rate))),
			...rates.map((rate) => of(0 - vatAt(account, rate))),
		]
	})
	return [header, ...rows].map((cells) => spreadsheetLine(cells)).join('')
}

/** "20.00" in digits of any spreadsheet; "" for nothing and for what belongs in the other column. */
function plainSum(amount: number, currency: string): Figure {
	return { figure: amount <= 0 ? '' : decimalOf({ amount, currency }) }
}

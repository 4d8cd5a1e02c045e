import { type AccountSums, addAccounts, type OrderAccount, orderAccount } from '#domain/desk/orders/order-accounts.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import type { Order } from '#domain/shop/order.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { ledgerSpan } from '#records/payables/ledger/ledger-entries.ts'
import { listOrderMoney } from '#records/shop/money/order-money.ts'
import { ordersById } from '#records/shop/orders/list-orders.ts'
import type { SumsRow } from '../../giving/books/read-books.server.ts'
import type { Figure } from '../../giving/figures.tsx'
import { sumWords } from '../../giving/money.server.ts'
import { monthsOf, nameOf } from '../../giving/read-list.server.ts'
import type { DeskRequest } from '../../request.server.ts'

type Asked = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'today'>

/** The page shows no more orders; the file has all. */
const MAX_ORDERS = 100

interface AccountedOrder {
	order: Order
	account: OrderAccount
}

/** The orders whose money moved in a month (`YYYY-MM`). */
async function readAccountedOrders(month: string, { store, content, timezone }: Asked): Promise<AccountedOrder[]> {
	const moved = await listOrderMoney(store, monthBounds(month, timezone))
	const orders = await ordersById(
		store,
		moved.map(({ payableId }) => payableId),
	)
	const isRegistered = Boolean(content.options?.shop.vatNumber)
	return moved.flatMap((money) => {
		const order = orders.find(({ payable }) => payable.id === money.payableId)
		return order ? [{ order, account: orderAccount(order, money, isRegistered) }] : []
	})
}

export async function readAccounts(month: string, asked: Asked): Promise<OrderAccount[]> {
	return (await readAccountedOrders(month, asked)).map(({ account }) => account)
}

/** The page of the accounts: the sums of a month, for each currency, and its orders. */
export async function readAccountsPage(month: string, desk: Asked) {
	const all = await readAccountedOrders(month, desk)
	const span = await ledgerSpan(desk.store)
	const inColumn = sumWords(desk.content)
	const sums = addAccounts(all.map(({ account }) => account))
	return {
		month,
		words: longDate(month),
		count: all.length,
		isCut: all.length > MAX_ORDERS,
		months: monthsOf(span, desk.today, desk.timezone).map((value) => ({ value, words: longDate(value) })),
		sums: sums.map((sum) => sumsInWords(sum, all.length, (minor) => inColumn(minor, sum.currency))),
		vat: listInWords(
			sums.flatMap(({ currency, vat }) => vat.map(({ rate, minor }) => `${inColumn(minor, currency)} at ${rate}%`)),
		),
		orders: all.slice(0, MAX_ORDERS).map((one) => orderInWords(one, inColumn, desk.timezone)),
		/** Of all orders; null where they are in several currencies. */
		total: sums.length === 1 && sums[0] ? totalInWords(sums[0], inColumn) : null,
	}
}

export type AccountsPageData = Awaited<ReturnType<typeof readAccountsPage>>

function sumsInWords(sum: AccountSums, count: number, inColumn: (minor: number) => string) {
	const { currency, goods, delivery, donation, difference, received, back, fees } = sum
	const figures: Figure[] = [
		{ label: 'Received', value: inColumn(received), note: count === 1 ? 'for 1 order' : `for ${count} orders` },
		{ label: 'Given back', value: back === 0 ? 'Nothing' : inColumn(back) },
		{ label: 'Fees', value: fees === 0 ? 'None' : inColumn(fees) },
		{ label: 'Net', value: inColumn(received + back + fees), note: 'what is left' },
	]
	const row = (key: string, words: string, minor: number): SumsRow => ({
		key,
		words,
		received: minor,
		currency,
		isPlain: true,
		sums: [{ label: 'Received', amount: minor === 0 ? '' : inColumn(minor) }],
	})
	return {
		currency,
		figures,
		parts: [
			row('goods', 'Goods', goods),
			row('delivery', 'Delivery', delivery),
			row('donation', 'Donations with orders', donation),
			...(difference === 0 ? [] : [row('difference', 'Transfers of another sum', difference)]),
		],
		whole: [row('received', 'Received', received)],
	}
}

function totalInWords(sum: AccountSums, inColumn: (minor: number, currency: string) => string) {
	const { currency, goods, delivery, donation, received } = sum
	const of = (minor: number) => inColumn(minor, currency)
	return { goods: of(goods), delivery: of(delivery), donation: of(donation), received: of(received) }
}

function orderInWords(
	{ order, account }: AccountedOrder,
	inColumn: (minor: number, currency: string) => string,
	timezone: string,
) {
	const { reference, currency, goods, delivery, donation, received, back, fees } = account
	const of = (minor: number) => inColumn(minor, currency)
	return {
		reference,
		name: nameOf(order.payable),
		/** When it was ordered. */
		day: longDate(dayIn(timezone, order.payable.createdAt)),
		goods: of(goods),
		delivery: of(delivery),
		donation: of(donation),
		received: of(received),
		back: back + fees === 0 ? '' : `${of(back + fees)} back or fees`,
	}
}

import { type AccountSums, addAccounts, type OrderAccount, orderAccount } from '#domain/desk/orders/order-accounts.ts'
import { fundLabel } from '#domain/giving/purposes.ts'
import { GENERAL_FUND, SHOP_FUND } from '#domain/payables/funds.ts'
import { addMonths, monthBounds } from '#domain/payables/month-bounds.ts'
import type { Order } from '#domain/shop/order.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { ledgerSpan } from '#records/payables/ledger/ledger-entries.ts'
import { type FundTotals, totalsByFund } from '#records/payables/ledger/totals.ts'
import { listOrderMoney } from '#records/shop/money/order-money.ts'
import { ordersById } from '#records/shop/orders/list-orders.ts'
import { monthInWords, type SumsRow } from '../../giving/books/read-books.server.ts'
import type { Figure } from '../../giving/figures.tsx'
import { sumWords } from '../../giving/money.server.ts'
import { monthsOf, nameOf } from '../../giving/read-list.server.ts'
import { readLinesForOrders } from '../../giving/waiting-lines.server.ts'
import type { DeskRequest } from '../../request.server.ts'
import { bridgeToBooks } from './books-bridge.server.ts'
import { vatInRows } from './vat-rows.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'today'>
type SumInWords = (minor: number) => string

/** The page shows no more days of orders; the file has all. */
const MAX_ROWS = 100

interface AccountedOrder {
	order: Order
	account: OrderAccount
}

/** The orders whose money moved in a month (`YYYY-MM`), each on every day of it on which it did. */
async function readAccountedOrders(month: string, { store, content, timezone }: Desk): Promise<AccountedOrder[]> {
	const moved = await listOrderMoney(store, monthBounds(month, timezone), (at) => dayIn(timezone, at))
	const orders = await ordersById(store, [...new Set(moved.map(({ payableId }) => payableId))])
	const isRegistered = Boolean(content.options?.shop.vatNumber)
	return moved
		.flatMap((money) => {
			const order = orders.find(({ payable }) => payable.id === money.payableId)
			return order ? [{ order, account: orderAccount(order, money, isRegistered) }] : []
		})
		.toSorted(
			({ account: a }, { account: b }) =>
				compare(a.day, b.day) || a.orderedAt - b.orderedAt || compare(a.reference, b.reference),
		)
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

export async function readAccounts(month: string, asked: Desk): Promise<OrderAccount[]> {
	return (await readAccountedOrders(month, asked)).map(({ account }) => account)
}

/** The page of the accounts: the sums of a month, for each currency, and its orders. */
export async function readAccountsPage(month: string, desk: Desk) {
	const all = await readAccountedOrders(month, desk)
	const span = await ledgerSpan(desk.store)
	const inColumn = sumWords(desk.content)
	const accounts = all.map(({ account }) => account)
	const sums = addAccounts(accounts)
	const threeMonths = addAccounts([...accounts, ...(await readVatBefore(month, desk))])
	const funds = await totalsByFund(desk.store, monthBounds(month, desk.timezone))
	const ofShop = (currency: string) => funds.find((one) => one.fund === SHOP_FUND && one.currency === currency)
	return {
		month,
		words: formatDate(month),
		heading: monthInWords(month, desk.today),
		waiting: await readLinesForOrders(desk, month),
		isCut: all.length > MAX_ROWS,
		months: monthsOf(span, desk.today, desk.timezone).map((value) => ({ value, words: formatDate(value) })),
		sums: sums.map((sum) =>
			sumsInWords(
				sum,
				{
					ofShop: ofShop(sum.currency),
					threeMonths: threeMonths.find(({ currency }) => currency === sum.currency) ?? sum,
				},
				(minor) => inColumn(minor, sum.currency),
			),
		),
		/** The name that the books have for it. */
		generalFund: fundLabel(GENERAL_FUND, desk.content.options?.giving.purposes ?? []),
		orders: all.slice(0, MAX_ROWS).map((one) => orderInWords(one, inColumn)),
		/** Some transfer brought more: it has a column of its own, so that each row adds up. */
		hasSurplus: all.some(({ account }) => account.surplus !== 0),
		hasDisputes: all.some(({ account }) => account.disputed !== 0 || account.lost !== 0 || account.disputeFees !== 0),
		/** The sums of all orders; null where they are in several currencies. */
		total: sums.length === 1 && sums[0] ? totalInWords(sums[0], inColumn) : null,
	}
}

export type AccountsPageData = Awaited<ReturnType<typeof readAccountsPage>>

/** The accounts of the two months before, for a charity that is registered for VAT. */
async function readVatBefore(month: string, desk: Desk): Promise<OrderAccount[]> {
	if (!desk.content.options?.shop.vatNumber) return []
	return (await Promise.all([-1, -2].map((months) => readAccounts(addMonths(month, months), desk)))).flat()
}

function sumsInWords(
	sum: AccountSums,
	{ ofShop, threeMonths }: { ofShop: FundTotals | undefined; threeMonths: AccountSums },
	inColumn: SumInWords,
) {
	const { currency, goods, delivery, donation, surplus, received } = sum
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
		figures: figuresOf(sum, inColumn),
		parts: [
			row('goods', 'Goods', goods),
			row('delivery', 'Delivery', delivery),
			row('donation', 'Donations with orders', donation),
			...(surplus === 0 ? [] : [row('surplus', 'More than ordered', surplus)]),
		],
		whole: [row('received', 'Received', received)],
		vat: vatInRows(sum.vat, threeMonths.vat, inColumn),
		/** Null where all of it is the shop's, or none of it. */
		books: ofShop && ofShop.received !== received ? bridgeToBooks(sum, ofShop, inColumn) : null,
	}
}

function figuresOf(sum: AccountSums, inColumn: SumInWords): Figure[] {
	const { count, received, refunded, disputed, fees, disputeFees, vat } = sum
	const net = received + refunded + disputed + fees + disputeFees
	return [
		{ label: 'Received', value: inColumn(received), note: count === 1 ? 'for 1 order' : `for ${count} orders` },
		{ label: 'Refunded', value: refunded === 0 ? 'Nothing' : inColumn(refunded) },
		...(disputed === 0
			? []
			: [{ label: 'Disputed', value: inColumn(disputed), note: 'withdrawn by banks, less what they gave back' }]),
		{ label: disputeFees === 0 ? 'Fees' : 'Card fees', value: fees === 0 ? 'None' : inColumn(fees) },
		...(disputeFees === 0 ? [] : [{ label: 'Dispute fees', value: inColumn(disputeFees) }]),
		{
			label: 'Net',
			value: inColumn(net),
			note: vat.length === 0 ? 'what is left' : 'what is left, with the VAT in it',
		},
	]
}

function totalInWords(sum: AccountSums, inColumn: (minor: number, currency: string) => string) {
	const { currency, goods, delivery, donation, surplus, received } = sum
	const of = (minor: number) => inColumn(minor, currency)
	return {
		goods: of(goods),
		delivery: of(delivery),
		donation: of(donation),
		surplus: of(surplus),
		received: of(received),
	}
}

function orderInWords({ order, account }: AccountedOrder, inColumn: (minor: number, currency: string) => string) {
	const { reference, currency, goods, delivery, donation, surplus, received } = account
	const of = (minor: number) => inColumn(minor, currency)
	const notes = [
		{ minor: account.refunded, words: 'refunded' },
		{ minor: account.disputed, words: account.disputed < 0 ? 'withdrawn by a dispute' : 'given back after a dispute' },
		{ minor: account.fees, words: 'fees' },
		{ minor: account.disputeFees, words: 'dispute fees' },
	]
	return {
		reference,
		name: nameOf(order.payable),
		key: `${reference} ${account.day}`,
		day: formatDate(account.day),
		goods: of(goods),
		delivery: of(delivery),
		donation: of(donation),
		surplus: of(surplus),
		received: of(received),
		notes: [
			...notes.filter(({ minor }) => minor !== 0).map(({ minor, words }) => `${of(minor)} ${words}`),
			...(account.lost === 0 ? [] : [`dispute lost: ${of(0 - account.lost)} had left when it was opened`]),
		],
	}
}

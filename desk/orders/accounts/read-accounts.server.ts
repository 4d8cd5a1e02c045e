import { addAccounts, orderAccount } from '#domain/desk/orders/order-accounts.ts'
import { monthBounds } from '#domain/giving/month-bounds.ts'
import { longDate } from '#lib/dates.ts'
import { ledgerSpan } from '#records/giving/ledger-entries.ts'
import { ordersById } from '#records/shop/list-orders.ts'
import { listOrderMoney } from '#records/shop/order-money.ts'
import { sumWords } from '../../giving/money.server.ts'
import { monthsOf } from '../../giving/read-list.server.ts'
import type { DeskRequest } from '../../request.server.ts'

type Asked = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'today'>

/** The orders whose money moved in a month (`YYYY-MM`). */
export async function readAccounts(month: string, { store, content, timezone }: Asked) {
	const moved = await listOrderMoney(store, monthBounds(month, timezone))
	const orders = await ordersById(
		store,
		moved.map(({ donationId }) => donationId),
	)
	const isRegistered = Boolean(content.options?.shop.vatNumber)
	return moved.flatMap((money) => {
		const order = orders.find(({ donation }) => donation.id === money.donationId)
		return order ? [orderAccount(order, money, isRegistered)] : []
	})
}

/** The page of the accounts: the sums of a month, for each currency. */
export async function readAccountsPage(month: string, desk: Asked) {
	const accounts = await readAccounts(month, desk)
	const span = await ledgerSpan(desk.store)
	const inColumn = sumWords(desk.content)
	return {
		...{ month, words: longDate(month), count: accounts.length },
		months: monthsOf(span, desk.today, desk.timezone).map((value) => ({ value, words: longDate(value) })),
		sums: addAccounts(accounts).map(({ currency, vat, ...sum }) => ({
			currency,
			rows: [
				{ label: 'Goods', minor: sum.goods },
				{ label: 'Delivery', minor: sum.delivery },
				{ label: 'Donations with orders', minor: sum.donation },
				...(sum.difference === 0 ? [] : [{ label: 'Transfers of another sum', minor: sum.difference }]),
				{ label: 'Received', minor: sum.received },
				{ label: 'Given back', minor: sum.back },
				{ label: 'Fees', minor: sum.fees },
				{ label: 'Left', minor: sum.received + sum.back + sum.fees },
				...vat.map(({ rate, minor }) => ({ label: `VAT of ${rate}% in it`, minor })),
			].map(({ label, minor }) => ({ label, value: inColumn(minor, currency) })),
		})),
	}
}

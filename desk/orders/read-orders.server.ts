import { PACKING_VIEWS } from '#domain/desk/orders/order-words.ts'
import { ORDERS_VIEWS, type OrdersQuery, type OrdersView } from '#domain/desk/orders/orders-query.ts'
import { listDisputedPayments } from '#records/payables/disputed-payments.ts'
import { readOverRefunds } from '#records/payables/ledger/over-refund.ts'
import { balancesOf } from '#records/payables/ledger/payment-balances.ts'
import { lastPaymentsOf } from '#records/payables/payables.ts'
import { listEndedOnStatement } from '#records/shop/money/ended-on-statement.ts'
import { readSurpluses } from '#records/shop/money/surplus.ts'
import { countOrders, listOrders, ORDERS_PER_PAGE } from '#records/shop/orders/list-orders.ts'
import { countSameVisitor } from '#records/shop/orders/same-visitor.ts'
import { heldExpiries } from '../giving/held-transfers.server.ts'
import type { DeskRequest } from '../request.server.ts'
import { orderRow } from './order-row.server.ts'

/** Ends of the list that no one works through. */
const NOT_COUNTED: readonly OrdersView[] = ['sent', 'ended', 'all']

/** Everything the list of orders shows for one query. @param seesMoney the team sees parcels only */
export async function readOrders(asked: OrdersQuery, desk: DeskRequest, { seesMoney }: { seesMoney: boolean }) {
	const { store, content, timezone, today, now } = desk
	const views: readonly OrdersView[] = seesMoney ? ORDERS_VIEWS : PACKING_VIEWS
	const isAll = asked.view === 'all' || !views.includes(asked.view)
	const query: OrdersQuery = { ...asked, view: isAll ? 'all' : asked.view }
	const [{ orders, total }, counts] = await Promise.all([
		listOrders(store, { ...query, views: views.filter((view) => view !== 'all') }),
		countOrders(store),
	])
	const sameVisitor =
		query.view === 'unpaid'
			? await countSameVisitor(
					store,
					orders.map(({ payable }) => payable.id),
				)
			: new Map<string, number>()
	const payables = orders.map(({ payable }) => payable)
	const ids = payables.map(({ id }) => id)
	const [balances, surpluses, attempts, overRefunds, disputed, onStatement] = await Promise.all([
		balancesOf(store.db, payables),
		readSurpluses(store.db, orders),
		lastPaymentsOf(store.db, ids),
		readOverRefunds(store.db, ids),
		listDisputedPayments(store.db),
		listEndedOnStatement(store.db),
	])
	return {
		query,
		total,
		seesMoney,
		held: query.view === 'unpaid' && query.search === '' ? await heldExpiries(desk) : '',
		hasProvider: desk.giving.provider !== undefined,
		pages: Math.ceil(total / ORDERS_PER_PAGE),
		rows: orders.map((order) =>
			orderRow(order, {
				balance: balances.get(order.payable.id) ?? { arrived: 0, returned: 0, movedAt: null, endedAt: null },
				attempt: attempts.get(order.payable.id),
				surplus: surpluses.get(order.payable.id) ?? 0,
				overRefunded: overRefunds.get(order.payable.id) ?? 0,
				dispute: disputed.find(({ payableId }) => payableId === order.payable.id),
				isOnStatement: onStatement.includes(order.payable.id),
				seesMoney,
				posting: desk.giving.words.shop,
				content,
				timezone,
				today,
				now,
				view: query.search === '' ? query.view : undefined,
				sameVisitor: sameVisitor.get(order.payable.id),
			}),
		),
		views: views.map((view) => ({ view, count: NOT_COUNTED.includes(view) ? null : counts[view] })),
	}
}

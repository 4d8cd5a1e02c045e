import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { OrdersQuery, OrdersView } from '#domain/desk/orders/orders-query.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { PayableState } from '#domain/payables/payable.ts'
import type { Order } from '#domain/shop/order.ts'
import { searchTerms, searchText } from '#lib/text/search-text.ts'
import { hasDisputeToAnswer } from '../../payables/disputed-payments.ts'
import { hasOverRefund } from '../../payables/ledger/over-refund.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { listEndedOnStatement } from '../money/ended-on-statement.ts'
import { hasSurplus } from '../money/surplus.ts'
import { readOrders, selectOrders } from './read-order.ts'

export const ORDERS_PER_PAGE = 50

/** States of an order that is paid, as in `orderStage`. */
const PAID: readonly PayableState[] = ['paid', 'partly refunded', 'disputed']
const WITH_MONEY: readonly PayableState[] = [...PAID, 'part paid']
/** What waits longest is done first. */
const OLDEST_FIRST: readonly OrdersView[] = ['to pack', 'packed', 'cards', 'to decide']

interface OrderFilter extends OrdersQuery {
	/** The views that the person may see: "all" is all of these. */
	views: readonly OrdersView[]
}

/** One page of orders. */
export async function listOrders(store: Store, filter: OrderFilter): Promise<{ orders: Order[]; total: number }> {
	const { view, search, page } = filter
	const onStatement = await listEndedOnStatement(store.db)
	const matching = joined(store).where((eb) =>
		view === 'all'
			? eb.or(filter.views.map((one) => isOrderIn(eb, one, onStatement)))
			: isOrderIn(eb, view, onStatement),
	)
	const rows = await matching
		.select(['payable.id', 'reference', 'first_name', 'last_name', 'email', 'phone', 'address_json'])
		.select(['payable.created_at', 'packed_at', 'cancel_asked_at', 'returned_at'])
		.select((eb) => [
			paidInFull(eb).as('paid_in_full_at'),
			lastMoved(eb, ['payment']).as('paid_at'),
			lastMoved(eb, ['dispute', 'dispute won']).as('disputed_at'),
		])
		.orderBy('payable.created_at', 'desc')
		.orderBy('payable.id')
		.execute()
	const terms = searchTerms(search)
	const ordered = OLDEST_FIRST.includes(view) ? rows.toSorted((a, b) => dueSince(a) - dueSince(b)) : rows
	const found = ordered.filter((row) => terms.every((term) => textOf(row).includes(term)))
	const start = (page - 1) * ORDERS_PER_PAGE
	const ids = found.slice(start, start + ORDERS_PER_PAGE).map(({ id }) => id)
	return { orders: await ordersById(store, ids), total: found.length }
}

/** How many orders each view has. */
export async function countOrders(store: Store): Promise<Record<OrdersView, number>> {
	const onStatement = await listEndedOnStatement(store.db)
	const count = (view: OrdersView) => (eb: Joined) =>
		sql<number | string | null>`sum(case when ${isOrderIn(eb, view, onStatement)} then 1 else 0 end)`
	const row = await joined(store)
		.select((eb) => [
			count('to pack')(eb).as('toPack'),
			count('packed')(eb).as('packed'),
			count('sent')(eb).as('sent'),
			count('cards')(eb).as('cards'),
			count('to decide')(eb).as('toDecide'),
			count('unpaid')(eb).as('unpaid'),
			count('ended')(eb).as('ended'),
			count('all')(eb).as('all'),
		])
		.executeTakeFirstOrThrow()
	return {
		'to pack': Number(row.toPack ?? 0),
		packed: Number(row.packed ?? 0),
		sent: Number(row.sent ?? 0),
		cards: Number(row.cards ?? 0),
		'to decide': Number(row.toDecide ?? 0),
		unpaid: Number(row.unpaid ?? 0),
		ended: Number(row.ended ?? 0),
		all: Number(row.all ?? 0),
	}
}

/** The orders with these references, in their order; an unknown one is left out. */
export async function findOrders({ db }: Store, references: readonly string[]): Promise<Order[]> {
	if (references.length === 0) return []
	const rows = await selectOrders(db)
		.where('reference', 'in', [...references])
		.execute()
	const orders = await readOrders(db, rows)
	return references.flatMap((reference) => orders.filter(({ payable }) => payable.reference === reference))
}

/** In the order of the ids. */
export async function ordersById({ db }: Store, ids: readonly string[]): Promise<Order[]> {
	if (ids.length === 0) return []
	const rows = await selectOrders(db)
		.where('id', 'in', [...ids])
		.execute()
	const orders = await readOrders(db, rows)
	return ids.flatMap((id) => orders.filter(({ payable }) => payable.id === id))
}

const joined = ({ db }: Store) =>
	db.selectFrom('shop_order').innerJoin('payable', 'payable.id', 'shop_order.payable_id')

type Joined = ExpressionBuilder<Tables, 'shop_order' | 'payable'>

/**
 * Which orders a view has; together the views have all. An order is in one of them by what is to be done with it. One whose money is too much,
 * of which more went back than came, or with a dispute to answer is in "to decide" besides: what was paid for is packed meanwhile. So is one that
 * ended without money which the bank statement has.
 *
 * @param onStatement of `listEndedOnStatement`
 */
export function isOrderIn(eb: Joined, view: OrdersView, onStatement: readonly string[]) {
	const hasMoney = eb('state', 'in', WITH_MONEY)
	const isShort = eb('state', '=', 'part paid')
	const isAsked = eb('cancel_asked_at', 'is not', null)
	const isMissing = eb.and([eb('is_out_of_stock', '=', 1), eb('sent_at', 'is', null)])
	const isDone = eb.or([eb('sent_at', 'is not', null), eb.not(isPosted(eb))])
	const isDisputed = eb.and([eb('state', '=', 'disputed'), eb.not(isDone)])
	const isDecision = eb.or([isAsked, isMissing, isShort, isDisputed, hasReturnToRefund(eb)])
	const isLive = eb.and([eb('cancelled_at', 'is', null), hasMoney])
	const isNormal = eb.and([isLive, eb.not(isDecision)])
	const isCardDue = eb.and([eb('card_asked_at', 'is not', null), eb('card_posted_at', 'is', null)])
	switch (view) {
		case 'to decide':
			return eb.or([
				eb.and([isLive, isDecision]),
				hasSurplus(eb),
				hasOverRefund(),
				hasDisputeToAnswer(),
				...(onStatement.length === 0 ? [] : [eb('payable.id', 'in', [...onStatement])]),
			])
		case 'to pack':
			return eb.and([isNormal, eb('packed_at', 'is', null), eb.not(isDone)])
		case 'packed':
			return eb.and([isNormal, eb('packed_at', 'is not', null), eb.not(isDone)])
		case 'sent':
			return eb.and([isNormal, isDone, eb.not(isCardDue)])
		case 'cards':
			return eb.and([isNormal, isDone, isCardDue])
		case 'unpaid':
			return eb.and([eb('cancelled_at', 'is', null), eb.not(isOver(eb)), eb.not(hasMoney)])
		case 'ended':
			return eb.or([eb('cancelled_at', 'is not', null), isOver(eb)])
		case 'all':
			return sql<SqlBool>`1 = 1`
	}
}

/** Something came back and is neither refunded nor decided about, as in `toRefund`. */
function hasReturnToRefund(eb: Joined) {
	return eb.exists(
		eb
			.selectFrom('order_line')
			.select('order_line.id')
			.whereRef('order_line.payable_id', '=', 'payable.id')
			.whereRef('quantity', '>', 'refunded_quantity')
			.where(
				sql<SqlBool>`returned_quantity - unrefunded_quantity
					> case when sent_quantity is null or refunded_quantity < quantity - sent_quantity then 0
						else refunded_quantity - quantity + sent_quantity end`,
			),
	)
}

/** Something of it has a parcel, as in `orderStage`. */
function isPosted(eb: Joined) {
	return eb.exists(
		eb
			.selectFrom('order_line')
			.select('order_line.id')
			.whereRef('order_line.payable_id', '=', 'payable.id')
			.where('needs_delivery', '=', 1)
			.whereRef('quantity', '>', 'refunded_quantity'),
	)
}

/** Given back whole, or given up without money. */
function isOver(eb: Joined) {
	const isGivenUp = eb.and([eb('closed_at', 'is not', null), eb.not(eb('state', 'in', WITH_MONEY))])
	return eb.or([eb('state', 'in', ['refunded', 'dispute lost', 'abandoned']), isGivenUp])
}

/** When money last came, or was withdrawn by a dispute. */
function lastMoved(eb: Joined, kinds: LedgerKind[]) {
	return eb
		.selectFrom('ledger_entry')
		.select((entry) => entry.fn.max('at').as('at'))
		.whereRef('ledger_entry.payable_id', '=', 'payable.id')
		.where('kind', 'in', kinds)
}

function paidInFull(eb: Joined) {
	return eb
		.selectFrom('payment')
		.select((payment) => payment.fn.min('paid_in_full_at').as('at'))
		.whereRef('payment.payable_id', '=', 'payable.id')
}

interface Milestones {
	created_at: number
	packed_at: number | null
	cancel_asked_at: number | null
	returned_at: number | null
	paid_in_full_at: number | null
	paid_at: number | null
	disputed_at: number | null
}

/** Since when it waits for what its list is about, as in `balancesOf`. */
function dueSince(row: Milestones): number {
	const paid = Number(row.paid_in_full_at ?? row.paid_at ?? 0)
	const { packed_at, cancel_asked_at, returned_at, disputed_at } = row
	const milestones = [packed_at, cancel_asked_at, returned_at, Number(disputed_at ?? 0)]
	return Math.max(row.created_at, paid, ...milestones.map((at) => at ?? 0))
}

interface Searched {
	reference: string
	first_name: string
	last_name: string
	email: string
	phone: string
	address_json: string | null
}

function textOf({ reference, first_name, last_name, email, phone, address_json }: Searched): string {
	const { postcode = '', town = '' }: { postcode?: string; town?: string } = address_json
		? JSON.parse(address_json)
		: {}
	return searchText({ name: `${first_name} ${last_name}`, reference, email, phone, postcode, town, about: '' })
}

import type { OrdersDue } from '#domain/desk/orders/orders-due.ts'
import type { OrdersView } from '#domain/desk/orders/orders-query.ts'
import { DAY_MS } from '#lib/dates.ts'
import { paidInFullOf } from '../../payables/ledger/payment-balances.ts'
import type { Database } from '../../payables/payables.ts'
import { listEndedOnStatement } from '../money/ended-on-statement.ts'
import { isOrderIn } from './list-orders.ts'

/** The law's time for a refund is 14 days; told while there is time left. */
const REFUND_SOON_DAYS = 7

interface DueParams {
	now: number
	/** How references for trying out begin: those are no work. */
	demoPrefix: string
	/** Whether an order should be in the post by now (`isLateToPost`). @param order.paidAt when all of its money was here */
	isLate(order: { lines: { slug: string; needsDelivery: boolean }[]; paidAt: number }, now: number): boolean
}

/** What orders wait for, for the email of the morning. */
export async function readOrdersDue(db: Database, params: DueParams): Promise<OrdersDue> {
	const { now, demoPrefix } = params
	const askedBefore = now - REFUND_SOON_DAYS * DAY_MS
	const orders = () =>
		db
			.selectFrom('shop_order')
			.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
			.select('payable.id')
			.where('payable.reference', 'not like', `${demoPrefix}-%`)
			.where('payable.email', 'not like', '%@demo.invalid')
	const onStatement = await listEndedOnStatement(db)
	const isIn = (view: OrdersView) => orders().where((eb) => isOrderIn(eb, view, onStatement))
	const [toPack, toDecide] = [isIn('to pack'), isIn('to decide')]
	const [packing, packed, cards, deciding, refunds, refused] = await Promise.all([
		toPack.execute(),
		isIn('packed').execute(),
		isIn('cards').execute(),
		toDecide.execute(),
		toDecide.where('cancel_asked_at', '<', askedBefore).execute(),
		listRefused(db),
	])
	return {
		toPack: packing.length,
		late: await countLate(db, packing, params),
		packed: packed.length,
		latePacked: await countLate(db, packed, params),
		cards: cards.length,
		toDecide: deciding.length,
		refundsDue: refunds.length,
		refusedRefunds: refused,
	}
}

/** How many of these should be posted by now, counted from the day on which all of the money was here: with a part of it nothing was to be packed. */
async function countLate(db: Database, orders: readonly { id: string }[], { now, isLate }: DueParams): Promise<number> {
	if (orders.length === 0) return 0
	const ids = orders.map(({ id }) => id)
	const paidAt = await paidInFullOf(db, ids)
	const rows = await db
		.selectFrom('order_line')
		.select(['payable_id', 'slug', 'needs_delivery'])
		.where('payable_id', 'in', ids)
		.execute()
	const linesOf = Map.groupBy(rows, ({ payable_id }) => payable_id)
	return ids.filter((id) => {
		const at = paidAt.get(id)
		const lines = (linesOf.get(id) ?? []).map(({ slug, needs_delivery }) => ({
			slug,
			needsDelivery: needs_delivery === 1,
		}))
		return at !== undefined && isLate({ lines, paidAt: at }, now)
	}).length
}

/** How many donations and orders have a refund that the provider refused, and none that was made or asked for since. */
async function listRefused(db: Database): Promise<number> {
	const requests = await db
		.selectFrom('provider_request')
		.select(['payment_id', 'done_at', 'result_ref'])
		.where('operation', '=', 'refund')
		.orderBy('created_at')
		.execute()
	const last = new Map(requests.map((request) => [request.payment_id, request]))
	return [...last.values()].filter(({ done_at, result_ref }) => done_at !== null && result_ref === null).length
}

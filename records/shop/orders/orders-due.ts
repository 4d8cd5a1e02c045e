import type { ExpressionBuilder } from 'kysely'
import type { OrdersDue } from '#domain/desk/orders/orders-due.ts'
import type { OrdersView } from '#domain/desk/orders/orders-query.ts'
import { DAY_MS } from '#lib/durations.ts'
import type { Database } from '../../payables/payables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { listEndedOnStatement } from '../money/ended-on-statement.ts'
import { isOrderIn } from './list-orders.ts'

/** As item pages promise at most. */
const MAX_PACKING_DAYS = 3
/** The law's time for a refund is 14 days; told while there is time left. */
const REFUND_SOON_DAYS = 7

interface Asked {
	now: number
	/** How references for trying out begin: those are no work. */
	demoPrefix: string
}

/** What orders wait for, for the email of the morning. */
export async function readOrdersDue(db: Database, { now, demoPrefix }: Asked): Promise<OrdersDue> {
	const paidBefore = now - MAX_PACKING_DAYS * DAY_MS
	const askedBefore = now - REFUND_SOON_DAYS * DAY_MS
	const orders = () =>
		db
			.selectFrom('shop_order')
			.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
			.select('payable.id')
			.where('payable.reference', 'not like', `${demoPrefix}-%`)
			.where('payable.email', 'not like', '%@demo.invalid')
	// With a part of its money, it was not to be packed.
	const isLate = (eb: ExpressionBuilder<Tables, 'shop_order' | 'payable'>) =>
		eb.exists(
			eb
				.selectFrom('payment')
				.select('payment.id')
				.whereRef('payment.payable_id', '=', 'payable.id')
				.where('paid_in_full_at', '<', paidBefore),
		)
	const onStatement = await listEndedOnStatement(db)
	const isIn = (view: OrdersView) => orders().where((eb) => isOrderIn(eb, view, onStatement))
	const [toPack, toDecide] = [isIn('to pack'), isIn('to decide')]
	const [packing, late, packed, cards, deciding, refunds, refused] = await Promise.all([
		toPack.execute(),
		toPack.where(isLate).execute(),
		isIn('packed').execute(),
		isIn('cards').execute(),
		toDecide.execute(),
		toDecide.where('cancel_asked_at', '<', askedBefore).execute(),
		listRefused(db),
	])
	return {
		toPack: packing.length,
		late: late.length,
		packed: packed.length,
		cards: cards.length,
		toDecide: deciding.length,
		refundsDue: refunds.length,
		refusedRefunds: refused,
	}
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

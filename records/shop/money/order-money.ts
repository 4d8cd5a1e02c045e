import type { OrderBooks, OrderMoney } from '#domain/desk/orders/order-accounts.ts'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import { SURPLUS_REFUND } from '#domain/shop/order.ts'
import type { Store } from '../../store/open-store.ts'
import { DONATION_PART } from './ledger-of-order.ts'

type Column = 'received' | 'refunded' | 'disputed' | 'fees' | 'disputeFees'

/** The columns as the books add them up (`ledger/totals.ts`). */
const COLUMN_OF: Record<LedgerKind, Column> = {
	payment: 'received',
	'late failure': 'received',
	refund: 'refunded',
	correction: 'refunded',
	dispute: 'disputed',
	'dispute won': 'disputed',
	'dispute lost': 'disputed',
	fee: 'fees',
	'fee refund': 'fees',
	'dispute fee': 'disputeFees',
	'dispute fee refund': 'disputeFees',
}

/**
 * The days on which money of orders moved in some time, with what the ledger had of each order before and after each of them.
 *
 * @param dayOf the day of an instant where the charity is
 */
export async function listOrderMoney(
	{ db }: Store,
	{ from, to }: MonthBounds,
	dayOf: (at: number) => string,
): Promise<OrderMoney[]> {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('payable', 'payable.id', 'ledger_entry.payable_id')
		.select(['payable_id', 'ledger_entry.kind', 'fund', 'at', 'entered_at', 'amount_minor', 'provider_ref'])
		// Money of another currency, as fees may be, is in the books of that one.
		.whereRef('ledger_entry.currency', '=', 'payable.currency')
		.where('payable_id', 'in', (eb) =>
			eb
				.selectFrom('ledger_entry as moved')
				.innerJoin('shop_order', 'shop_order.payable_id', 'moved.payable_id')
				.select('moved.payable_id')
				.where('moved.at', '>=', from)
				.where('moved.at', '<', to),
		)
		.where('at', '<', to)
		.execute()
	return [...Map.groupBy(rows, ({ payable_id }) => payable_id)].flatMap(([payableId, of]) => {
		const entries = of.map(({ amount_minor, provider_ref, entered_at, ...row }) => ({
			...row,
			amount: amount_minor,
			providerRef: provider_ref,
			enteredAt: entered_at,
			day: dayOf(row.at),
		}))
		const days = new Set(entries.filter(({ at }) => at >= from).map(({ day }) => day))
		return [...days].map((day) => ({
			payableId,
			day,
			enteredAt: Math.max(...entries.filter((entry) => entry.day === day).map(({ enteredAt }) => enteredAt)),
			before: orderBooksOf(entries.filter((entry) => entry.day < day)),
			after: orderBooksOf(entries.filter((entry) => entry.day <= day)),
		}))
	})
}

interface Entry {
	kind: LedgerKind
	fund: string
	/** Signed minor units. */
	amount: number
	providerRef: string
}

/** What entries of one order, in its currency, add up to. */
export function orderBooksOf(entries: readonly Entry[]): OrderBooks {
	const sum = (some: readonly Entry[]) => some.reduce((total, { amount }) => total + amount, 0)
	const of = (column: Column) => entries.filter(({ kind }) => COLUMN_OF[kind] === column)
	const ofShop = (some: readonly Entry[]) => sum(some.filter(({ fund }) => fund === SHOP_FUND))
	const lostRefs = new Set(entries.filter(({ kind }) => kind === 'dispute lost').map(({ providerRef }) => providerRef))
	const lost = of('disputed').filter(({ providerRef }) => lostRefs.has(providerRef.replace(DONATION_PART, '')))
	return {
		received: sum(of('received')),
		receivedOfShop: ofShop(of('received')),
		refunded: sum(of('refunded')),
		refundedOfShop: ofShop(of('refunded')),
		refundedOfSurplus: sum(of('refunded').filter(({ providerRef }) => providerRef.startsWith(SURPLUS_REFUND))),
		disputed: sum(of('disputed')),
		lost: sum(lost),
		lostOfShop: ofShop(lost),
		fees: sum(of('fees')),
		disputeFees: sum(of('disputeFees')),
	}
}

import type { OrderMoney } from '#domain/desk/orders/order-accounts.ts'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import { isFee } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { Store } from '../../store/open-store.ts'

/** The orders whose money moved in some time, the first movement first. */
export async function listOrderMoney({ db }: Store, { from, to }: MonthBounds): Promise<OrderMoney[]> {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('shop_order', 'shop_order.payable_id', 'ledger_entry.payable_id')
		.select(['ledger_entry.payable_id', 'ledger_entry.kind', 'ledger_entry.fund', 'ledger_entry.amount_minor'])
		.where('ledger_entry.at', '>=', from)
		.where('ledger_entry.at', '<', to)
		.orderBy('ledger_entry.at')
		.orderBy('ledger_entry.id')
		.execute()
	const orders = new Map<string, OrderMoney>()
	for (const { payable_id, kind, fund, amount_minor } of rows) {
		const nothing = { payableId: payable_id, received: 0, back: 0, backOfShop: 0, fees: 0 }
		const order = orders.get(payable_id) ?? nothing
		if (isFee(kind)) order.fees += amount_minor
		else if (kind === 'payment') order.received += amount_minor
		else {
			order.back += amount_minor
			if (fund === SHOP_FUND) order.backOfShop += amount_minor
		}
		orders.set(payable_id, order)
	}
	return [...orders.values()]
}

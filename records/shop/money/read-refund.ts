import { SHOP_FUND } from '#domain/payables/funds.ts'
import type { RefundOfOrder } from '#domain/shop/order.ts'
import type { Database } from '../../payables/payables.ts'
import { DONATION_PART } from './ledger-of-order.ts'
import { linesOfRefund } from './refund-marks.ts'

/** What a refund that is in the ledger gave back. @param ref of its event */
export async function readRefund(db: Database, payableId: string, ref: string): Promise<RefundOfOrder> {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['provider_ref', 'amount_minor'])
		.where('payable_id', '=', payableId)
		.where('fund', '=', SHOP_FUND)
		.where('kind', 'in', ['refund', 'correction'])
		.execute()
	const sum = (some: typeof entries) => some.reduce((total, { amount_minor }) => total - amount_minor, 0)
	const before = sum(entries.filter(({ provider_ref }) => provider_ref !== ref))
	return { lines: await linesOfRefund(db, ref), ofShop: { before, after: sum(entries) } }
}

/** Minor units that were refunded on the provider's own pages, and not asked for here: no one said for which line. */
export async function sumRefundsAtProvider(db: Database, payableId: string): Promise<number> {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['provider_ref', 'amount_minor'])
		.where('payable_id', '=', payableId)
		.where('provider', '=', 'stripe')
		.where('kind', 'in', ['refund', 'correction'])
		.execute()
	const asked = await db
		.selectFrom('provider_request')
		.select('result_ref')
		.where('payable_id', '=', payableId)
		.where('operation', '=', 'refund')
		.execute()
	const ours = new Set(asked.map(({ result_ref }) => result_ref))
	return entries
		.filter(({ provider_ref }) => !ours.has(provider_ref.replace(DONATION_PART, '')))
		.reduce((sum, { amount_minor }) => sum - amount_minor, 0)
}

import { type Arrival, arrivalsOf } from '#domain/payables/bank-statement/arrivals.ts'
import type { Database } from '../payables.ts'

/** What arrived for a payable by bank transfer, in its order, each with the line of a statement that has it. */
export async function listArrivals(db: Database, payableId: string): Promise<Arrival[]> {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['payment_id as paymentId', 'provider_ref as providerRef', 'amount_minor as amount', 'currency', 'at'])
		.where('payable_id', '=', payableId)
		.where('provider', '=', 'bank transfer')
		.where('kind', '=', 'payment')
		.orderBy('at')
		.orderBy('id')
		.execute()
	if (entries.length === 0) return []
	const lines = await db
		.selectFrom('bank_statement_line')
		.innerJoin('payment', 'payment.id', 'bank_statement_line.matched_payment_id')
		.select(['bank_statement_line.id', 'payment.id as paymentId', 'day', 'bank_statement_line.amount_minor as amount'])
		.where('payment.payable_id', '=', payableId)
		.orderBy('day')
		.execute()
	return arrivalsOf(entries, lines)
}

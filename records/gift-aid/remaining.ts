import { sql } from 'kysely'
import { SHOP_FUND } from '#domain/payables/funds.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { Database } from '../payables/payables.ts'

/** What a donor gave, and what went back to them; fees are the charity's. */
const OF_THE_DONOR: LedgerKind[] = ['payment', 'refund', 'dispute', 'dispute won', 'late failure', 'correction']
/** Below the limits of parameters of both databases. */
const MAX_IDS = 1000

/** Minor units of each payment that the charity still has, by the ledger; of an order only what is a donation. */
export async function remainingOf(db: Database, paymentIds: string[]): Promise<Map<string, number>> {
	const remaining = new Map<string, number>()
	for (let start = 0; start < paymentIds.length; start += MAX_IDS) {
		const rows = await db
			.selectFrom('ledger_entry')
			// The sum of integers of 64 bits is a text in PostgreSQL's driver.
			.select(['payment_id', sql<number>`cast(sum(amount_minor) as bigint)`.as('sum')])
			.where('payment_id', 'in', paymentIds.slice(start, start + MAX_IDS))
			.where('kind', 'in', OF_THE_DONOR)
			.where('fund', '!=', SHOP_FUND)
			.groupBy('payment_id')
			.execute()
		for (const { payment_id, sum } of rows) remaining.set(payment_id, Number(sum))
	}
	return remaining
}

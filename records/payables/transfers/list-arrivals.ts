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
	return arrivalsOf(entries, await listTiedLines(db, payableId))
}

/** A line of a statement that was booked for a payment, or tied to it. */
export interface TiedLine {
	id: string
	paymentId: string
	day: string
	/** Minor units. */
	amount: number
	currency: string
	/** The bank's text; "" once it was deleted. */
	text: string
	/** Who paid, where the file had a column for it; "" elsewhere. */
	payer: string
	/** How staff knew whose it is; "" where its reference says it, or nothing was said. */
	knownBy: string
}

/** The lines of statements for the payments of a payable, in the order of their days. */
export function listTiedLines(db: Database, payableId: string): Promise<TiedLine[]> {
	return tiedLines(db).where('payment.payable_id', '=', payableId).execute()
}

/** Below the limits of parameters of both databases. */
const MAX_IDS = 1000

export async function listLinesOfPayments(db: Database, paymentIds: readonly string[]): Promise<TiedLine[]> {
	const lines: TiedLine[] = []
	for (let start = 0; start < paymentIds.length; start += MAX_IDS) {
		const some = paymentIds.slice(start, start + MAX_IDS)
		lines.push(...(await tiedLines(db).where('payment.id', 'in', some).execute()))
	}
	return lines
}

function tiedLines(db: Database) {
	return db
		.selectFrom('bank_statement_line as line')
		.innerJoin('payment', 'payment.id', 'line.matched_payment_id')
		.select(['line.id', 'payment.id as paymentId', 'line.day', 'line.amount_minor as amount'])
		.select(['line.currency', 'line.text', 'line.payer', 'line.known_by as knownBy'])
		.orderBy('line.day')
		.orderBy('line.id')
}

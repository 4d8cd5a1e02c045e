import type { Selectable } from 'kysely'
import type { StatementLine } from '#domain/payables/bank-statement/line-totals.ts'
import { type Awaited, type LineMatch, matchLines, referencesOf } from '#domain/payables/bank-statement/match-line.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import type { Store } from '../../store/open-store.ts'
import type { BankStatementLineTable } from '../../store/tables/giving-tables.ts'
import { detailsOf } from '../payable-handlers.ts'
import { asPayable, type Database, listPayments } from '../payables.ts'
import { listArrivals } from './list-arrivals.ts'

const MAX_BATCH_ROWS = 500

export interface ReviewedLine {
	id: string
	day: string
	/** Minor units. */
	amount: number
	currency: string
	text: string
	note: string
	payer: string
	match: LineMatch<FoundPayable>
}

export interface FoundPayable extends Awaited {
	payable: Payable
	payments: Payment[]
	details: PayableDetails
}

/** Imported lines that no person has dealt with, newest first, each with what it seems to be about. */
export async function listLinesToReview(store: Store, limit: number): Promise<ReviewedLine[]> {
	const rows = await store.db
		.selectFrom('bank_statement_line')
		.selectAll()
		.where('outcome', 'is', null)
		.orderBy('day', 'desc')
		.orderBy('id')
		.limit(limit)
		.execute()
	const lines = rows.map(asLine)
	const read = lines.map(withAllTexts)
	const found = await findPayables(store.db, read.flatMap(referencesOf))
	const matches = matchLines(read, found)
	return lines.map((line, index) => ({ ...line, match: matches[index] ?? { kind: 'unknown' } }))
}

/** How many imported lines no person has dealt with. */
export async function countLinesToReview({ db }: Store): Promise<number> {
	const { count } = await db
		.selectFrom('bank_statement_line')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('outcome', 'is', null)
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** What came into the accounts in a month (`YYYY-MM`), with what became of it, the oldest first. */
export function listLinesOfMonth({ db }: Store, month: string): Promise<StatementLine[]> {
	return db
		.selectFrom('bank_statement_line')
		.select(['amount_minor as amount', 'currency', 'outcome', 'matched_payment_id as paymentId'])
		.where('day', '>=', `${month}-01`)
		.where('day', '<=', `${month}-31`)
		.where('amount_minor', '>', 0)
		.orderBy('day')
		.orderBy('id')
		.execute()
}

/** The last day that the imported statements cover, whether or not money came on it; undefined when nothing was imported. */
export async function latestStatementDay({ db }: Store): Promise<string | undefined> {
	const { day } = await db
		.selectFrom('statement_period')
		.select(({ fn }) => fn.max('to_day').as('day'))
		.executeTakeFirstOrThrow()
	return day ?? undefined
}

export const asLine = (row: Selectable<BankStatementLineTable>) => ({
	id: row.id,
	day: row.day,
	amount: row.amount_minor,
	currency: row.currency,
	text: row.text,
	note: row.note,
	payer: row.payer,
})

/** A reference may stand in any column. */
const withAllTexts = ({ text, note, ...line }: ReturnType<typeof asLine>) => ({ ...line, text: `${text} ${note}` })

/** Those by bank transfer, by reference. */
export async function findPayables(db: Database, references: string[]): Promise<Map<string, FoundPayable>> {
	const found = new Map<string, FoundPayable>()
	for (let from = 0; from < references.length; from += MAX_BATCH_ROWS) {
		const rows = await db
			.selectFrom('payable')
			.selectAll()
			.where('provider', '=', 'bank transfer')
			.where('reference', 'in', references.slice(from, from + MAX_BATCH_ROWS))
			.execute()
		for (const row of rows) {
			const payable = asPayable(row)
			const [payments, arrivals] = [await listPayments(db, row.id), await listArrivals(db, row.id)]
			const details = await detailsOf(db, payable)
			const hasEnded = hasEndedUnpaid({ payable, payments, details })
			found.set(row.reference, { payable, payments, arrivals, details, hasEnded })
		}
	}
	return found
}

/** What was paid and then cancelled has no money that is awaited either, but another word: "already received". */
function hasEndedUnpaid({
	payable,
	payments,
	details,
}: Pick<FoundPayable, 'payable' | 'payments' | 'details'>): boolean {
	if (payable.state === 'cancelled') return true
	if (payments.some(({ paidAt }) => paidAt !== null)) return false
	const isCancelled = 'order' in details && details.order.cancelledAt !== null
	return isCancelled || payable.closedAt !== null || payable.state === 'abandoned'
}

import type { Selectable, Transaction } from 'kysely'
import { type Awaited, type LineMatch, matchLines, referencesOf } from '#domain/payables/bank-statement/match-line.ts'
import type { Beside } from '#domain/payables/beside.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { BankStatementLineTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import type { DeliveriesOfChange } from '../apply-fact.ts'
import { type MarkResult, markReceivedIn } from '../mark-received.ts'
import { asPayable, listPayments } from '../payables.ts'
import { besideOf } from '../sides.ts'

const MAX_BATCH_ROWS = 500
const NOON_MS = 43_200_000

export interface ReviewedLine {
	id: string
	day: string
	/** Minor units. */
	amount: number
	currency: string
	text: string
	match: LineMatch<FoundPayable>
}

export interface FoundPayable extends Awaited {
	payable: Payable
	payments: Payment[]
	beside: Beside
}

/** Imported lines that no person has dealt with, newest first, each with what it seems to be about. */
export async function listLinesToReview(store: Store, limit: number): Promise<ReviewedLine[]> {
	const rows = await store.db
		.selectFrom('bank_statement_line')
		.selectAll()
		.where('matched_payment_id', 'is', null)
		.where('ignored_at', 'is', null)
		.orderBy('day', 'desc')
		.orderBy('id')
		.limit(limit)
		.execute()
	const lines = rows.map(asLine)
	const found = await findPayables(store.db, lines.flatMap(referencesOf))
	const matches = matchLines(lines, found)
	return lines.map((line, index) => ({ ...line, match: matches[index] ?? { kind: 'unknown' } }))
}

/** How many imported lines no person has dealt with. */
export async function countLinesToReview({ db }: Store): Promise<number> {
	const { count } = await db
		.selectFrom('bank_statement_line')
		.select(({ fn }) => fn.countAll().as('count'))
		.where('matched_payment_id', 'is', null)
		.where('ignored_at', 'is', null)
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** The last day of everything that was imported; undefined when nothing was. */
export async function latestStatementDay({ db }: Store): Promise<string | undefined> {
	const { day } = await db
		.selectFrom('bank_statement_line')
		.select(({ fn }) => fn.max('day').as('day'))
		.executeTakeFirstOrThrow()
	return day ?? undefined
}

export const asLine = ({ id, day, amount_minor, currency, text }: Selectable<BankStatementLineTable>) => ({
	...{ id, day, amount: amount_minor, currency, text },
})

/** Those by bank transfer, by reference. */
export async function findPayables(db: Store['db'], references: string[]): Promise<Map<string, FoundPayable>> {
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
			const payments = await listPayments(db, row.id)
			found.set(row.reference, { payable, payments, beside: await besideOf(db, payable) })
		}
	}
	return found
}

interface ReceivedLine {
	lineId: string
	reference: string
	/** The version of the donation on the page whose form was sent. */
	seenVersion: number
	/** Of a donation that was paid. */
	isAnother?: boolean
	staffId: string | null
}

/** Marks the donation as received with what the line says, and the line as dealt with, in one transaction. */
export function receiveLine(
	store: Store,
	{ lineId, reference, seenVersion, isAnother = false, staffId }: ReceivedLine,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<MarkResult> {
	return store.write(async (transaction) => {
		const row = await claimLine(transaction, lineId, { matched_at: now, matched_by: staffId })
		if (!row) return { kind: 'changed meanwhile' }
		const { amount_minor: amount, currency, day } = row
		const at = Date.parse(`${day}T00:00:00Z`) + NOON_MS
		const received = { reference, seenVersion, amount, currency, at, staffId, lineId, isAnother }
		const result = await markReceivedIn(transaction, store.engine, received, deliveriesOf, now)
		const paymentId = result.kind === 'done' ? result.after.payment?.id : undefined
		await transaction
			.updateTable('bank_statement_line')
			.set(paymentId ? { matched_payment_id: paymentId } : { matched_at: null, matched_by: null })
			.where('id', '=', lineId)
			.execute()
		return result
	})
}

interface IgnoredLine {
	lineId: string
	/** Its text is kept with the accounts; otherwise it is deleted soon (`records/retention/expired-donations.ts`). */
	isKept: boolean
	staffId: string | null
}

/** Sets a line aside that is no donation. @returns whether it was still open */
export function ignoreLine(store: Store, { lineId, isKept, staffId }: IgnoredLine, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		const kept = isKept ? { kept_at: now } : {}
		const row = await claimLine(transaction, lineId, { ignored_at: now, ignored_by: staffId, ...kept })
		const action = isKept ? 'statement line kept' : 'statement line ignored'
		if (row) await recordEvent(transaction, { staffId, action, subject: lineId }, now)
		return row !== undefined
	})
}

/** Changes a line that no person has dealt with; undefined when another person was first. */
function claimLine(
	transaction: Transaction<Tables>,
	id: string,
	set:
		| { matched_at: number; matched_by: string | null }
		| { ignored_at: number; ignored_by: string | null; kept_at?: number },
) {
	return transaction
		.updateTable('bank_statement_line')
		.set(set)
		.where('id', '=', id)
		.where('matched_payment_id', 'is', null)
		.where('matched_at', 'is', null)
		.where('ignored_at', 'is', null)
		.returningAll()
		.executeTakeFirst()
}

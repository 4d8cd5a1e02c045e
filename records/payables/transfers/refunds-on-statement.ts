import { isSameMoney, wholeRef } from '#domain/payables/bank-statement/arrivals.ts'
import { isLineOf } from '#domain/payables/bank-statement/check-arrivals.ts'
import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import type { Store } from '../../store/open-store.ts'

/** A refund in the books that a line of money that left answers for. */
export interface RefundOnStatement {
	reference: string
	/** Of its entries in the ledger, `wholeRef`. */
	ref: string
	/** Minor units, above 0. */
	amount: number
	/** `YYYY-MM-DD`, of the line. */
	day: string
}

/**
 * Which lines of money that left are refunds that staff entered: of their sum, around their day, with their reference, or with no reference
 * and the name of their person, each once. Another bill of the same sum is none.
 */
export async function findRefundsOnStatement(
	{ db }: Store,
	lines: readonly Pick<StatementLine, 'day' | 'amount' | 'text' | 'note' | 'payer'>[],
	currency: string,
): Promise<RefundOnStatement[]> {
	const left = lines.filter(({ amount }) => amount < 0)
	if (left.length === 0) return []
	const entries = await db
		.selectFrom('ledger_entry as entry')
		.innerJoin('payable', 'payable.id', 'entry.payable_id')
		.select(['payable.first_name as firstName', 'payable.last_name as lastName'])
		.select(['payable.reference', 'entry.provider_ref as ref', 'entry.amount_minor as amount', 'entry.at'])
		.where('entry.kind', '=', 'refund')
		.where('entry.provider', '=', 'bank transfer')
		.where('entry.currency', '=', currency)
		.orderBy('entry.at')
		.orderBy('entry.id')
		.execute()
	const refunds = [...Map.groupBy(entries, (entry) => wholeRef(entry.ref))].map(([ref, parts]) => ({
		ref,
		reference: parts[0]?.reference ?? '',
		firstName: parts[0]?.firstName ?? '',
		lastName: parts[0]?.lastName ?? '',
		amount: 0 - parts.reduce((sum, { amount }) => sum + amount, 0),
		at: parts[0]?.at ?? 0,
		currency,
	}))
	const open = new Set(refunds)
	return left.flatMap(({ day, amount, text, note, payer }) => {
		const words = `${text} ${note} ${payer}`
		const found = [...open].find(
			(refund) => isSameMoney(refund, { day, amount: 0 - amount, currency }) && isLineOf(words, refund),
		)
		if (!found) return []
		open.delete(found)
		return [{ reference: found.reference, ref: found.ref, amount: found.amount, day }]
	})
}

/** Keeps which refunds the lines answer for: the lines themselves are not kept. A file that is imported again changes nothing. */
export async function keepRefundsOnStatement(store: Store, refunds: readonly RefundOnStatement[], now: number) {
	if (refunds.length === 0) return
	const values = refunds.map(({ ref, day }) => ({ refund_ref: ref, day, imported_at: now }))
	await store.write((transaction) =>
		transaction
			.insertInto('statement_refund')
			.values(values)
			.onConflict((conflict) => conflict.column('refund_ref').doNothing())
			.execute(),
	)
}

/** The days of the lines that answer for refunds, by `wholeRef`. */
export async function readRefundDays({ db }: Store): Promise<ReadonlyMap<string, string>> {
	const rows = await db.selectFrom('statement_refund').select(['refund_ref', 'day']).execute()
	return new Map(rows.map(({ refund_ref, day }) => [refund_ref, day]))
}

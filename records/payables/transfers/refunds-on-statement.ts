import { isSameMoney } from '#domain/payables/bank-statement/arrivals.ts'
import { isLineOf } from '#domain/payables/bank-statement/check-arrivals.ts'
import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import type { Store } from '../../store/open-store.ts'

/** A refund in the books that a line of money that left answers for. */
export interface RefundOnStatement {
	reference: string
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
	// One that was divided between funds has a suffix.
	const refunds = [...Map.groupBy(entries, ({ ref }) => ref.split(':', 1)[0]).values()].map((parts) => ({
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
		return [{ reference: found.reference, amount: found.amount, day }]
	})
}

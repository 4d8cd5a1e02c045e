import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { Payable } from '#domain/payables/payable.ts'
import type { BookedPayment, PaymentBalance } from '#domain/payables/payment-balance.ts'
import { type Database, listPayments } from '../payables.ts'

/** Without fees, which are the charity's. */
const OF_THE_PAYER: readonly LedgerKind[] = [
	'payment',
	'refund',
	'dispute',
	'dispute won',
	'late failure',
	'correction',
]

interface Entry {
	kind: LedgerKind
	/** Signed minor units. */
	amount: number
	currency: string
}

/** What entries of the ledger add up to for the payer. What moved in another currency is left out. */
export function balanceOf(entries: readonly Entry[], currency: string): PaymentBalance {
	const counted = entries.filter((entry) => OF_THE_PAYER.includes(entry.kind) && entry.currency === currency)
	const sum = (some: readonly Entry[]) => some.reduce((total, { amount }) => total + amount, 0)
	const arrived = sum(counted.filter(({ kind }) => kind === 'payment'))
	return { arrived, returned: arrived - sum(counted) }
}

/** What makes something due beside the payment: a bank withdrew it and gave it back. A refund does not. */
const MAKES_DUE: readonly LedgerKind[] = ['dispute', 'dispute won']
const ENDS: readonly LedgerKind[] = ['refund', 'dispute lost']

export interface PayableBalance extends PaymentBalance {
	/** When the whole had come (before that: a part of it), or was last withdrawn by a dispute; null for never. */
	movedAt: number | null
	/** When money last went back for good, by a refund or a lost dispute; null for never. */
	endedAt: number | null
}

/** What the ledger has of each payable, by its id. */
export async function balancesOf(
	db: Database,
	payables: readonly Pick<Payable, 'id' | 'due'>[],
): Promise<Map<string, PayableBalance>> {
	if (payables.length === 0) return new Map()
	const rows = await db
		.selectFrom('ledger_entry')
		.select(['payable_id', 'kind', 'amount_minor', 'currency', 'at'])
		.where(
			'payable_id',
			'in',
			payables.map(({ id }) => id),
		)
		.execute()
	const entries = Map.groupBy(rows, (row) => row.payable_id)
	const paidInFull = await paidInFullOf(
		db,
		payables.map(({ id }) => id),
	)
	return new Map(
		payables.map(({ id, due }) => {
			const of = (entries.get(id) ?? []).map(({ amount_minor, ...entry }) => ({ ...entry, amount: amount_minor }))
			const timesOf = (kinds: readonly LedgerKind[]) =>
				of.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at)
			const paid = paidInFull.get(id)
			// What is above the whole makes nothing due again.
			const moved = [...(paid === undefined ? timesOf(['payment']) : [paid]), ...timesOf(MAKES_DUE)]
			return [id, { ...balanceOf(of, due.currency), movedAt: latest(moved), endedAt: latest(timesOf(ENDS)) }]
		}),
	)
}

function latest(times: readonly number[]): number | null {
	return times.length > 0 ? Math.max(...times) : null
}

/** When all of the money for each was here. Of the first payment: money above the whole may be another one. */
export async function paidInFullOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('payment')
		.select(['payable_id', 'paid_in_full_at'])
		.where('payable_id', 'in', [...ids])
		.where('paid_in_full_at', 'is not', null)
		.orderBy('sequence', 'desc')
		.execute()
	return new Map(rows.map(({ payable_id, paid_in_full_at }) => [payable_id, Number(paid_in_full_at)]))
}

/** All attempts, or months, in their order, each with what the ledger has of it. */
export async function listBookedPayments(db: Database, payableId: string): Promise<BookedPayment[]> {
	const payments = await listPayments(db, payableId)
	const rows = await db
		.selectFrom('ledger_entry')
		.select(['payment_id', 'kind', 'amount_minor', 'currency'])
		.where('payable_id', '=', payableId)
		.execute()
	return payments.map((payment) => {
		const entries = rows
			.filter(({ payment_id }) => payment_id === payment.id)
			.map(({ amount_minor, ...row }) => ({ ...row, amount: amount_minor }))
		return { ...payment, balance: balanceOf(entries, payment.amount.currency) }
	})
}

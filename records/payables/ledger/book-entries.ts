import type { BookEntry, StatementLine } from '#domain/giving/ledger/book-entry.ts'
import { arrivalsOf, wholeRef } from '#domain/payables/bank-statement/arrivals.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import { staffNames } from '../../staff/names.ts'
import type { Store } from '../../store/open-store.ts'
import type { Database } from '../payables.ts'
import { readRefundDays } from '../transfers/refunds-on-statement.ts'
import { type LedgerEntry, listLedgerEntries } from './ledger-entries.ts'

/** The entries of some time in their order, without inquiries, which move nothing; each with who entered it and the line of a statement it was matched with. */
export async function listBookEntries(store: Store, within: MonthBounds): Promise<BookEntry[]> {
	const all = await listLedgerEntries(store, { within })
	const entries = all.filter(({ kind, amount }) => amount !== 0 || kind === 'dispute lost')
	const names = await staffNames(store)
	const lines = await linesByRef(store.db, within)
	const refundDays = await readRefundDays(store)
	return entries.map((entry) => ({
		...entry,
		isSurplus: false,
		staffName: names.get(entry.enteredBy ?? '') ?? null,
		line: entry.kind === 'payment' ? (lines.get(keyOf(entry)) ?? null) : lineOfRefund(entry, refundDays),
	}))
}

/** The line of money that left: only its day was kept. */
function lineOfRefund({ kind, providerRef }: LedgerEntry, days: ReadonlyMap<string, string>): StatementLine | null {
	const day = kind === 'refund' ? days.get(wholeRef(providerRef)) : undefined
	return day === undefined ? null : { day, text: '', bankId: '' }
}

const keyOf = ({ paymentId, providerRef }: Pick<LedgerEntry, 'paymentId' | 'providerRef'>) =>
	`${paymentId} ${wholeRef(providerRef)}`

/** Compares with all that arrived for the payments of these days: of several equal parts each has a line of its own. */
async function linesByRef(db: Database, { from, to }: MonthBounds): Promise<Map<string, StatementLine>> {
	const moved = db
		.selectFrom('ledger_entry as moved')
		.select('moved.payment_id')
		.where('moved.at', '>=', from)
		.where('moved.at', '<', to)
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['payment_id as paymentId', 'provider_ref as providerRef', 'amount_minor as amount', 'currency', 'at'])
		.where('provider', '=', 'bank transfer')
		.where('kind', '=', 'payment')
		.where('payment_id', 'in', moved)
		.orderBy('at')
		.orderBy('id')
		.execute()
	const rows = await db
		.selectFrom('bank_statement_line')
		.select(['id', 'day', 'text', 'amount_minor as amount', 'bank_id as bankId'])
		.select((eb) => eb.ref('matched_payment_id').$notNull().as('paymentId'))
		.where('matched_payment_id', 'in', moved)
		.orderBy('day')
		.orderBy('id')
		.execute()
	return new Map(
		arrivalsOf(entries, rows).flatMap(({ paymentId, ref, lineId }) => {
			const line = rows.find(({ id }) => id === lineId)
			return line ? [[keyOf({ paymentId, providerRef: ref }), line] as const] : []
		}),
	)
}

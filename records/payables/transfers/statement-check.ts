import { type Arrival, arrivalsOf } from '#domain/payables/bank-statement/arrivals.ts'
import {
	type CheckedArrivals,
	checkArrivals,
	type StatementPeriod,
} from '#domain/payables/bank-statement/check-arrivals.ts'
import type { LineOutcome } from '#domain/payables/bank-statement/line-outcome.ts'
import { withoutQuietDays } from '#domain/payables/bank-statement/statement-balances.ts'
import type { PayableKind } from '#domain/payables/payable.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import { readRefundDays } from './refunds-on-statement.ts'

/** Slips of a year and more ago are found by the accountants. */
const MAX_CHECKED_DAYS = 365
/** Lines around the first and the last day count too. */
const AROUND_DAYS = 9

/** A transfer that is in the books, marked by hand. */
export interface HandMarked extends Arrival {
	reference: string
	kind: PayableKind
	firstName: string
	lastName: string
	/** All of it went back since. */
	isReturned: boolean
}

/** Money that staff sent back from their bank, as the ledger has it. */
interface HandMadeRefund {
	at: number
	/** Minor units, above 0. */
	amount: number
	currency: string
	/** A line of an imported statement answers for it. */
	isOnStatement: boolean
}

interface HandMarkedCheck extends CheckedArrivals<HandMarked> {
	/** What staff sent back; no line of money that left is kept, only for which of these there was one. */
	refunds: HandMadeRefund[]
	periods: StatementPeriod[]
	/** The first instant that is checked. */
	since: number
}

/**
 * The days of which statements were imported, the oldest import first; what the balances show to be quiet days between two is covered.
 *
 * @param since `YYYY-MM-DD`: those that ended before are left out
 */
export async function listStatementPeriods({ db }: Store, since = ''): Promise<StatementPeriod[]> {
	const rows = await db
		.selectFrom('statement_period')
		.select(['from_day as from', 'to_day as to', 'currency', 'account', 'opening_minor', 'closing_minor'])
		.where('to_day', '>=', since)
		.orderBy('imported_at')
		.orderBy('account')
		.execute()
	return withoutQuietDays(
		rows.map(({ opening_minor: opening, closing_minor: closing, ...period }) => ({
			...period,
			balances: opening === null || closing === null ? null : { opening, closing },
		})),
	)
}

/**
 * Each transfer of the last year is on a statement, on none, or on days of which none was imported: together they are the payments by bank
 * transfer that the ledger has. The oldest first. What staff sent back is listed beside them.
 *
 * @param dayOf the day of an instant where the charity is
 */
export async function checkHandMarked(
	store: Store,
	{ now, dayOf }: { now: number; dayOf(at: number): string },
): Promise<HandMarkedCheck> {
	const since = now - MAX_CHECKED_DAYS * DAY_MS
	const periods = await listStatementPeriods(store, dayOf(since))
	const entries = await transferEntries(store, 'payment', since)
	const lines = await store.db
		.selectFrom('bank_statement_line')
		.select(['id', 'day', 'amount_minor as amount', 'currency', 'matched_payment_id as paymentId'])
		.select(['text', 'note', 'payer'])
		.where('day', '>=', dayOf(since - AROUND_DAYS * DAY_MS))
		.orderBy('day')
		.orderBy('id')
		.execute()
	const tied = lines.flatMap(({ paymentId, ...line }) => (paymentId === null ? [] : [{ ...line, paymentId }]))
	const free = lines
		.filter(({ paymentId }) => paymentId === null)
		.map(({ text, note, payer, ...line }) => ({ ...line, text: `${text} ${note} ${payer}` }))
	const payableOf = new Map(entries.map((entry) => [entry.paymentId, entry]))
	const arrivals = arrivalsOf(entries, tied).flatMap((arrival): HandMarked[] => {
		const entry = payableOf.get(arrival.paymentId)
		if (!entry) return []
		const { reference, kind, firstName, lastName, state } = entry
		return [{ ...arrival, reference, kind, firstName, lastName, isReturned: state === 'refunded' }]
	})
	const [sentBack, days] = [await transferEntries(store, 'refund', since), await readRefundDays(store)]
	return {
		...checkArrivals(arrivals, free, { periods, dayOf }),
		refunds: arrivalsOf(sentBack, []).map(({ ref, at, amount, currency }) => ({
			at,
			amount: 0 - amount,
			currency,
			isOnStatement: days.has(ref),
		})),
		periods,
		since,
	}
}

/** The entries of transfers since an instant, the oldest first, with whose they are. */
function transferEntries({ db }: Store, kind: 'payment' | 'refund', since: number) {
	return db
		.selectFrom('ledger_entry as entry')
		.innerJoin('payable', 'payable.id', 'entry.payable_id')
		.innerJoin('payment', 'payment.id', 'entry.payment_id')
		.select(['entry.payment_id as paymentId', 'entry.provider_ref as providerRef', 'entry.amount_minor as amount'])
		.select(['entry.currency', 'entry.at', 'payable.reference', 'payable.kind', 'payment.state'])
		.select(['payable.first_name as firstName', 'payable.last_name as lastName'])
		.where('entry.kind', '=', kind)
		.where('entry.provider', '=', 'bank transfer')
		.where('entry.at', '>=', since)
		.orderBy('entry.at')
		.orderBy('entry.id')
		.execute()
}

/** A line that was dealt with. */
export interface DecidedLine {
	id: string
	day: string
	/** Minor units. */
	amount: number
	currency: string
	/** "" once it was deleted. */
	text: string
	note: string
	outcome: LineOutcome
	decidedAt: number
	/** The member of staff; undefined for a command, and for who has left. */
	decidedBy: string | undefined
	/** What it was booked for, or tied to. */
	payable: { reference: string; kind: PayableKind; firstName: string; lastName: string } | undefined
	claimId: string | null
	/** What staff said of it; "" for nothing. */
	knownBy: string
}

/**
 * The newest decisions first.
 *
 * @param wanted those decided since an instant, or the lines of a month (`YYYY-MM`) of the bank
 */
export async function listDecidedLines(
	{ db }: Store,
	wanted: { since: number } | { month: string },
	limit: number,
): Promise<DecidedLine[]> {
	const rows = await db
		.selectFrom('bank_statement_line as line')
		.leftJoin('payment', 'payment.id', 'line.matched_payment_id')
		.leftJoin('payable', 'payable.id', 'payment.payable_id')
		.leftJoin('staff', 'staff.id', 'line.decided_by')
		.select(['line.id', 'line.day', 'line.amount_minor', 'line.currency', 'line.text', 'line.note', 'line.claim_id'])
		.select(['line.outcome', 'line.decided_at', 'staff.name', 'payable.reference', 'payable.kind'])
		.select(['payable.first_name', 'payable.last_name', 'line.known_by'])
		.where('line.outcome', 'is not', null)
		.where((eb) =>
			'since' in wanted
				? eb('line.decided_at', '>=', wanted.since)
				: eb.and([eb('line.day', '>=', `${wanted.month}-01`), eb('line.day', '<=', `${wanted.month}-31`)]),
		)
		.orderBy('line.decided_at', 'desc')
		.orderBy('line.id')
		.limit(limit)
		.execute()
	return rows.flatMap((row): DecidedLine[] => {
		const { id, day, currency, text, note, outcome, reference, kind } = row
		if (outcome === null) return []
		return [
			{
				id,
				day,
				amount: row.amount_minor,
				currency,
				text,
				note,
				outcome,
				decidedAt: row.decided_at ?? 0,
				decidedBy: row.name ?? undefined,
				payable:
					reference && kind
						? { reference, kind, firstName: row.first_name ?? '', lastName: row.last_name ?? '' }
						: undefined,
				claimId: row.claim_id,
				knownBy: row.known_by,
			},
		]
	})
}

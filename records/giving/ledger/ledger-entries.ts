import type { ProviderName } from '#domain/giving/donation.ts'
import type { MonthBounds } from '#domain/giving/ledger/month-bounds.ts'
import type { PaymentMethod } from '#domain/giving/payments/payment-methods.ts'
import type { Store } from '../../store/open-store.ts'
import type { LedgerKind } from '../../store/tables/giving-tables.ts'

export interface LedgerEntry {
	id: string
	at: number
	kind: LedgerKind
	/** Signed minor units. */
	amount: number
	currency: string
	fund: string
	provider: ProviderName
	/** Of its payment. */
	method: PaymentMethod | null
	providerRef: string
	/** Of its donation. */
	reference: string
	paymentId: string
}

/** The entries of one donation, or of some time, in their order. */
export async function listLedgerEntries(
	{ db }: Store,
	{ donationId, within }: { donationId?: string; within?: MonthBounds },
): Promise<LedgerEntry[]> {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('donation', 'donation.id', 'ledger_entry.donation_id')
		.innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
		.selectAll('ledger_entry')
		.select(['donation.reference', 'payment.method'])
		.$if(donationId !== undefined, (query) => query.where('ledger_entry.donation_id', '=', donationId ?? ''))
		.$if(within !== undefined, (query) =>
			query.where('ledger_entry.at', '>=', within?.from ?? 0).where('ledger_entry.at', '<', within?.to ?? 0),
		)
		.orderBy('ledger_entry.at')
		// Money before its fee.
		.orderBy('ledger_entry.kind', 'desc')
		.orderBy('ledger_entry.id')
		.execute()
	return rows.map(({ amount_minor, provider_ref, payment_id, ...row }) => ({
		...{ id: row.id, at: row.at, kind: row.kind, amount: amount_minor, currency: row.currency, fund: row.fund },
		...{ provider: row.provider, method: row.method, providerRef: provider_ref },
		...{ reference: row.reference, paymentId: payment_id },
	}))
}

/** The months in which money has moved: the first and the last instant; undefined for an empty ledger. */
export async function ledgerSpan({ db }: Store): Promise<{ first: number; last: number } | undefined> {
	const { first, last } = await db
		.selectFrom('ledger_entry')
		.select((eb) => [eb.fn.min('at').as('first'), eb.fn.max('at').as('last')])
		.executeTakeFirstOrThrow()
	return first === null ? undefined : { first: Number(first), last: Number(last) }
}

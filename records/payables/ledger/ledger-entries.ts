import type { SponsoredDogs } from '#domain/giving/sponsorship/dog-of-payment.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { ProviderName } from '#domain/payables/payable.ts'
import type { PaymentMethod } from '#domain/payables/payment-methods.ts'
import type { Store } from '../../store/open-store.ts'

export interface LedgerEntry {
	id: string
	at: number
	kind: LedgerKind
	/** Signed minor units. */
	amount: number
	currency: string
	fund: string
	provider: ProviderName
	method: PaymentMethod | null
	providerRef: string
	/** The reference of its payable. */
	reference: string
	paymentId: string
	enteredAt: number
	/** `staff.id`; null for what a provider reported, and for a command. */
	enteredBy: string | null
	/** The dogs of a sponsorship; null for everything else. */
	sponsorship: SponsoredDogs | null
}

/** The entries of one donation, or of some time, in their order, without the ends of inquiries: they moved nothing, and end no dispute. */
export async function listLedgerEntries(
	{ db }: Store,
	{ payableId, within }: { payableId?: string; within?: MonthBounds },
): Promise<LedgerEntry[]> {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('payable', 'payable.id', 'ledger_entry.payable_id')
		.innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
		.leftJoin('donation', 'donation.payable_id', 'ledger_entry.payable_id')
		.selectAll('ledger_entry')
		.select(['payable.reference', 'payment.method', 'donation.sponsorship_json'])
		.where((eb) => eb.or([eb('ledger_entry.kind', '<>', 'dispute won'), eb('ledger_entry.amount_minor', '<>', 0)]))
		.$if(payableId !== undefined, (query) => query.where('ledger_entry.payable_id', '=', payableId ?? ''))
		.$if(within !== undefined, (query) =>
			query.where('ledger_entry.at', '>=', within?.from ?? 0).where('ledger_entry.at', '<', within?.to ?? 0),
		)
		.orderBy('ledger_entry.at')
		// Money before its fee.
		.orderBy('ledger_entry.kind', 'desc')
		.orderBy('ledger_entry.id')
		.execute()
	return rows.map((row) => ({
		id: row.id,
		at: row.at,
		kind: row.kind,
		amount: row.amount_minor,
		currency: row.currency,
		fund: row.fund,
		provider: row.provider,
		method: row.method,
		providerRef: row.provider_ref,
		reference: row.reference,
		paymentId: row.payment_id,
		enteredAt: row.entered_at,
		enteredBy: row.entered_by,
		sponsorship: row.sponsorship_json === null ? null : JSON.parse(row.sponsorship_json),
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

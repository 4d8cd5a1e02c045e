import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { ProviderName } from '#domain/payables/payable.ts'
import { dayIn } from '#lib/dates.ts'
import type { SponsoredDogs } from '../sponsorship/dog-of-payment.ts'

/** An entry of the ledger as an auditor reads it: what moved and when, who entered it and when, and what the bank said of it. */
export interface BookEntry {
	id: string
	/** The day of the money. */
	at: number
	enteredAt: number
	/** The member of staff who entered it; null for what Stripe reported, and for a command. */
	staffName: string | null
	/** The line of a bank statement that has the money; null for none. */
	line: StatementLine | null
	reference: string
	kind: LedgerKind
	/** Signed minor units. */
	amount: number
	currency: string
	fund: string
	provider: ProviderName
	/** Null where it is not known. */
	method: string | null
	providerRef: string
	/** The dogs of a sponsorship; null for everything else. */
	sponsorship: SponsoredDogs | null
	/** Whether it is money above what an order costs that was not kept as a donation, or the part of it that was sent back. */
	isSurplus: boolean
}

/** The id of what is more than ordered is that of its payment with this at its end. */
const SURPLUS_PART = ':more-than-ordered'

/** An entry of which a part is more than its order costs, as two: what was asked for, and that part. @param surplus minor units by the id of the entry */
export function splitSurplus(entries: readonly BookEntry[], surplus: ReadonlyMap<string, number>): BookEntry[] {
	return entries.flatMap((entry) => {
		const amount = surplus.get(entry.id) ?? 0
		if (amount === 0) return [entry]
		const [ref = ''] = entry.providerRef.split(':', 1)
		const part = { ...entry, id: entry.id + SURPLUS_PART, amount, providerRef: ref + SURPLUS_PART, isSurplus: true }
		return amount === entry.amount ? [part] : [{ ...entry, amount: entry.amount - amount }, part]
	})
}

export interface StatementLine {
	/** `YYYY-MM-DD` */
	day: string
	/** The bank's text, often with a name; "" once it was deleted. */
	text: string
	/** The bank's own number of the line; "" for none. */
	bankId: string
}

/** "Stripe", "Moira Reid", "a command". */
export function enteredBy({ provider, staffName }: Pick<BookEntry, 'provider' | 'staffName'>): string {
	return staffName ?? (provider === 'stripe' ? 'Stripe' : 'a command')
}

/** What an export of a month had. */
export interface LedgerExport {
	at: number
	entryIds: readonly string[]
}

/**
 * The entries for days that an export had, and that it does not have: a transfer that was found in a statement later. What moved on later
 * days is not late: it had not happened.
 */
export function lateEntries<E extends Pick<BookEntry, 'id' | 'at'>>(
	entries: readonly E[],
	exported: LedgerExport,
	timezone: string,
): E[] {
	const had = new Set(exported.entryIds)
	const day = dayIn(timezone, exported.at)
	return entries.filter(({ id, at }) => dayIn(timezone, at) <= day && !had.has(id))
}

import { disputeReasonInWords } from '#domain/desk/giving/dispute-words.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import type { LedgerEntry } from '#records/payables/ledger/ledger-entries.ts'
import { listRefusedRefunds } from '#records/payments/stripe/requests/pending-refunds.ts'
import type { DeskRequest } from '../../../request.server.ts'

export interface RefusedRefund {
	sum: string
	when: string
	reason: string
}

/** Refunds of these payments that Stripe refused, and none was made since. The newest first. */
export async function refusedRefunds(
	store: DeskRequest['store'],
	payments: readonly Payment[],
	{ money, timezone }: { money(amount: number): string; timezone: string },
): Promise<RefusedRefund[]> {
	const found = await Promise.all(payments.map((payment) => listRefusedRefunds(store, payment)))
	return found
		.flat()
		.map(({ amount, at, reason }) => ({ sum: money(amount), when: formatDateTime(at, timezone), reason }))
}

export interface OpenDispute {
	/** What the bank has taken back; "" for an inquiry, before which no money leaves. */
	sum: string
	/** "6 December 2026"; "" when Stripe has named no day. */
	dueBy: string
	isLate: boolean
	/** "they say that they were charged twice"; "" for none. */
	reason: string
	/** The payment at Stripe. */
	href: string
}

interface Words {
	money(amount: number): string
	timezone: string
	now: number
}

/** The payment that a bank disputes and no one has decided; null for none. */
export function openDispute(
	payments: readonly Payment[],
	entries: readonly LedgerEntry[],
	{ money, timezone, now }: Words,
): OpenDispute | null {
	const payment = payments.find(({ state }) => state === 'disputed')
	if (!payment) return null
	const taken = entries
		.filter(({ paymentId, kind }) => paymentId === payment.id && (kind === 'dispute' || kind === 'dispute won'))
		.reduce((sum, { amount }) => sum - amount, 0)
	const { disputeDueBy, disputeReason, intentRef } = payment
	return {
		sum: taken > 0 ? money(taken) : '',
		dueBy: disputeDueBy === null ? '' : formatDate(dayIn(timezone, disputeDueBy)),
		isLate: disputeDueBy !== null && disputeDueBy < now,
		reason: disputeReasonInWords(disputeReason),
		href: `https://dashboard.stripe.com/${intentRef === null ? 'disputes' : `payments/${intentRef}`}`,
	}
}

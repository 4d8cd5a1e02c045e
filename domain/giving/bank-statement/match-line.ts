import type { Donation, Payment } from '../donation.ts'
import { findPaymentReferences } from '../payments/payment-reference.ts'
import type { StatementLine } from './read-statement.ts'

/** A donation by bank transfer with the payment that waits for money; undefined when none does. */
export interface Awaited {
	donation: Pick<Donation, 'id' | 'reference' | 'frequency' | 'amount' | 'fees' | 'state'>
	payment: Pick<Payment, 'id' | 'state' | 'amount'> | undefined
}

export type LineMatch<A extends Awaited = Awaited> =
	/** "amount differs": the person decides; the ledger gets what arrived. */
	| { kind: 'matched' | 'amount differs' | 'already received'; reference: string; awaited: A }
	/** No reference of ours in it, or one that no donation has. */
	| { kind: 'unknown' }
	/** Money that left the account. */
	| { kind: 'not money in' }

/** The references to look up for a line; none of a line that is not money in. */
export function referencesOf(line: StatementLine): string[] {
	return line.amount > 0 ? findPaymentReferences(line.text) : []
}

/** What a line is about. @param awaited the donations of its references, by reference */
export function matchLine<A extends Awaited>(
	line: StatementLine & { currency: string },
	awaited: ReadonlyMap<string, A>,
): LineMatch<A> {
	if (line.amount <= 0) return { kind: 'not money in' }
	const known = referencesOf(line).flatMap((reference) => {
		const found = awaited.get(reference)
		return found ? [{ reference, awaited: found }] : []
	})
	// One that still waits, before one that was received.
	const best = known.find((one) => isAwaited(one.awaited)) ?? known[0]
	if (!best) return { kind: 'unknown' }
	if (!isAwaited(best.awaited)) return { kind: 'already received', ...best }
	return { kind: isExpected(line, best.awaited) ? 'matched' : 'amount differs', ...best }
}

/** Every month of a monthly donation is another payment. */
function isAwaited({ donation, payment }: Awaited): boolean {
	if (donation.frequency === 'monthly') return donation.state !== 'cancelled'
	return payment !== undefined && ['started', 'pending', 'abandoned', 'failed'].includes(payment.state)
}

function isExpected(line: StatementLine & { currency: string }, { donation }: Awaited): boolean {
	return line.amount === donation.amount.amount + donation.fees.amount && line.currency === donation.amount.currency
}

import type { Payment } from '../payables/payable.ts'
import type { Donation } from './donation.ts'

const THANK_YOU_STATES = [
	'transfer',
	'expired',
	'unpaid',
	'failed',
	'pending',
	'paid',
	'past due',
	'ended',
	'returned',
	'partly refunded',
	'refunded',
	'disputed',
	'dispute lost',
] as const
export type ThankYouState = (typeof THANK_YOU_STATES)[number]

/** With what arrived of it, from the ledger. */
type Booked = Pick<Payment, 'state' | 'paidAt' | 'declinedAt' | 'sequence'>

/**
 * What the page after giving says. A card payment that is started is "unpaid": only the provider says that it is paid. "expired": a transfer for which
 * we have stopped waiting.
 *
 * @param payments in their order
 */
export function thankYouState(
	{ provider, frequency, state, closedAt }: Pick<Donation, 'provider' | 'frequency' | 'state' | 'closedAt'>,
	payments: readonly Booked[],
): ThankYouState {
	if (frequency === 'monthly' && state === 'cancelled') return 'ended'
	if (frequency === 'monthly' && state === 'past due') return 'past due'
	const awaited = closedAt === null ? 'transfer' : 'expired'
	const counts = payments.findLast(({ paidAt }) => paidAt !== null) ?? payments.at(-1)
	switch (counts?.state) {
		case 'pending':
			return 'pending'
		case 'failed':
			if (counts.paidAt !== null) return 'returned'
			return provider === 'bank transfer' ? awaited : 'failed'
		// A gift is what arrived of it.
		case 'part paid':
			return 'paid'
		case 'paid':
		case 'partly refunded':
		case 'refunded':
		case 'disputed':
		case 'dispute lost':
			return counts.state
		default:
			if (provider === 'bank transfer') return awaited
			return counts?.declinedAt ? 'failed' : 'unpaid'
	}
}

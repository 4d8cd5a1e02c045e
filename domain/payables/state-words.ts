import type { PayableState } from './payable.ts'

/** What staff read of a payable as a whole, and of its payments. */
export const STATE_WORDS: Record<PayableState, string> = {
	started: 'Waiting for money',
	pending: 'On its way',
	'part paid': 'Part of the money is here',
	paid: 'Paid',
	failed: 'Failed',
	abandoned: 'Given up',
	'partly refunded': 'Refunded in part',
	refunded: 'Refunded',
	disputed: 'Disputed',
	'dispute lost': 'Dispute lost',
	starting: 'Waiting for money',
	active: 'Active',
	'past due': 'Payment overdue',
	// By whom is said where it is known (`monthly-end.ts`).
	cancelled: 'Ended',
}

import type { Payable, PayableState } from './payable.ts'
import type { PaymentBalance } from './payment-balance.ts'

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

/** What became of what is paid once: it is not refunded in part where only what came above its sum went back. */
export function describeState({ state, due }: Pick<Payable, 'state' | 'due'>, balance: PaymentBalance): string {
	const isWhole = state === 'partly refunded' && balance.arrived - balance.returned >= due.amount
	return isWhole ? 'Paid, and what came above it was sent back' : STATE_WORDS[state]
}

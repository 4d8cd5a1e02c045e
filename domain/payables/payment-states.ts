export const PAYMENT_STATES = [
	'started',
	'pending',
	'part paid',
	'paid',
	'failed',
	'abandoned',
	'partly refunded',
	'refunded',
	'disputed',
	'dispute lost',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * "completed": the visitor has finished, the money is on its way. "paid in part": less has arrived than was asked for. "returned": the
 * bank took back what had been paid.
 */
export const PAYMENT_TRANSITIONS = [
	'completed',
	'failed',
	'expired',
	'paid in part',
	'paid',
	'returned',
	'refunded in part',
	'refunded in full',
	'dispute opened',
	'dispute lost',
] as const
export type PaymentTransition = (typeof PAYMENT_TRANSITIONS)[number]

/** An event that is missing changes nothing: it is late, or about money that has not moved. */
const NEXT: Record<PaymentState, Partial<Record<PaymentTransition, PaymentState>>> = {
	started: { completed: 'pending', failed: 'failed', expired: 'abandoned', 'paid in part': 'part paid', paid: 'paid' },
	// A completed session cannot expire.
	pending: { failed: 'failed', 'paid in part': 'part paid', paid: 'paid' },
	// Giving back a part of too little leaves too little: goods are not sent for it.
	'part paid': { paid: 'paid', returned: 'failed', 'refunded in full': 'refunded', 'dispute opened': 'disputed' },
	failed: { completed: 'pending', expired: 'abandoned', 'paid in part': 'part paid', paid: 'paid' },
	// The visitor paid in the moment in which the session was expired.
	abandoned: { completed: 'pending', 'paid in part': 'part paid', paid: 'paid' },
	paid: {
		returned: 'failed',
		'refunded in part': 'partly refunded',
		'refunded in full': 'refunded',
		'dispute opened': 'disputed',
	},
	'partly refunded': { returned: 'failed', 'refunded in full': 'refunded', 'dispute opened': 'disputed' },
	refunded: { returned: 'failed', 'dispute opened': 'disputed' },
	disputed: { returned: 'failed', 'dispute lost': 'dispute lost' },
	// The payer has the money, and there is nothing more to decide.
	'dispute lost': { returned: 'failed' },
}

/** The state of a payment after an event: the only place of transitions. */
export function nextPaymentState(state: PaymentState, event: PaymentTransition): PaymentState {
	return NEXT[state][event] ?? state
}

/** What the ledger says of a payment, in minor units. */
export interface PaymentBooks {
	/** Received, late failures taken off. */
	received: number
	/** Whether the provider has ever reported money received. */
	hasBeenPaid: boolean
	/** Failed refunds taken off. */
	refunded: number
	/** Disputes that no one has decided. */
	openDisputes: number
	/** Disputes that the payer has won. */
	lostDisputes: number
	/** What the payment asks for. */
	due: number
	/** How much of that may be missing: what banks keep as their fee, or what staff have accepted. */
	tolerance: number
}

/** How far what has arrived is from what was asked for: the one rule for donations, sponsorships and orders. Minor units; at most one is above 0. */
export function differenceOf({ received, due, tolerance }: Pick<PaymentBooks, 'received' | 'due' | 'tolerance'>): {
	/** 0 within the tolerance. */
	missing: number
	surplus: number
} {
	const above = received - due
	return { missing: above < 0 - tolerance ? 0 - above : 0, surplus: Math.max(0, above) }
}

/**
 * The state of a payment whose money has moved: the events that its books still show, in the order of their nature. So the order in
 * which they were told does not matter, and a won dispute or a failed refund leaves no event. Undefined while no money was received.
 */
export function stateFromBooks(books: PaymentBooks): PaymentState | undefined {
	const { received, hasBeenPaid, refunded, openDisputes, lostDisputes } = books
	if (!hasBeenPaid) return undefined
	const events: PaymentTransition[] = [differenceOf(books).missing > 0 ? 'paid in part' : 'paid']
	if (refunded > 0) events.push(refunded >= received ? 'refunded in full' : 'refunded in part')
	if (openDisputes + lostDisputes > 0) events.push('dispute opened')
	if (openDisputes === 0 && lostDisputes > 0) events.push('dispute lost')
	if (received <= 0) events.push('returned')
	return events.reduce(nextPaymentState, 'started')
}

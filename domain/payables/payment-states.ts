export const PAYMENT_STATES = [
	...(['started', 'pending', 'paid', 'failed', 'abandoned'] as const),
	...(['partly refunded', 'refunded', 'disputed'] as const),
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * "completed": the visitor has finished, the money is on its way. "returned": the bank took back what had been paid.
 */
export const PAYMENT_EVENTS = [
	...(['completed', 'failed', 'expired', 'paid', 'returned'] as const),
	...(['refunded in part', 'refunded in full', 'dispute opened'] as const),
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/** An event that is missing changes nothing: it is late, or about money that has not moved. */
const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
	started: { completed: 'pending', failed: 'failed', expired: 'abandoned', paid: 'paid' },
	// A completed session cannot expire.
	pending: { failed: 'failed', paid: 'paid' },
	failed: { completed: 'pending', expired: 'abandoned', paid: 'paid' },
	// The visitor paid in the moment in which the session was expired.
	abandoned: { completed: 'pending', paid: 'paid' },
	paid: {
		returned: 'failed',
		'refunded in part': 'partly refunded',
		'refunded in full': 'refunded',
		'dispute opened': 'disputed',
	},
	'partly refunded': { returned: 'failed', 'refunded in full': 'refunded', 'dispute opened': 'disputed' },
	refunded: { returned: 'failed', 'dispute opened': 'disputed' },
	// A lost dispute stays one: the payer has the money.
	disputed: { returned: 'failed' },
}

/** The state of a payment after an event: the only place of transitions. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
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
	/** Disputes that are not won. */
	openDisputes: number
}

/**
 * The state of a payment whose money has moved: the events that its books still show, in the order of their nature. So the order in
 * which they were told does not matter, and a won dispute or a failed refund leaves no event. Undefined while no money was received.
 */
export function stateFromBooks({
	received,
	hasBeenPaid,
	refunded,
	openDisputes,
}: PaymentBooks): PaymentState | undefined {
	if (!hasBeenPaid) return undefined
	const events: PaymentEvent[] = ['paid']
	if (refunded > 0) events.push(refunded >= received ? 'refunded in full' : 'refunded in part')
	if (openDisputes > 0) events.push('dispute opened')
	if (received <= 0) events.push('returned')
	return events.reduce(nextPaymentState, 'started')
}

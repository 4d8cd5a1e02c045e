export const MONTHLY_STATES = ['starting', 'active', 'past due', 'cancelled'] as const
export type MonthlyState = (typeof MONTHLY_STATES)[number]

/** What a provider says of a subscription. */
export const SUBSCRIPTION_STATUSES = ['active', 'past due', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Events of its payments ("paid", "failed"), and of the provider: "resumed" says that it is active, "overdue" that a payment is. */
export const MONTHLY_EVENTS = ['paid', 'failed', 'resumed', 'overdue', 'cancelled'] as const
type MonthlyEvent = (typeof MONTHLY_EVENTS)[number]

/** An event that is missing changes nothing. Cancelled is the end: a new decision is another donation. */
const NEXT: Record<MonthlyState, Partial<Record<MonthlyEvent, MonthlyState>>> = {
	// It begins with money, not with the provider's word.
	starting: { paid: 'active', cancelled: 'cancelled' },
	active: { failed: 'past due', overdue: 'past due', cancelled: 'cancelled' },
	'past due': { paid: 'active', resumed: 'active', cancelled: 'cancelled' },
	cancelled: {},
}

/** The state of a monthly donation after an event: the only place of transitions. */
export function nextMonthlyState(state: MonthlyState, event: MonthlyEvent): MonthlyState {
	return NEXT[state][event] ?? state
}

const EVENT_OF_STATUS = { active: 'resumed', 'past due': 'overdue', cancelled: 'cancelled' } as const

/**
 * The state of a monthly donation from its payments and the provider's last word: the events in the order in which they happened,
 * whatever the order in which they were told.
 */
export function stateFromPayments(
	payments: readonly { event: 'paid' | 'failed'; at: number }[],
	told: { status: SubscriptionStatus; at: number } | undefined,
): MonthlyState {
	const events: { event: MonthlyEvent; at: number }[] = [...payments]
	if (told) events.push({ event: EVENT_OF_STATUS[told.status], at: told.status === 'cancelled' ? Infinity : told.at })
	// At the same time the money counts more than the word.
	const inOrder = events.toSorted((a, b) => a.at - b.at || rank(a.event) - rank(b.event))
	return inOrder.map(({ event }) => event).reduce<MonthlyState>(nextMonthlyState, 'starting')
}

const ORDER: readonly MonthlyEvent[] = ['overdue', 'resumed', 'failed', 'paid', 'cancelled']
const rank = (event: MonthlyEvent) => ORDER.indexOf(event)

export function isMonthlyState(state: string): state is MonthlyState {
	return MONTHLY_STATES.some((known) => known === state)
}

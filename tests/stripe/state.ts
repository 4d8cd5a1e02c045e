import type Stripe from 'stripe'
import { STRIPE_API_VERSION } from '#records/payments/stripe/api-version.ts'

/** What a session was created to charge. */
export interface Order {
	amount: number
	currency: string
	name: string
	isMonthly: boolean
	/** Copied to the payment intent or the subscription. */
	metadata: Record<string, string>
}

/** All objects of the account, in the order of their creation. */
export interface StripeState {
	/** Milliseconds of the test clock. */
	now(): number
	/** The clock in seconds, as Stripe writes times. */
	seconds(): number
	advance(ms: number): void
	newId(prefix: string): string
	origin: string
	orders: Map<string, Order>
	sessions: Map<string, Stripe.Checkout.Session>
	lineItems: Map<string, Stripe.LineItem[]>
	/** The payment intent of each session that was tried; sessions of subscriptions do not name it. */
	attempts: Map<string, string>
	intents: Map<string, Stripe.PaymentIntent>
	charges: Map<string, Stripe.Charge>
	balance: Map<string, Stripe.BalanceTransaction>
	customers: Map<string, Stripe.Customer>
	subscriptions: Map<string, Stripe.Subscription>
	invoices: Map<string, Stripe.Invoice>
	refunds: Map<string, Stripe.Refund>
	disputes: Map<string, Stripe.Dispute>
	portals: Map<string, Stripe.BillingPortal.Session>
	endpoints: Map<string, Stripe.WebhookEndpoint>
	events: Map<string, Stripe.Event>
	/** Events that the webhook endpoint has not accepted. */
	undelivered: Stripe.Event[]
}

export function createState(start: number, idPrefix = ''): StripeState {
	let at = start
	let count = 0
	return {
		now: () => at,
		seconds: () => Math.floor(at / 1000),
		advance: (ms) => {
			at += ms
		},
		newId(prefix) {
			count += 1
			return `${prefix}_${idPrefix}${String(count).padStart(8, '0')}`
		},
		origin: '',
		orders: new Map(),
		sessions: new Map(),
		lineItems: new Map(),
		attempts: new Map(),
		intents: new Map(),
		charges: new Map(),
		balance: new Map(),
		customers: new Map(),
		subscriptions: new Map(),
		invoices: new Map(),
		refunds: new Map(),
		disputes: new Map(),
		portals: new Map(),
		endpoints: new Map(),
		events: new Map(),
		undelivered: [],
	}
}

/** Any object by its id. */
export function findObject(state: StripeState, id: string): unknown {
	const maps: ReadonlyMap<string, unknown>[] = [state.sessions, state.intents, state.charges, state.balance]
	maps.push(state.customers, state.subscriptions, state.invoices, state.refunds, state.disputes)
	return maps.find((map) => map.has(id))?.get(id)
}

/** Notes that something happened, with the object as it is now. */
export function recordEvent(state: StripeState, type: Stripe.Event['type'], object: { id: string }): Stripe.Event {
	const event = {
		id: state.newId('evt'),
		object: 'event',
		api_version: STRIPE_API_VERSION,
		created: state.seconds(),
		data: { object: structuredClone(object) },
		livemode: false,
		pending_webhooks: 1,
		request: null,
		type,
	} satisfies Stripe.EventBase as Stripe.Event
	state.events.set(event.id, event)
	state.undelivered.push(event)
	return event
}

import type Stripe from 'stripe'
import type { z } from 'zod'
import * as answers from './answers.ts'
import { STRIPE_API_VERSION } from './api-version.ts'

/** A visitor waits for some of them. */
const TIMEOUT_MS = 15_000
const PAGE = 100
/** The limit of one list: 20,000 objects. */
const MAX_PAGES = 200
const WITH_CHARGE = { expand: ['latest_charge.balance_transaction', 'latest_charge.failure_balance_transaction'] }
const MOVEMENTS_OF_REFUND = ['balance_transaction', 'failure_balance_transaction']

export interface StripeSettings {
	secretKey: string
	/** The URL of the tests' stand-in; null for Stripe itself. */
	baseUrl: string | null
}

/** The calls that are made, with their answers parsed. Errors are the library's. */
export type StripeApi = ReturnType<typeof createStripeApi>

/** The library is loaded by the first call, so that a site without payments, and a start, does without it. */
export function createStripeApi(settings: StripeSettings) {
	let library: Promise<Stripe> | undefined
	const load = () => {
		library ??= openLibrary(settings)
		return library
	}
	async function ask<Schema extends z.ZodType>(schema: Schema, call: (stripe: Stripe) => Promise<unknown>) {
		return schema.parse(await call(await load()))
	}

	return {
		...readers(ask),
		createSession: (parameters: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
			ask(answers.sessionAnswer, (stripe) => stripe.checkout.sessions.create(parameters, { idempotencyKey })),
		expireSession: (id: string) => ask(answers.sessionAnswer, (stripe) => stripe.checkout.sessions.expire(id)),
		createRefund: (parameters: Stripe.RefundCreateParams, idempotencyKey: string) =>
			ask(answers.refundAnswer, (stripe) => stripe.refunds.create(parameters, { idempotencyKey })),
		cancelSubscription: (id: string) => ask(answers.subscriptionAnswer, (stripe) => stripe.subscriptions.cancel(id)),
		createPortal: (parameters: Stripe.BillingPortal.SessionCreateParams) =>
			ask(answers.portalAnswer, (stripe) => stripe.billingPortal.sessions.create(parameters)),
	}
}

type Ask = <Schema extends z.ZodType>(
	schema: Schema,
	call: (stripe: Stripe) => Promise<unknown>,
) => Promise<z.output<Schema>>

function readers(ask: Ask) {
	const { sessionAnswer, intentAnswer, invoiceAnswer, refundAnswer } = answers
	return {
		readSession: (id: string) => ask(sessionAnswer, (stripe) => stripe.checkout.sessions.retrieve(id)),
		readIntent: (id: string) => ask(intentAnswer, (stripe) => stripe.paymentIntents.retrieve(id, WITH_CHARGE)),
		readInvoice: (id: string) => ask(invoiceAnswer, (stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] })),
		readSubscription: (id: string) => ask(answers.subscriptionAnswer, (stripe) => stripe.subscriptions.retrieve(id)),
		readRefund: (id: string) =>
			ask(refundAnswer, (stripe) => stripe.refunds.retrieve(id, { expand: MOVEMENTS_OF_REFUND })),
		readDispute: (id: string) => ask(answers.disputeAnswer, (stripe) => stripe.disputes.retrieve(id)),
		readAccount: () => ask(answers.accountAnswer, (stripe) => stripe.accounts.retrieveCurrent()),
		/** Newest first; `since` in milliseconds. */
		listSessions: (since: number) =>
			all((after) =>
				ask(answers.sessionsAnswer, (stripe) => stripe.checkout.sessions.list({ ...created(since), ...after })),
			),
		listInvoices: (since: number) =>
			all((after) =>
				ask(answers.invoicesAnswer, (stripe) =>
					stripe.invoices.list({ ...created(since), ...after, expand: ['data.payments'] }),
				),
			),
		listRefunds: (filter: { since: number } | { intent: string }) =>
			all((after) =>
				ask(answers.refundsAnswer, (stripe) =>
					stripe.refunds.list({
						...filtered(filter),
						...after,
						expand: MOVEMENTS_OF_REFUND.map((one) => `data.${one}`),
					}),
				),
			),
		listDisputes: (filter: { since: number } | { intent: string }) =>
			all((after) => ask(answers.disputesAnswer, (stripe) => stripe.disputes.list({ ...filtered(filter), ...after }))),
		/** Returns of payments that banks took back after they had succeeded. */
		listReturns: (since: number) =>
			all((after) =>
				ask(answers.returnsAnswer, (stripe) =>
					stripe.balanceTransactions.list({
						...created(since),
						...after,
						type: 'payment_failure_refund',
						expand: ['data.source'],
					}),
				),
			),
		/** The invoice that a payment intent is for; undefined for one of a session alone. */
		invoiceOfIntent: (id: string) =>
			ask(answers.invoicePaymentsAnswer, (stripe) =>
				stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id } }),
			).then(({ data }) => data.at(0)?.invoice),
		listEndpoints: () =>
			ask(answers.endpointsAnswer, (stripe) => stripe.webhookEndpoints.list({ limit: PAGE })).then(({ data }) => data),
	}
}

async function all<One extends { id: string }>(
	ask: (after: { limit: number; starting_after?: string }) => Promise<{ data: One[]; has_more: boolean }>,
): Promise<One[]> {
	const found: One[] = []
	for (let count = 0; count < MAX_PAGES; count++) {
		const last = found.at(-1)
		const { data, has_more } = await ask({ limit: PAGE, ...(last ? { starting_after: last.id } : {}) })
		found.push(...data)
		if (!has_more) break
	}
	return found
}

function created(since: number) {
	return { created: { gte: Math.floor(since / 1000) } }
}

function filtered(filter: { since: number } | { intent: string }) {
	return 'intent' in filter ? { payment_intent: filter.intent } : created(filter.since)
}

async function openLibrary({ secretKey, baseUrl }: StripeSettings): Promise<Stripe> {
	const { default: Library } = await import('stripe')
	return new Library(secretKey, {
		apiVersion: STRIPE_API_VERSION,
		timeout: TIMEOUT_MS,
		// Calls are repeated from the store, unchanged (`requests.ts`).
		maxNetworkRetries: 0,
		telemetry: false,
		...(baseUrl === null ? {} : addressOf(baseUrl)),
	})
}

function addressOf(baseUrl: string) {
	const { hostname, port, protocol } = new URL(baseUrl)
	return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const
}

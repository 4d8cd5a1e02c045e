import type { Transaction } from 'kysely'
import type Stripe from 'stripe'
import type { Money, Payable, Payment } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { type RefundMarks, takeBackMarks } from '../../shop/money/refund-marks.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type NewPaymentEvent, type PaymentEvent, paymentEventSchema } from '../payment-events.ts'
import { readPaymentEvents, readSessionEvents } from './events/read-payment-events.ts'
import { disputeEvents, refundEvents } from './events/to-payment-events.ts'
import { listRequests, mayResend, type StripeRequest, sendRequest, storeRequest } from './requests/requests.ts'
import { findSession, openSession, type StripeContext } from './requests/sessions.ts'
import { failureOf, isCallError, isMissing, reasonOf } from './stripe-errors.ts'
import { toStripeMoney } from './stripe-money.ts'

type StartedPayment =
	/** The provider's own page. */
	{ kind: 'redirect'; url: string } | { kind: 'unavailable'; reason: string }

/** A decision that the refund is a part of. */
interface RefundDecision {
	/** The idempotency key: the same for the same decision, which is made once. */
	key: string
	/**
	 * Called in the transaction in which the call to the provider is stored first; throws to store neither. What it returns is stored with the call,
	 * and taken back when the provider refuses it, at once or later.
	 */
	mark(transaction: Transaction<Tables>): Promise<RefundMarks>
}

type RefundResult = { kind: 'requested' } | { kind: 'refused'; reason: string }

/** Nothing here changes a payment: what Stripe did comes as payment events (`records/payables/apply-payment-event.ts`). */
export interface StripeProvider {
	startPayment(
		payment: Payment,
		payable: Payable,
		urls: { successUrl: string; cancelUrl: string },
	): Promise<StartedPayment>
	/** So that another session may be started. "already paid": the visitor was faster. */
	expireSession(payment: Payment): Promise<'expired' | 'already paid'>
	/** @param decision without one, a refund of the same state of the payment is made once */
	refund(payment: Payment, amount: Money, decision?: RefundDecision): Promise<RefundResult>
	cancelMonthly(payable: Payable): Promise<void>
	/** Where the donor changes what they pay monthly; undefined for a person whom Stripe does not know. */
	portalUrl(payable: Payable, returnUrl: string): Promise<string | undefined>
	/** All that the provider knows of a payment now. */
	readPayment(payment: Payment): Promise<PaymentEvent[]>
}

interface ProviderOptions extends StripeContext {
	/** What the payer sees on the pages of Stripe. */
	describe(details: PayableDetails): string
	/** The option of the shop; yes by default. */
	excludesDelayed?: boolean
}

/** Card payments and direct debits by Stripe's own pages. */
export function createStripeProvider(options: ProviderOptions): StripeProvider {
	const context: StripeContext = options
	return {
		startPayment: (payment, payable, urls) => startPayment(options, payment, payable, urls),
		expireSession: (payment) => expireSession(context, payment),
		refund: (payment, amount, decision) => refund(context, payment, { money: amount, decision }),
		cancelMonthly: (payable) => cancelMonthly(context, payable),
		async portalUrl({ customerRef }, returnUrl) {
			if (customerRef === null) return undefined
			return (await context.api.createPortal({ customer: customerRef, return_url: returnUrl })).url
		},
		readPayment: (payment) => readPayment(context, payment),
	}
}

async function startPayment(
	{ describe, excludesDelayed = true, ...context }: ProviderOptions,
	payment: Payment,
	payable: Payable,
	urls: { successUrl: string; cancelUrl: string },
): Promise<StartedPayment> {
	if (payable.anonymisedAt !== null) return { kind: 'unavailable', reason: 'the payer was erased' }
	const sent = await openSession(context, { payment, payable, urls, describe, excludesDelayed }).catch(
		(error: unknown) => {
			if (!isCallError(error)) throw error
			return { kind: 'failed', failure: failureOf(error), reason: reasonOf(error) } as const
		},
	)
	if (sent.kind === 'failed') return { kind: 'unavailable', reason: `${sent.failure}: ${sent.reason}` }
	const { status, url } = sent.result
	if (status === 'complete') return { kind: 'redirect', url: urls.successUrl }
	return url === null ? { kind: 'unavailable', reason: 'the session has expired' } : { kind: 'redirect', url }
}

/** Asks again after each attempt: what counts is what Stripe says the session is. */
async function expireSession(context: StripeContext, payment: Payment): Promise<'expired' | 'already paid'> {
	const session = await findSession(context, payment)
	if (!session || session.status === 'expired') return 'expired'
	if (session.status === 'complete') return 'already paid'
	const expired = await context.api.expireSession(session.id).catch(async (error: unknown) => {
		const now = await context.api.readSession(session.id)
		if (now.status === 'open') throw error
		return now
	})
	return expired.status === 'expired' ? 'expired' : 'already paid'
}

/**
 * A refund that is asked for twice of the same state of the payment is made once. One that was refused, or whose money came back, may be asked
 * for again.
 */
async function refund(
	{ store, api, now }: StripeContext,
	payment: Payment,
	{ money, decision }: { money: Money; decision: RefundDecision | undefined },
): Promise<RefundResult> {
	if (payment.intentRef === null) return { kind: 'refused', reason: 'the payment has not reached Stripe' }
	const { amount } = toStripeMoney(money)
	const failures = await countFailedRefunds(store, payment.id)
	const ofPayment = decision?.key ?? `${payment.id}-${payment.refunded}-${amount}`
	const key = `refund-${ofPayment}${failures > 0 ? `-after-${failures}` : ''}`
	const request = await storeRequest(
		store,
		{
			operation: 'refund',
			payableId: payment.payableId,
			paymentId: payment.id,
			key,
			parameters: { payment_intent: payment.intentRef, amount, metadata: { payment: payment.id, request: key } },
			...(decision && { isRepeated: true, mark: decision.mark }),
		},
		now(),
	)
	return request.done_at === null ? sendRefund({ store, api, now }, request, { isLate: false }) : resultOf(request)
}

async function countFailedRefunds(store: Store, paymentId: string): Promise<number> {
	const requests = await listRequests(store, 'refund', { paymentId })
	const refused = requests.filter(({ done_at, result_ref }) => done_at !== null && result_ref === null)
	const returned = await store.db
		.selectFrom('ledger_entry')
		.select('id')
		.where('payment_id', '=', paymentId)
		.where('kind', '=', 'correction')
		.execute()
	return refused.length + returned.length
}

function resultOf({ result_ref, last_error }: StripeRequest): RefundResult {
	return result_ref === null ? { kind: 'refused', reason: last_error ?? 'refused' } : { kind: 'requested' }
}

/**
 * A refund whose outcome is not known is requested: the job sends it again. @param isLate not what a person at the desk waits for
 */
export async function sendRefund(
	{ store, api, now }: StripeContext,
	request: StripeRequest,
	{ isLate }: { isLate: boolean },
): Promise<RefundResult> {
	const parameters = JSON.parse(request.parameters_json) as Stripe.RefundCreateParams
	const sent = await sendRequest(store, request, {
		async call(key) {
			if (mayResend(request, now())) return api.createRefund(parameters, key)
			const before = await api.listRefunds({ intent: parameters.payment_intent ?? '' })
			const found = before.find(({ metadata }) => metadata?.request === key)
			return found ?? api.createRefund(parameters, `${key}-again`)
		},
		refOf: ({ id }) => id,
		isRepeated: true,
		onRefused: (transaction) => takeBackMarks(transaction, store.engine, request, { isLate, now: now() }),
		now,
	})
	if (sent.kind === 'done' || sent.failure !== 'refused') return { kind: 'requested' }
	return { kind: 'refused', reason: sent.reason }
}

/** @throws when it is not confirmed; the job sends it again */
async function cancelMonthly(context: StripeContext, payable: Payable): Promise<void> {
	const id = payable.subscriptionRef ?? (await subscriptionOf(context, payable))
	if (id === undefined) return
	const request = await storeRequest(
		context.store,
		{
			operation: 'cancel subscription',
			payableId: payable.id,
			paymentId: null,
			key: `cancel-${payable.id}`,
			parameters: { subscription: id },
		},
		context.now(),
	)
	if (request.done_at !== null && request.result_ref !== null) return
	const sent = await sendCancellation(context, request)
	if (sent.kind === 'failed') throw new Error(`the cancellation is not confirmed: ${sent.reason}`)
}

export function sendCancellation({ store, api, now }: StripeContext, request: StripeRequest) {
	const { subscription } = JSON.parse(request.parameters_json) as { subscription: string }
	return sendRequest(store, request, {
		/** Stripe does not know a subscription that has been cancelled by this call. */
		call: () =>
			api.cancelSubscription(subscription).catch(async (error: unknown) => {
				if (!isMissing(error)) throw error
				return api.readSubscription(subscription)
			}),
		refOf: ({ id }) => id,
		isRepeated: true,
		now,
	})
}

/** The subscription of what is paid monthly and whose first event has not arrived. */
async function subscriptionOf({ store, api }: StripeContext, payable: Payable): Promise<string | undefined> {
	const requests = await listRequests(store, 'create session', { payableId: payable.id })
	for (const { result_ref } of requests) {
		const session = result_ref === null ? undefined : await api.readSession(result_ref)
		if (session?.subscription !== undefined) return session.subscription
	}
	return undefined
}

async function readPayment(context: StripeContext, payment: Payment) {
	const paymentEvents: NewPaymentEvent[] = []
	const session = await findSession(context, payment)
	if (session) paymentEvents.push(...(await readSessionEvents(context, session)))
	else if (payment.invoiceRef)
		paymentEvents.push(...(await readPaymentEvents(context, { object: 'invoice', id: payment.invoiceRef })))
	const intent = payment.intentRef ?? paymentEvents.map(({ refs }) => refs?.intent).find((ref) => ref !== undefined)
	if (intent !== undefined) {
		const refunds = await context.api.listRefunds({ intent })
		const disputes = await context.api.listDisputes({ intent })
		paymentEvents.push(
			...refunds.flatMap((one) => refundEvents(one)),
			...disputes.flatMap((one) => disputeEvents(one, context.now())),
		)
	}
	return paymentEvents.map((paymentEvent) => paymentEventSchema.parse(paymentEvent))
}

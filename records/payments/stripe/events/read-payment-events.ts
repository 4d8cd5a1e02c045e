import type { NewPaymentEvent } from '../../payment-events.ts'
import type { InvoiceAnswer, SessionAnswer } from '../answers.ts'
import { referencesIn } from '../metadata.ts'
import type { StripeApi } from '../stripe-api.ts'
import {
	declineEvents,
	disputeEvents,
	intentEvents,
	invoiceEvents,
	refundEvents,
	sessionEvents,
	subscriptionEvents,
} from './to-payment-events.ts'

interface ReadContext {
	api: StripeApi
	now: () => number
}

/** An object that an event names. */
export interface NamedObject {
	object: string
	id: string
}

/** Whether events about such objects can tell anything. */
export function isKnownObject(object: string): boolean {
	return Object.hasOwn(READERS, object)
}

const READERS: Record<string, (context: ReadContext, id: string) => Promise<NewPaymentEvent[]>> = {
	'checkout.session': async (context, id) => readSessionEvents(context, await context.api.readSession(id)),
	invoice: async ({ api }, id) => readInvoiceEvents(api, await api.readInvoice(id)),
	payment_intent: ({ api }, id) => readIntentEvents(api, id),
	subscription: async ({ api, now }, id) => {
		const readAt = now()
		return subscriptionEvents(await api.readSubscription(id), readAt)
	},
	refund: async ({ api }, id) => {
		const refund = await api.readRefund(id)
		return refundEvents(refund, await metadataOfIntent(api, refund.payment_intent))
	},
	dispute: async ({ api, now }, id) => {
		const readAt = now()
		const dispute = await api.readDispute(id)
		return disputeEvents(dispute, readAt, await metadataOfIntent(api, dispute.payment_intent))
	},
}

/** Reads an object again and says what is true of it now. What each event leads to is listed in `event-effects.ts`. */
export async function readPaymentEvents(context: ReadContext, { object, id }: NamedObject): Promise<NewPaymentEvent[]> {
	return (await READERS[object]?.(context, id)) ?? []
}

export async function readSessionEvents({ api, now }: ReadContext, session: SessionAnswer): Promise<NewPaymentEvent[]> {
	if (session.status !== 'complete') {
		const intent = session.payment_intent === undefined ? undefined : await api.readIntent(session.payment_intent)
		return [...(intent ? declineEvents(intent) : []), ...sessionEvents(session, undefined)]
	}
	if (session.invoice === undefined) {
		const intent = session.payment_intent === undefined ? undefined : await api.readIntent(session.payment_intent)
		return sessionEvents(session, intent)
	}
	const invoice = await api.readInvoice(session.invoice)
	const paymentEvents = await readInvoiceEvents(api, invoice, session.id)
	const completed = paymentEvents.length > 0 ? paymentEvents : sessionEvents(session, undefined)
	const readAt = now()
	const subscription = session.subscription && (await api.readSubscription(session.subscription))
	return subscription ? [...completed, ...subscriptionEvents(subscription, readAt)] : completed
}

/** Only invoices of subscriptions are ours. */
export async function readInvoiceEvents(
	api: StripeApi,
	invoice: InvoiceAnswer,
	sessionId?: string,
): Promise<NewPaymentEvent[]> {
	if (!invoice.parent?.subscription_details) return []
	const payments = invoice.payments?.data ?? []
	const payment = payments.find(({ is_default }) => is_default) ?? payments.at(0)
	const intentId = payment?.payment.payment_intent
	const intent = intentId === undefined ? undefined : await api.readIntent(intentId)
	return invoiceEvents(invoice, intent, sessionId)
}

/**
 * An intent of a monthly donation is told by its invoice, so that the effect has one name. A declined charge is no end: the visitor may still pay
 * in the open session, and what has failed for good is told by the session or the invoice.
 */
async function readIntentEvents(api: StripeApi, id: string): Promise<NewPaymentEvent[]> {
	const intent = await api.readIntent(id)
	const invoice = referencesIn(intent.metadata).reference === null ? await api.invoiceOfIntent(id) : undefined
	if (invoice !== undefined) return readInvoiceEvents(api, await api.readInvoice(invoice))
	const paymentEvents = intentEvents(intent)
	return [
		...declineEvents(intent),
		...paymentEvents.filter((paymentEvent) => paymentEvent.kind !== 'failed' || paymentEvent.isLate),
	]
}

/** Places a refund or a dispute of a payment whose references are not known yet. */
async function metadataOfIntent(api: StripeApi, id: string | undefined) {
	return id === undefined ? undefined : (await api.readIntent(id)).metadata
}

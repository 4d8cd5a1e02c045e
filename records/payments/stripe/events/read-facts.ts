import type { NewProviderFact } from '../../provider-facts.ts'
import type { InvoiceAnswer, SessionAnswer } from '../answers.ts'
import { referencesIn } from '../metadata.ts'
import type { StripeApi } from '../stripe-api.ts'
import {
	factsOfDecline,
	factsOfDispute,
	factsOfIntent,
	factsOfInvoice,
	factsOfRefund,
	factsOfSession,
	factsOfSubscription,
} from './facts.ts'

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

const READERS: Record<string, (context: ReadContext, id: string) => Promise<NewProviderFact[]>> = {
	'checkout.session': async (context, id) => readSessionFacts(context, await context.api.readSession(id)),
	invoice: async ({ api }, id) => readInvoiceFacts(api, await api.readInvoice(id)),
	payment_intent: ({ api }, id) => readIntentFacts(api, id),
	subscription: async ({ api, now }, id) => {
		const readAt = now()
		return factsOfSubscription(await api.readSubscription(id), readAt)
	},
	refund: async ({ api }, id) => {
		const refund = await api.readRefund(id)
		return factsOfRefund(refund, await metadataOfIntent(api, refund.payment_intent))
	},
	dispute: async ({ api, now }, id) => {
		const readAt = now()
		const dispute = await api.readDispute(id)
		return factsOfDispute(dispute, readAt, await metadataOfIntent(api, dispute.payment_intent))
	},
}

/** Reads an object again and says what is true of it now. What each event leads to is listed in `event-effects.ts`. */
export async function readFacts(context: ReadContext, { object, id }: NamedObject): Promise<NewProviderFact[]> {
	return (await READERS[object]?.(context, id)) ?? []
}

export async function readSessionFacts({ api, now }: ReadContext, session: SessionAnswer): Promise<NewProviderFact[]> {
	if (session.status !== 'complete') {
		const intent = session.payment_intent === undefined ? undefined : await api.readIntent(session.payment_intent)
		return [...(intent ? factsOfDecline(intent) : []), ...factsOfSession(session, undefined)]
	}
	if (session.invoice === undefined) {
		const intent = session.payment_intent === undefined ? undefined : await api.readIntent(session.payment_intent)
		return factsOfSession(session, intent)
	}
	const invoice = await api.readInvoice(session.invoice)
	const facts = await readInvoiceFacts(api, invoice, session.id)
	const completed = facts.length > 0 ? facts : factsOfSession(session, undefined)
	const readAt = now()
	const subscription = session.subscription && (await api.readSubscription(session.subscription))
	return subscription ? [...completed, ...factsOfSubscription(subscription, readAt)] : completed
}

/** Only invoices of subscriptions are ours. */
export async function readInvoiceFacts(
	api: StripeApi,
	invoice: InvoiceAnswer,
	sessionId?: string,
): Promise<NewProviderFact[]> {
	if (!invoice.parent?.subscription_details) return []
	const payments = invoice.payments?.data ?? []
	const payment = payments.find(({ is_default }) => is_default) ?? payments.at(0)
	const intentId = payment?.payment.payment_intent
	const intent = intentId === undefined ? undefined : await api.readIntent(intentId)
	return factsOfInvoice(invoice, intent, sessionId)
}

/**
 * An intent of a monthly donation is told by its invoice, so that the effect has one name. A declined charge is no end: the visitor may still pay
 * in the open session, and what has failed for good is told by the session or the invoice.
 */
async function readIntentFacts(api: StripeApi, id: string): Promise<NewProviderFact[]> {
	const intent = await api.readIntent(id)
	const invoice = referencesIn(intent.metadata).reference === null ? await api.invoiceOfIntent(id) : undefined
	if (invoice !== undefined) return readInvoiceFacts(api, await api.readInvoice(invoice))
	const facts = factsOfIntent(intent)
	return [...factsOfDecline(intent), ...facts.filter((fact) => fact.kind !== 'failed' || fact.isLate)]
}

/** Places a refund or a dispute of a payment whose references are not known yet. */
async function metadataOfIntent(api: StripeApi, id: string | undefined) {
	return id === undefined ? undefined : (await api.readIntent(id)).metadata
}

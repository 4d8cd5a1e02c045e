import type Stripe from 'stripe'
import type { Payment } from '#domain/payables/payable.ts'
import { detailsOf } from '../../../payables/payable-handlers.ts'
import type { Store } from '../../../store/open-store.ts'
import type { SessionAnswer } from '../answers.ts'
import { referencesIn } from '../metadata.ts'
import type { StripeApi } from '../stripe-api.ts'
import {
	closeRequest,
	listRequests,
	mayResend,
	type SentRequest,
	type StripeRequest,
	sendRequest,
	storeRequest,
} from './requests.ts'
import { sessionParameters, type WantedSession } from './session-parameters.ts'

export interface StripeContext {
	store: Store
	api: StripeApi
	now: () => number
}

/** Clocks differ. */
const LISTED_BEFORE_MS = 15 * 60_000

/** The session of a payment: made by the first call, found or asked for again by later ones. */
export async function openSession(context: StripeContext, wanted: WantedSession): Promise<SentRequest<SessionAnswer>> {
	const { store, api, now } = context
	const requests = await listRequests(store, 'create session', { paymentId: wanted.payment.id })
	const [before] = requests
	if (before?.result_ref) return { kind: 'done', result: await api.readSession(before.result_ref) }
	const isOpen = before && before.done_at === null
	if (isOpen && !mayResend(before, now())) {
		const found = await findByReference(context, before)
		if (found) return { kind: 'done', result: found }
	}
	const request = isOpen && mayResend(before, now()) ? before : await newRequest(context, wanted, requests.length)
	return send(context, request)
}

function send({ store, api, now }: StripeContext, request: StripeRequest): Promise<SentRequest<SessionAnswer>> {
	const parameters = JSON.parse(request.parameters_json) as Stripe.Checkout.SessionCreateParams
	return sendRequest(store, request, {
		call: (key) => api.createSession(parameters, key),
		refOf: ({ id }) => id,
		isRepeated: false,
		now,
	})
}

async function newRequest({ store, now }: StripeContext, wanted: WantedSession, count: number): Promise<StripeRequest> {
	const { payment, payable } = wanted
	const details = await detailsOf(store.db, payable)
	return storeRequest(
		store,
		{
			operation: 'create session',
			payableId: payable.id,
			paymentId: payment.id,
			key: `session-${payment.id}-${count + 1}`,
			parameters: sessionParameters(wanted, details, now()),
		},
		now(),
	)
}

/**
 * The session that a request whose answer was lost has made, looked for by our reference in the list. The request is closed either way:
 * it is not sent again.
 */
async function findByReference({ store, api, now }: StripeContext, request: StripeRequest) {
	const sessions = await api.listSessions((request.sent_at ?? request.created_at) - LISTED_BEFORE_MS)
	const found = sessions.find(({ metadata }) => referencesIn(metadata).paymentId === request.payment_id)
	await closeRequest(store, request, found?.id ?? null, now())
	return found
}

/** The session of a payment, if one was made; asks Stripe when an answer was lost. */
export async function findSession(context: StripeContext, payment: Payment): Promise<SessionAnswer | undefined> {
	const [request] = await listRequests(context.store, 'create session', { paymentId: payment.id })
	const ref = payment.sessionRef ?? request?.result_ref
	if (ref) return context.api.readSession(ref)
	return request?.sent_at && request.done_at === null ? findByReference(context, request) : undefined
}

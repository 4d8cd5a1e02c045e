import { InvalidRequestError, notFound } from '../http/api-error.ts'
import { expandAnswer } from '../http/expand.ts'
import type { FormObject } from '../http/form-body.ts'
import { listPage } from '../http/lists.ts'
import { ACCEPTED, type Accepted, checkParameters } from '../http/parameters.ts'
import { buildAccount } from '../objects/account.ts'
import { findObject, type StripeState } from '../state.ts'
import { createPortal, createRefund, deleteSubscription, expireSession, updateSubscription } from './change-objects.ts'
import { createSession } from './create-session.ts'

interface Route {
	method: 'GET' | 'POST' | 'DELETE'
	path: RegExp
	accepts: Accepted
	answer(state: StripeState, params: FormObject, id: string): unknown
}

interface StoredObject {
	id: string
	created?: number
}

/** Only the endpoints that our code calls. */
const ROUTES: Route[] = [
	{
		method: 'POST',
		path: /^\/v1\/checkout\/sessions$/,
		accepts: ACCEPTED.createSession,
		answer: createSession,
	},
	listOf('checkout/sessions', ACCEPTED.listSessions, (state) => state.sessions),
	objectOf('checkout/sessions', 'checkout.session', (state) => state.sessions),
	change('checkout/sessions/([^/]+)/expire', ACCEPTED.expand, (state, _params, id) => expireSession(state, id)),
	{
		method: 'GET',
		path: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
		accepts: ACCEPTED.listLineItems,
		answer: (state, params, id) =>
			listPage(state.lineItems.get(id) ?? missing('checkout.session', id), params, '/v1/line_items'),
	},
	listOf('payment_intents', ACCEPTED.listIntents, (state) => state.intents),
	objectOf('payment_intents', 'payment_intent', (state) => state.intents),
	listOf('charges', ACCEPTED.listCharges, (state) => state.charges),
	objectOf('charges', 'charge', (state) => state.charges),
	listOf('balance_transactions', ACCEPTED.listMovements, (state) => state.balance),
	objectOf('balance_transactions', 'balance transaction', (state) => state.balance),
	listOf('invoices', ACCEPTED.listInvoices, (state) => state.invoices),
	objectOf('invoices', 'invoice', (state) => state.invoices),
	{
		method: 'GET',
		path: /^\/v1\/invoice_payments$/,
		accepts: ACCEPTED.listInvoicePayments,
		answer: listInvoicePayments,
	},
	listOf('subscriptions', ACCEPTED.listSubscriptions, (state) => state.subscriptions),
	objectOf('subscriptions', 'subscription', (state) => state.subscriptions),
	change('subscriptions/([^/]+)', ACCEPTED.updateSubscription, (state, params, id) =>
		updateSubscription(state, id, params),
	),
	{
		method: 'DELETE',
		path: /^\/v1\/subscriptions\/([^/]+)$/,
		accepts: ACCEPTED.cancelSubscription,
		answer: (state, _params, id) => deleteSubscription(state, id),
	},
	objectOf('customers', 'customer', (state) => state.customers),
	change('billing_portal/sessions', ACCEPTED.createPortal, createPortal),
	change('refunds', ACCEPTED.createRefund, createRefund),
	listOf('refunds', ACCEPTED.listRefunds, (state) => state.refunds),
	objectOf('refunds', 'refund', (state) => state.refunds),
	listOf('disputes', ACCEPTED.listDisputes, (state) => state.disputes),
	objectOf('disputes', 'dispute', (state) => state.disputes),
	listOf('events', ACCEPTED.listEvents, (state) => state.events),
	objectOf('events', 'event', (state) => state.events),
	listOf('webhook_endpoints', ACCEPTED.page, (state) => state.endpoints),
	{ method: 'GET', path: /^\/v1\/account$/, accepts: ACCEPTED.expand, answer: buildAccount },
]

function change(path: string, accepts: Accepted, answer: Route['answer']): Route {
	return { method: 'POST', path: new RegExp(`^/v1/${path}$`), accepts, answer }
}

function objectOf(path: string, name: string, mapOf: (state: StripeState) => ReadonlyMap<string, unknown>): Route {
	return {
		method: 'GET',
		path: new RegExp(`^/v1/${path}/([^/]+)$`),
		accepts: ACCEPTED.expand,
		answer: (state, _params, id) => mapOf(state).get(id) ?? missing(name, id),
	}
}

/** Parameters that are not about pages filter by the field of their name. */
function listOf(
	path: string,
	accepts: Accepted,
	mapOf: (state: StripeState) => ReadonlyMap<string, StoredObject>,
): Route {
	return {
		method: 'GET',
		path: new RegExp(`^/v1/${path}$`),
		accepts,
		answer(state, params) {
			const { limit, starting_after, ending_before, expand, created, types, ...filters } = params
			if (ending_before !== undefined) throw new InvalidRequestError('ending_before is not played here.')
			const matches = [...mapOf(state).values()].filter((one) => {
				const fields: Record<string, unknown> = { ...one }
				if (Array.isArray(types) && !types.includes(String(fields.type))) return false
				return Object.entries(filters).every(([name, value]) => fieldOf(fields, name) === value)
			})
			return listPage(matches, params, `/v1/${path}`)
		},
	}
}

function fieldOf(fields: Record<string, unknown>, name: string): unknown {
	if (fields.object !== 'invoice' || name !== 'subscription') return fields[name]
	const { parent } = fields as { parent?: { subscription_details?: { subscription?: unknown } } }
	return parent?.subscription_details?.subscription
}

function listInvoicePayments(state: StripeState, params: FormObject) {
	const { payment } = params
	const intent = typeof payment === 'object' && !Array.isArray(payment) ? payment.payment_intent : undefined
	const all = [...state.invoices.values()].flatMap((invoice) => invoice.payments?.data ?? [])
	return listPage(
		all.filter((one) => one.payment.payment_intent === intent),
		params,
		'/v1/invoice_payments',
	)
}

function missing(name: string, id: string): never {
	throw notFound(name, id)
}

/** Finds the endpoint, checks the parameters, answers with what `expand` asks for. */
export function answerApi(state: StripeState, method: string, path: string, params: FormObject): unknown {
	for (const route of ROUTES) {
		const found = route.method === method ? route.path.exec(path) : null
		if (!found) continue
		checkParameters(params, route.accepts)
		const answer = route.answer(state, params, decodeURIComponent(found[1] ?? ''))
		return expandAnswer(answer, params.expand, (id) => findObject(state, id))
	}
	throw notFound('API endpoint played here', `${method} ${path}`)
}

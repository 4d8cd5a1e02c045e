import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { STRIPE_API_VERSION } from '#records/payments/stripe/api-version.ts'
import { answerApi } from './api/routes.ts'
import { createDelivery } from './deliver-events.ts'
import { InvalidRequestError, StripeApiError } from './http/api-error.ts'
import { type FormObject, parseFormBody } from './http/form-body.ts'
import { createIdempotency } from './http/idempotency.ts'
import { buildEndpoint, type EndpointFields } from './objects/account.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { portalPage } from './pages/portal-page.ts'
import { createState, type StripeState } from './state.ts'

export const TEST_SECRET_KEY = 'sk_test_of_the_stand_in'
export const TEST_WEBHOOK_SECRET = 'whsec_of_the_stand_in'

/** What happens to requests that match: an error, or a connection that ends before or after the work is done. */
export interface Fault {
	path: RegExp
	method?: string
	kind: 'error 500' | 'rate limit' | 'cut before' | 'cut after'
	times: number
}

interface ServerOptions {
	/** The start of the test clock. */
	start?: number
	port?: number
	/** Makes its ids differ from another stand-in's. */
	idPrefix?: string
	/** Sends each event at once, when a visitor or our code has caused it. */
	deliversAtOnce?: boolean
	/** Signs events by the test clock, for a site whose clock is moved with it. */
	signsByItsClock?: boolean
}

/** A real HTTP server that speaks as Stripe does, for the official library and a browser. Await its `stop`. */
export async function startStripe({
	start = Date.now(),
	port = 0,
	idPrefix = '',
	deliversAtOnce = false,
	signsByItsClock = false,
}: ServerOptions = {}) {
	const state = createState(start, idPrefix)
	const faults: Fault[] = []
	const requests: { method: string; path: string; key: string | undefined; body: string }[] = []
	let webhookUrl = ''
	const events = createDelivery(state, {
		url: () => webhookUrl,
		secret: TEST_WEBHOOK_SECRET,
		now: signsByItsClock ? state.now : Date.now,
	})
	const api = createApi(state, faults)
	const server = createServer(async (request, response) => {
		const body = await text(request)
		const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
		if (pathname.startsWith('/v1/')) {
			requests.push({ method: request.method ?? '', path: pathname, key: headerOf(request, 'idempotency-key'), body })
			api(request, response, { pathname, body: request.method === 'POST' ? body : search.slice(1) })
		} else answerPage(state, request, response, { pathname, body })
		if (deliversAtOnce && webhookUrl !== '') await events.deliver()
	})
	await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
	// The address of a TCP server is never a string.
	state.origin = `http://localhost:${(server.address() as AddressInfo).port}`
	return {
		url: state.origin,
		state,
		events,
		/** Every API request so far. */
		requests,
		/** Makes the next matching requests fail. */
		fail: (fault: Fault) => void faults.push(fault),
		/** No further fault. */
		repair: () => void faults.splice(0),
		/** What the account says of the endpoint, and where its events go: behind a proxy that is no public address. */
		setWebhook(fields: EndpointFields, deliversTo = fields.url) {
			webhookUrl = deliversTo
			state.endpoints.clear()
			const endpoint = buildEndpoint(state, fields)
			state.endpoints.set(endpoint.id, endpoint)
		},
		stop() {
			server.closeAllConnections()
			return new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

interface ApiRequest {
	pathname: string
	/** Form-encoded: of a POST the body, otherwise the query. */
	body: string
}

function createApi(state: StripeState, faults: Fault[]) {
	const once = createIdempotency(state.now)

	return function answer(request: IncomingMessage, response: ServerResponse, { pathname, body }: ApiRequest) {
		const { method = 'GET' } = request
		const fault = takeFault(faults, method, pathname)
		if (fault?.kind === 'cut before') return void request.socket.destroy()
		const key = method === 'POST' ? headerOf(request, 'idempotency-key') : undefined
		try {
			const params = readRequest(request, body)
			if (fault?.kind === 'rate limit')
				throw new StripeApiError(429, { type: 'invalid_request_error', message: 'Too many' })
			const {
				status,
				body: json,
				isReplayed,
			} = once(key, `${method} ${pathname} ${body}`, () => {
				if (fault?.kind === 'error 500')
					throw new StripeApiError(500, { type: 'api_error', message: 'Something broke' })
				return { status: 200, body: answerApi(state, method, pathname, params) }
			})
			if (fault?.kind === 'cut after') return void request.socket.destroy()
			sendJson(response, status, json, isReplayed ? { 'Idempotent-Replayed': 'true' } : {})
		} catch (error) {
			if (!(error instanceof StripeApiError)) throw error
			sendJson(response, error.status, { error: error.body })
		}
	}
}

function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
	const fault = faults.find((one) => one.times > 0 && one.path.test(path) && (one.method ?? method) === method)
	if (fault) fault.times -= 1
	return fault
}

function readRequest(request: IncomingMessage, body: string): FormObject {
	if (headerOf(request, 'authorization') !== `Bearer ${TEST_SECRET_KEY}`) {
		throw new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' })
	}
	const version = headerOf(request, 'stripe-version')
	if (version !== STRIPE_API_VERSION) throw new InvalidRequestError(`Invalid Stripe API version: ${version}`)
	const type = headerOf(request, 'content-type') ?? ''
	if (request.method === 'POST' && body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
		throw new InvalidRequestError('Invalid request: bodies are form-encoded.')
	}
	return parseFormBody(body)
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
	response.writeHead(status, {
		'Content-Type': 'application/json',
		'Stripe-Version': STRIPE_API_VERSION,
		'Request-Id': 'req_00000001',
		// Otherwise the library waits and sends a failed request again by itself.
		'Stripe-Should-Retry': 'false',
		...headers,
	})
	response.end(JSON.stringify(body))
}

function answerPage(
	state: StripeState,
	request: IncomingMessage,
	response: ServerResponse,
	{ pathname, body }: ApiRequest,
) {
	const action = request.method === 'POST' ? new URLSearchParams(body).get('action') : null
	const [, kind, id = ''] = /^\/(c\/pay|p\/session)\/([^/]+)$/.exec(pathname) ?? []
	const show = kind === 'p/session' ? portalPage : checkoutPage
	const { status, html = '', location } = show(state, id, action)
	response.writeHead(status, {
		'Content-Type': 'text/html; charset=utf-8',
		...(location === undefined ? {} : { Location: location }),
	})
	response.end(html)
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
	const value = request.headers[name]
	return Array.isArray(value) ? value[0] : value
}

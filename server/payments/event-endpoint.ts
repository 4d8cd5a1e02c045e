import type { Context, MiddlewareHandler } from 'hono'
import type { EventAnswer } from '#records/payments/stripe/answers.ts'
import { verifyEvent } from '#records/payments/stripe/events/verify-event.ts'
import { NO_STORE } from '../http/headers.ts'
import type { BodyBudget } from '../http/limits/body-budget.ts'
import { receiveBody, type UnreadReason, unreadHeaders } from '../http/limits/read-body.ts'
import type { Log } from '../logging/log.ts'

export const STRIPE_EVENTS_PATH = '/api/stripe-events'

/** A monthly donation's largest event is a tenth of it. */
const MAX_BODY_BYTES = 256 * 1024
const MAX_BODY_MS = 10_000
const SIGNATURE_HEADER = 'Stripe-Signature'
const SIGNATURE = /^(?=.*\bt=\d+)(?=.*\bv1=[0-9a-f]{64})/

interface GuardOptions {
	budget: BodyBudget
	addressOf(c: Context): string
}

const REFUSALS: Record<UnreadReason, 400 | 408 | 413 | 503> = {
	'cut off': 400,
	'too slow': 408,
	'too long': 413,
	'no room': 503,
}

/** Reads the body of a delivery that has a signature, within limits. */
export function guardStripeEvents({ budget, addressOf }: GuardOptions): MiddlewareHandler {
	return async (c, next) => {
		if (!SIGNATURE.test(c.req.header(SIGNATURE_HEADER) ?? '')) return refuse(c, 400)
		const limits = { maxBytes: MAX_BODY_BYTES, withinMs: MAX_BODY_MS, budget, address: addressOf(c) }
		return receiveBody(c, next, limits, (reason) => refuse(c, REFUSALS[reason]))
	}
}

function refuse(c: Context, status: 400 | 408 | 413 | 503): Response {
	return c.json({ ok: false }, status, { 'Cache-Control': NO_STORE, ...unreadHeaders(c) })
}

interface EndpointOptions {
	webhookSecret: string
	/** Resolves once the event is on disk. @returns whether it is new */
	store(event: EventAnswer): Promise<boolean>
	/** Applies stored events soon. */
	apply(): void
	log: Pick<Log, 'warn' | 'error' | 'info'>
}

/** `POST /api/stripe-events`: 200 only after the event is stored; otherwise Stripe sends it again, for three days. */
export function createEventEndpoint({ webhookSecret, store, apply, log }: EndpointOptions) {
	return async function receive(request: Request): Promise<Response> {
		const body = Buffer.from(await request.arrayBuffer())
		const verified = await verifyEvent({ body, signature: request.headers.get(SIGNATURE_HEADER) ?? '' }, webhookSecret)
		if (verified.kind !== 'event') {
			log.warn({ reason: verified.kind }, 'payment event rejected')
			return answer(400)
		}
		const { event } = verified
		try {
			const isNew = await store(event)
			log.info({ event: event.id, type: event.type, isNew }, 'payment event received')
			if (isNew) apply()
			return answer(200)
		} catch (err) {
			log.error({ err, event: event.id }, 'payment event write failed')
			return answer(503)
		}
	}
}

function answer(status: number): Response {
	return Response.json({ ok: status === 200 }, { status, headers: { 'Cache-Control': NO_STORE } })
}

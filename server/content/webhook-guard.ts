import type { Context, MiddlewareHandler } from 'hono'
import { NO_STORE } from '../http/headers.ts'
import type { BodyBudget } from '../http/limits/body-budget.ts'
import { receiveBody, type UnreadReason, unreadHeaders } from '../http/limits/read-body.ts'

/** The contract's limit is 200 events. */
const MAX_BODY_BYTES = 64 * 1024
/** Content backends are servers with fast connections. */
const MAX_BODY_MS = 10_000
const RETRY_AFTER_SECONDS = '10'

interface WebhookGuardOptions {
	/** Whether a signature header is well-formed and fresh. */
	isPlausible(header: string | null): boolean
	budget: BodyBudget
	addressOf(c: Context): string
	withinMs?: number
}

const REFUSALS: Record<UnreadReason, { status: 400 | 408 | 413 | 503; message: string }> = {
	'cut off': { status: 400, message: 'The body is incomplete.' },
	'too slow': { status: 408, message: 'The body took too long to arrive.' },
	'too long': { status: 413, message: `The body is larger than ${MAX_BODY_BYTES} bytes.` },
	'no room': { status: 503, message: 'Too many requests at once. Try again later.' },
}

/** Checks the headers of a webhook call before its body is read, with a size limit. */
export function guardWebhook({
	isPlausible,
	budget,
	addressOf,
	withinMs = MAX_BODY_MS,
}: WebhookGuardOptions): MiddlewareHandler {
	return async (c, next) => {
		if (!isPlausible(c.req.header('X-Rescue-Signature') ?? null)) {
			return refuse(c, 401, 'The signature is missing, malformed, or its time is more than 5 minutes off.')
		}
		const limits = { maxBytes: MAX_BODY_BYTES, withinMs, budget, address: addressOf(c) }
		return receiveBody(c, next, limits, (reason) => refuse(c, REFUSALS[reason].status, REFUSALS[reason].message))
	}
}

function refuse(c: Context, status: 400 | 401 | 408 | 413 | 503, message: string): Response {
	const headers: Record<string, string> = { 'Cache-Control': NO_STORE, ...unreadHeaders(c) }
	if (status === 503) headers['Retry-After'] = RETRY_AFTER_SECONDS
	return c.json({ ok: false, message }, status, headers)
}

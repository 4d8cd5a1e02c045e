import { z } from 'zod'
import { CUSTOM_V1 } from '#content/wordpress/discovery/rest-prefixes.ts'
import { sign } from '#content/wordpress/http/signature.ts'
import { readAtMost } from '#lib/read-at-most.ts'
import { type Channel, NoReceiverError, UndeliverableError } from '#records/outbox/channel.ts'

const ROUTE = `/${CUSTOM_V1}/submissions`
/** Well below the outbox's time limit of a delivery. */
const TIME_LIMIT_MS = 20_000
/** Limits PHP error pages; a valid response is a few bytes. */
const MAX_RESPONSE_BYTES = 64 * 1024
/** Permanent failures: retrying does not help. */
const REFUSED_FOR_GOOD = [400, 413, 422]

const received = z.object({ id: z.union([z.int(), z.string()]), status: z.enum(['received', 'duplicate']) })
const refusal = z.object({ code: z.string().regex(/^\w{1,60}$/) })

interface InboxOptions {
	/** Without /wp-json. */
	apiBase: string
	/** `CONTENT_SECRET`, the same in the plugin. */
	secret: string
	timeoutMs?: number
	now?: () => number
}

/**
 * Sends copies of submissions to WordPress, which accepts each `idempotency_key` once; "duplicate" counts as delivered.
 *
 * Error messages have statuses and codes, never submission data: they are logged.
 */
export function createWordPressInbox({
	apiBase,
	secret,
	timeoutMs = TIME_LIMIT_MS,
	now = Date.now,
}: InboxOptions): Channel {
	return async ({ payload }, signal) => {
		const body = JSON.stringify(payload)
		const response = await post(`${apiBase}${ROUTE}`, {
			body,
			signature: sign(secret, body, Math.floor(now() / 1000)),
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
		})
		const json = await readJson(response)
		const { status } = response
		if ((status === 200 || status === 201) && received.safeParse(json).success) return
		throw failure(response, json)
	}
}

async function post(
	url: string,
	{ body, signature, signal }: { body: string; signature: string; signal: AbortSignal },
) {
	try {
		return await fetch(url, {
			method: 'POST',
			body,
			signal,
			// Submissions must not follow a redirect to another host.
			redirect: 'manual',
			headers: {
				'Content-Type': 'application/json',
				Accept: 'application/json',
				'X-Rescue-Signature': signature,
			},
		})
	} catch (error) {
		throw new Error(`WordPress could not be reached (${reasonOf(error)})`)
	}
}

async function readJson(response: Response): Promise<unknown> {
	let text: string
	try {
		text = (await readAtMost(response, MAX_RESPONSE_BYTES)).toString('utf8')
	} catch (error) {
		throw new Error(`WordPress answered ${response.status} and then failed (${reasonOf(error)})`)
	}
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/** Failures not caused by the submission are retried. */
function failure({ status, ok }: Response, json: unknown): Error {
	const code = refusal.safeParse(json).data?.code
	const answered = `WordPress answered ${status}${code ? ` (${code})` : ''}`
	const noReceiver = (why: string) =>
		new NoReceiverError(`${answered}${why} Copies stay pending until it accepts them.`)
	if (ok) return noReceiver(', but not as its plugin does. Is the plugin active, and is there nothing in front of it?')
	if (status === 404) return noReceiver(': nothing accepts copies of submissions. Is its plugin active?')
	if (status >= 300 && status < 400) return noReceiver(': API_BASE redirects. Set it to the address it redirects to.')
	if (status === 401 || status === 403) return noReceiver(': is CONTENT_SECRET the same as in its plugin?')
	if (REFUSED_FOR_GOOD.includes(status)) return new UndeliverableError(answered)
	return new Error(answered)
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown'
	const { cause } = error
	if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name
	return error.name === 'TimeoutError' ? 'it took too long' : error.message
}

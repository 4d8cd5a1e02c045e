import { LRUCache } from 'lru-cache'
import { NO_STORE } from '../http/headers.ts'
import type { Log } from '../logging/log.ts'
import { settleWithin } from '../upkeep/settle-within.ts'

/** The sender gets a response within two seconds, even if the content backend hangs. */
const MAX_WAIT_MS = 1_500
/** Signatures are valid five minutes either way; ids are remembered this long against replay. */
const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 10_000

interface WebhookOptions<Change> {
	verify(header: string | null, rawBody: Buffer): boolean
	/** Throws when the body is not a change notice. */
	parse(json: unknown): Change
	/** Returns whether the change was fetched completely. The rest is retried. */
	apply(change: Change): Promise<boolean>
	log: Log
}

/**
 * `POST /api/content-changed`: a change notice of the content backend. 200 when the new revision is published; 202 when
 * that takes longer or the backend fails. Repeated notices are applied once.
 */
export function createContentChanged<Change extends { id: string }>(options: WebhookOptions<Change>) {
	const { verify, parse, apply, log } = options
	const applied = new LRUCache<string, Promise<boolean>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

	function applyChange(change: Change): Promise<boolean> {
		const before = applied.get(change.id)
		if (before) return before
		const work = apply(change).catch((error: unknown) => {
			log.error({ err: error, notice: change.id }, 'content change failed')
			return false
		})
		applied.set(change.id, work)
		return work
	}

	return async function answer(request: Request): Promise<Response> {
		try {
			const body = Buffer.from(await request.arrayBuffer())
			if (!verify(request.headers.get('X-Rescue-Signature'), body)) {
				return textResponse(401, 'The signature is missing, wrong, or its time is more than 5 minutes off.')
			}
			const work = applyChange(parse(JSON.parse(body.toString('utf8'))))
			const pending = await settleWithin(MAX_WAIT_MS, { work })
			const isCurrent = pending.length === 0 && (await work)
			return isCurrent
				? textResponse(200, 'ok')
				: textResponse(202, 'Accepted. The content backend has not delivered the change yet.')
		} catch (error) {
			log.warn({ err: error }, 'change notice rejected')
			return textResponse(400, 'Invalid change notice.')
		}
	}
}

function textResponse(status: number, message: string): Response {
	return Response.json({ ok: status < 300, message }, { status, headers: { 'Cache-Control': NO_STORE } })
}

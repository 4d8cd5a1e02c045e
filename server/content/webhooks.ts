import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { NO_STORE } from '../http/headers.ts'
import type { Log } from '../log.ts'

/** The sender is answered within two seconds, also when the content backend hangs. */
const MAX_WAIT_MS = 1_500
/** A signature is good for five minutes on both sides of now: no notice can be replayed after this. */
const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 10_000

interface WebhookOptions<Change> {
	/** Whether the signature header is right for this body, now. */
	verify(header: string | null, rawBody: Buffer): boolean
	/** Reads the body; throws with a sentence when it is not a change notice. */
	parse(json: unknown): Change
	/** Brings the change in; answers whether all of it came. What did not is asked for again without being told. */
	apply(change: Change): Promise<boolean>
	log: Log
}

/**
 * `POST /api/content-changed`: the content backend says what was published, changed or removed. 200 when the new revision
 * is what visitors see; 202 when that will take longer, or the backend does not answer for what it announced. A notice that
 * comes twice is brought in once.
 */
export function createContentChanged<Change extends { id: string }>(options: WebhookOptions<Change>) {
	const { verify, parse, apply, log } = options
	const applied = new LRUCache<string, Promise<boolean>>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

	function bringIn(change: Change): Promise<boolean> {
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
				return say(401, 'The signature is missing, wrong or more than 5 minutes off.')
			}
			const work = bringIn(parse(JSON.parse(body.toString('utf8'))))
			const isCurrent = await Promise.race([work, setTimeout(MAX_WAIT_MS, false, { ref: false })])
			return isCurrent ? say(200, 'ok') : say(202, 'Accepted. The content backend is still being asked for it.')
		} catch (error) {
			log.warn({ err: error }, 'change notice rejected')
			return say(400, 'This is not an announcement of changed content.')
		}
	}
}

function say(status: number, message: string): Response {
	return Response.json({ ok: status < 300, message }, { status, headers: { 'Cache-Control': NO_STORE } })
}

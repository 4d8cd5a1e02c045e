import { NO_STORE } from './headers.ts'
import type { Log } from './log.ts'

interface WebhookOptions<Change> {
	/** Whether the signature header is right for this body, now. */
	verify(header: string | null, rawBody: Buffer): boolean
	/** Reads the body; throws with a sentence when it is not an announcement. */
	parse(json: unknown): Change
	apply(change: Change): Promise<void>
	log: Log
}

/**
 * `POST /api/content-changed`: the content backend says what was published, changed or removed. Answers when the new
 * revision is what visitors see. Announcing the same thing twice only reads it twice.
 */
export function createContentChanged<Change>({ verify, parse, apply, log }: WebhookOptions<Change>) {
	return async function answer(request: Request): Promise<Response> {
		try {
			const body = Buffer.from(await request.arrayBuffer())
			if (!verify(request.headers.get('X-Rescue-Signature'), body)) {
				return say(401, 'The signature is missing, wrong or more than 5 minutes off.')
			}
			await apply(parse(JSON.parse(body.toString('utf8'))))
			return say(200, 'ok')
		} catch (error) {
			log.warn({ err: error }, 'an announcement of changed content could not be used')
			return say(400, 'This is not an announcement of changed content.')
		}
	}
}

function say(status: number, message: string): Response {
	return Response.json({ ok: status === 200, message }, { status, headers: { 'Cache-Control': NO_STORE } })
}

import type { ReplicaStatus } from '#content/replica/replica.ts'
import { NO_STORE } from './http/headers.ts'

export interface Health {
	/** Set during shutdown, so that load balancers send no new requests. */
	stopping: boolean
	/** Time of the last request, by `performance.now()`. */
	lastRequestAt: number
	warnings(): string[]
	content(): Pick<ReplicaStatus, 'hasContent' | 'lastSyncAt' | 'lastError' | 'withheld'>
}

export function createHealth(content: Health['content'], warnings: Health['warnings']): Health {
	return { stopping: false, lastRequestAt: 0, content, warnings }
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': NO_STORE }

export function live(): Response {
	return new Response('{"status":"ok"}', { headers: HEADERS })
}

/**
 * `/readyz`: 200 while there is content and the process is not stopping, otherwise 503 with the reason. Stale or
 * withheld content is reported but still ready.
 *
 * @param isProxied who asks came through a proxy and may be a stranger, who learns the state and nothing else
 */
export function ready(health: Health, isProxied: boolean): Response {
	const { hasContent, ...content } = health.content()
	const reason = health.stopping ? 'stopping' : hasContent ? null : noContent(content.lastError)
	const status = reason === null ? 200 : 503
	if (isProxied) {
		return new Response(JSON.stringify({ status: reason === null ? 'ok' : 'unavailable' }), {
			status,
			headers: HEADERS,
		})
	}
	const body =
		reason === null
			? { status: 'ok', warnings: health.warnings(), content }
			: { status: 'unavailable', reason, content }
	return new Response(JSON.stringify(body), { status, headers: HEADERS })
}

function noContent(lastError: string | null): string {
	return lastError === null ? 'no content yet' : `no content yet: ${lastError}`
}

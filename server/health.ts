import type { ReplicaStatus } from '#content/replica/replica.ts'
import { NO_STORE } from './http/headers.ts'

export interface Health {
	/** Set while the process is shutting down, so that load balancers send nothing new. */
	stopping: boolean
	/** When the last request came in, by `performance.now()`. */
	lastRequestAt: number
	/** What operators should know of the server, in sentences. */
	warnings(): string[]
	content(): Pick<ReplicaStatus, 'hasContent' | 'lastSyncAt' | 'lastError' | 'withheld'>
}

/** Of a process that has just started. */
export function createHealth(content: Health['content'], warnings: Health['warnings']): Health {
	return { stopping: false, lastRequestAt: 0, content, warnings }
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': NO_STORE }

/** `/healthz`: the process lives. Always 200 while it can answer at all. */
export function live(): Response {
	return new Response('{"status":"ok"}', { headers: HEADERS })
}

/**
 * `/readyz`: 200 while there is content to show and the process means to stay, else 503 with the reason. Content that is
 * old, or kept against what the backend says, is content: it is told, and no reason to send visitors away.
 */
export function ready(health: Health): Response {
	const { hasContent, ...content } = health.content()
	const reason = health.stopping ? 'stopping' : hasContent ? null : noContent(content.lastError)
	const body =
		reason === null
			? { status: 'ok', warnings: health.warnings(), content }
			: { status: 'unavailable', reason, content }
	return new Response(JSON.stringify(body), { status: reason === null ? 200 : 503, headers: HEADERS })
}

function noContent(lastError: string | null): string {
	return lastError === null ? 'no content yet' : `no content yet: ${lastError}`
}

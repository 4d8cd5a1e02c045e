import { NO_STORE } from './headers.ts'

export interface Health {
	/** Set while the process is shutting down, so that load balancers send nothing new. */
	stopping: boolean
	/** When the last request came in, by `performance.now()`. */
	lastRequestAt: number
	hasContent(): boolean
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': NO_STORE }

/** `/healthz`: the process lives. Always 200 while it can answer at all. */
export function live(): Response {
	return new Response('{"status":"ok"}', { headers: HEADERS })
}

/** `/readyz`: 200 while there is content to show and the process means to stay, else 503 with the reason. */
export function ready(health: Health): Response {
	const reason = health.stopping ? 'stopping' : health.hasContent() ? null : 'no content yet'
	if (reason === null) return new Response('{"status":"ok"}', { headers: HEADERS })
	return new Response(JSON.stringify({ status: 'unavailable', reason }), { status: 503, headers: HEADERS })
}

import { RequestError } from '@hono/node-server'
import type { Log } from '../logging/log.ts'
import { NO_STORE, setSecurityHeaders, type Transport } from './headers.ts'

/** Answers requests that reach no route, because they have no valid URL: a backslash in the path, an invalid host. */
export function createInvalidRequestHandler(transport: Transport, log: Log) {
	return function answer(error: unknown): Response {
		const isInvalid = error instanceof RequestError
		if (!isInvalid) log.error({ err: error }, 'request failed')
		const text = isInvalid ? 'This is not a valid address. Please check it.' : 'Something went wrong'
		const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE })
		setSecurityHeaders(headers, transport)
		return new Response(text, { status: isInvalid ? 400 : 500, headers })
	}
}

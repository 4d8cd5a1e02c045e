import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Health } from '#server/health.ts'
import { type Log, logAnswer } from '#server/logging/log.ts'
import { encodingFor, type Page, responseParts } from '../page.ts'
import type { RenderedPageCache } from './rendered-page-cache.ts'

interface CachedPageHandlerOptions {
	cache: Pick<RenderedPageCache, 'find'>
	health: Health
	log: Log
}

/**
 * Answers cached pages before routing, which costs more than everything else. Other requests, and pages that lack the
 * accepted encoding, go to `next`.
 */
export function createCachedPageHandler(
	{ cache, health, log }: CachedPageHandlerOptions,
	next: RequestListener,
): RequestListener {
	async function answer(finding: Promise<Page | undefined>, incoming: IncomingMessage, outgoing: ServerResponse) {
		const page = await finding
		const encoding = page && encodingFor(page, incoming.headers['accept-encoding'])
		if (!page || !encoding || !page.encodings[encoding]) return next(incoming, outgoing)
		const started = performance.now()
		health.lastRequestAt = started
		const id = randomUUID()
		const { method = '', url = '' } = incoming
		const { status, headers, body } = responseParts(page, encoding, {
			method,
			ifNoneMatch: incoming.headers['if-none-match'],
		})
		headers.push('X-Request-Id', id)
		outgoing.writeHead(status, headers)
		outgoing.end(body ?? undefined)
		logAnswer(log, { id, method, path: url.split('?')[0] ?? '', status, started })
	}

	return function listen(incoming, outgoing) {
		const { method, url = '' } = incoming
		const isGetOrHead = method === 'GET' || method === 'HEAD'
		// While the process is stopping, the router answers with `Connection: close`.
		const finding = isGetOrHead && !health.stopping ? cache.find(url) : undefined
		if (!finding) return next(incoming, outgoing)
		answer(finding, incoming, outgoing).catch(() => next(incoming, outgoing))
	}
}

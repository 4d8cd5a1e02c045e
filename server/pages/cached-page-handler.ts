import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Health } from '../health.ts'
import { type Log, logAnswer } from '../log.ts'
import { encodingFor, type Page, written } from './page.ts'
import type { RenderedPageCache } from './rendered-page-cache.ts'

interface KeptFirstOptions {
	kept: Pick<RenderedPageCache, 'find'>
	health: Health
	log: Log
}

/**
 * Answers pages that lie ready before a request is even looked at by the routing, which costs more than all of the rest.
 * Everything else, and a page in a form that must be made first, goes to `next`.
 */
export function createCachedPageHandler(
	{ kept, health, log }: KeptFirstOptions,
	next: RequestListener,
): RequestListener {
	async function answer(finding: Promise<Page | null>, incoming: IncomingMessage, outgoing: ServerResponse) {
		const page = await finding
		const form = page && encodingFor(page, incoming.headers['accept-encoding'])
		if (!page || !form || !page.forms[form]) return next(incoming, outgoing)
		const started = performance.now()
		health.lastRequestAt = started
		const id = randomUUID()
		const { method = '', url = '' } = incoming
		const { status, headers, body } = written(page, form, { method, ifNoneMatch: incoming.headers['if-none-match'] })
		headers.push('X-Request-Id', id)
		outgoing.writeHead(status, headers)
		outgoing.end(body ?? undefined)
		logAnswer(log, { id, method, path: url.split('?')[0] ?? '', status, started })
	}

	return function listen(incoming, outgoing) {
		const { method, url = '' } = incoming
		const isReading = method === 'GET' || method === 'HEAD'
		// A process that is about to stop says so in each answer, which is the routing's to do.
		const finding = isReading && !health.stopping ? kept.find(url) : null
		if (!finding) return next(incoming, outgoing)
		answer(finding, incoming, outgoing).catch(() => next(incoming, outgoing))
	}
}

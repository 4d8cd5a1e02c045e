import type { Context, MiddlewareHandler } from 'hono'
import { NO_STORE } from './headers.ts'
import { isOwnPage } from './own-page.ts'
import { readAtMost, TooLarge } from './read-at-most.ts'

/** The longest form, all its boxes full of letters that take nine characters to send, is far below. */
const MOST_BYTES = 512 * 1024
/** On the slowest of phones the longest form takes a third of it. Whoever needs longer holds a connection, not a form. */
const MOST_MS = 60_000
/** What forms of ours send; files have no place in any of them. */
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Where pages take in what visitors send. Everything else is only read. */
const FORM_PATHS = /^\/(apply|newsletter)\//
/** Mail programs end a newsletter by themselves (RFC 8058): no page of ours, so no origin. */
const ONE_CLICK_PATH = '/newsletter/leave'
/** As which RFC 8058 would rather have them send it. Nothing in it is read: the address says it all. */
const ONE_CLICK_TYPE = 'multipart/form-data'

/** Pages are read; the router's own answer to anything else would tell visitors about routes and actions. */
const READ_METHODS = ['GET', 'HEAD']

/**
 * What may be sent to pages at all: forms of this site, of a size that people write. The rest is refused before anything
 * reads it, with a sentence.
 */
export function guardPosts({ siteUrl, withinMs = MOST_MS }: { siteUrl: string; withinMs?: number }): MiddlewareHandler {
	return async (c, next) => {
		const { method, path } = c.req
		if (READ_METHODS.includes(method)) return next()
		const takesForms = FORM_PATHS.test(path)
		if (method !== 'POST' || !takesForms) {
			const allowed = takesForms ? [...READ_METHODS, 'POST'] : READ_METHODS
			return c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'Cache-Control': NO_STORE })
		}
		if (!isOwnPage(c.req.raw.headers, siteUrl) && path !== ONE_CLICK_PATH) {
			return c.text('This form was sent from another site. Please open it on ours and send it from there.', 403, {
				'Cache-Control': NO_STORE,
			})
		}
		const type = mediaType(c.req.header('Content-Type'))
		if (type !== FORM_TYPE && !(path === ONE_CLICK_PATH && type === ONE_CLICK_TYPE)) {
			return c.text('This is not how our forms are sent.', 415, { 'Cache-Control': NO_STORE })
		}
		const whole = await receiveWhole(c.req.raw, withinMs)
		if (!(whole instanceof Request)) return refuseBody(c, whole)
		c.req.raw = whole
		return next()
	}
}

type Unreceived = 'too long' | 'too slow' | 'cut off'

/**
 * The request with its body in memory, or why it has none. Hono's own limit copies the request when a body has no length
 * header, as proxies send them on, and the copy fails with requests of this server.
 */
async function receiveWhole(request: Request, withinMs: number): Promise<Request | Unreceived> {
	const { url, headers, signal } = request
	if (Number(headers.get('Content-Length')) > MOST_BYTES) return 'too long'
	const late = Promise.withResolvers<'too slow'>()
	const timer = setTimeout(() => late.resolve('too slow'), withinMs)
	try {
		const body = await Promise.race([readAtMost(request, MOST_BYTES), late.promise])
		if (body === 'too slow') return body
		return new Request(url, { method: 'POST', headers, signal, body: new Uint8Array(body) })
	} catch (error) {
		return error instanceof TooLarge ? 'too long' : 'cut off'
	} finally {
		clearTimeout(timer)
	}
}

/** A form that did not arrive is still on the visitor's screen, one page back. */
function refuseBody(c: Context, why: Unreceived) {
	const headers = { 'Cache-Control': NO_STORE }
	if (why === 'cut off') return c.text('This form did not arrive whole. Please send it again.', 400, headers)
	if (why === 'too slow') {
		const text = 'This form took too long to arrive. Please go back and send it again.'
		return c.text(text, 408, { ...headers, Connection: 'close' })
	}
	return c.text(
		'That is more than this form can take. Please go back, shorten the longest answer and send it again.',
		413,
		headers,
	)
}

function mediaType(contentType = ''): string {
	return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

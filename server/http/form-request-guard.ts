import type { Context, MiddlewareHandler } from 'hono'
import { NO_STORE } from './headers.ts'
import type { BodyBudget } from './limits/body-budget.ts'
import { receiveBody, type UnreadReason, unreadHeaders } from './limits/read-body.ts'
import { isSameOrigin } from './same-origin.ts'

/** Far above the longest form, even at nine bytes per character. */
export const MAX_BODY_BYTES = 512 * 1024
/** Three times what the longest form takes on the slowest phone. */
const MAX_BODY_MS = 60_000
/** Slow bodies are aborted by then. */
const RETRY_AFTER_SECONDS = '60'
/** No form has files. */
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Routes that accept POST. */
const FORM_PATHS =
	/^\/(apply\/|newsletter\/|desk\/|sponsor\/|giving\/|checkout\/|shop\/|(checkin|donate|basket|basket\/drawer)(\.data)?$)/
/** Of these, forms that store nothing and send no email: pressing "+" in the basket counts towards no limit of forms. */
export const STORES_NOTHING = /^\/basket(\/drawer)?(\.data)?$/
/** One-click unsubscribe (RFC 8058) is sent by mail programs, so it has no origin. */
const ONE_CLICK_PATHS: readonly string[] = ['/newsletter/leave', '/giving/news']
/** The type RFC 8058 recommends. The body is not read: the URL has the key. */
const ONE_CLICK_TYPE = 'multipart/form-data'

/** The router's response to other methods would reveal routes and actions. */
const READ_METHODS = ['GET', 'HEAD']

interface GuardOptions {
	siteUrl: string
	budget: BodyBudget
	addressOf(c: Context): string
}

/** Accepts forms of this site up to a size limit and refuses other requests with a body before reading it. */
export function createFormRequestGuard({ siteUrl, budget, addressOf }: GuardOptions): MiddlewareHandler {
	return async (c, next) => {
		const { method, path } = c.req
		if (READ_METHODS.includes(method)) return next()
		const takesForms = FORM_PATHS.test(path)
		if (method !== 'POST' || !takesForms) {
			const allowed = takesForms ? [...READ_METHODS, 'POST'] : READ_METHODS
			return c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'Cache-Control': NO_STORE })
		}
		if (!isSameOrigin(c.req.raw.headers, siteUrl) && !ONE_CLICK_PATHS.includes(path)) {
			return c.text('This form was sent from another site. Please open it on ours and send it from there.', 403, {
				'Cache-Control': NO_STORE,
			})
		}
		const type = mediaType(c.req.header('Content-Type'))
		if (type !== FORM_TYPE && !(ONE_CLICK_PATHS.includes(path) && type === ONE_CLICK_TYPE)) {
			return c.text('This is not how our forms are sent.', 415, { 'Cache-Control': NO_STORE })
		}
		const limits = { maxBytes: MAX_BODY_BYTES, withinMs: MAX_BODY_MS, budget, address: addressOf(c) }
		return receiveBody(c, next, limits, (reason) => refuseBody(c, reason))
	}
}

/** The filled-in form is still in the browser's history, one page back. */
const REFUSALS: Record<UnreadReason, { status: 400 | 408 | 413 | 503; text: string }> = {
	'cut off': { status: 400, text: 'This form did not arrive whole. Please send it again.' },
	'too slow': { status: 408, text: 'This form took too long to arrive. Please go back and send it again.' },
	'too long': {
		status: 413,
		text: 'That is more than this form can take. Please go back, shorten the longest answer and send it again.',
	},
	'no room': {
		status: 503,
		text: 'The site is very busy just now. Your answers are still on the page before this one: please go back, wait a minute and send it again.',
	},
}

function refuseBody(c: Context, reason: UnreadReason) {
	const { status, text } = REFUSALS[reason]
	const headers: Record<string, string> = { 'Cache-Control': NO_STORE, ...unreadHeaders(c) }
	if (reason === 'no room') headers['Retry-After'] = RETRY_AFTER_SECONDS
	if (reason === 'too slow') headers.Connection = 'close'
	return c.text(text, status, headers)
}

function mediaType(contentType = ''): string {
	return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

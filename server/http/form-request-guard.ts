import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { MAX_STATEMENT_BYTES } from '#domain/payables/bank-statement/limits.ts'
import { NO_STORE } from './headers.ts'
import { type BodyBudget, createBodyBudget } from './limits/body-budget.ts'
import { receiveBody, type UnreadReason, unreadHeaders } from './limits/read-body.ts'

/** Far above the longest form, even at nine bytes per character. */
export const MAX_BODY_BYTES = 512 * 1024
/** The largest refused body that is read to its end, such as a statement that is too long. */
const MAX_DROPPED_BYTES = 32 * 1024 * 1024
/** Three times what the longest form takes on the slowest phone. */
const MAX_BODY_MS = 60_000
/** Slow bodies are aborted by then. */
const RETRY_AFTER_SECONDS = '60'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILES_TYPE = 'multipart/form-data'
/** Where treasurers send the file of their bank: the only form with a file, and longer than all others. */
const STATEMENT_PATH = /^\/desk\/giving\/statement(\.data)?$/
/** A statement, and the other fields of its form. */
const MAX_STATEMENT_BODY_BYTES = MAX_STATEMENT_BYTES + 64 * 1024
/** Routes that accept POST. */
const FORM_PATHS =
	/^\/(apply\/|newsletter\/|desk\/|sponsor\/|giving\/|checkout\/|shop\/|(checkin|donate|basket|basket\/drawer)(\.data)?$)/
/** The forms of these that store nothing and send no email: pressing "+" in the basket counts towards no limit of forms. */
export const STORES_NOTHING = /^\/basket(\/drawer)?(\.data)?$/
/**
 * One-click unsubscribe (RFC 8058) is sent by mail programs, so it has no origin, and in the type that forms with files have. The body
 * is not read: the URL has the key.
 */
const ONE_CLICK_PATHS: readonly string[] = ['/newsletter/unsubscribe', '/giving/news']

/** The router's response to other methods would reveal routes and actions. */
const READ_METHODS = ['GET', 'HEAD']

interface GuardOptions {
	siteUrl: string
	budget: BodyBudget
	addressOf(c: Context): string
	/** Whether a request has the session of someone at the desk; undefined while there is none. */
	isSignedIn: ((request: Request) => Promise<boolean>) | undefined
}

/** Accepts forms of this site up to a size limit and refuses other requests with a body before reading it. */
export function createFormRequestGuard({ siteUrl, budget, addressOf, isSignedIn }: GuardOptions): MiddlewareHandler {
	const statements = createBodyBudget({
		maxBytes: 3 * MAX_STATEMENT_BODY_BYTES,
		maxBytesPerAddress: 2 * MAX_STATEMENT_BODY_BYTES,
	})
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
		const isStatement = STATEMENT_PATH.test(path)
		const takesFiles = isStatement || ONE_CLICK_PATHS.includes(path)
		if (type !== FORM_TYPE && !(takesFiles && type === FILES_TYPE)) {
			return c.text('This is not how our forms are sent.', 415, { 'Cache-Control': NO_STORE })
		}
		if (isStatement && !(await isSignedIn?.(c.req.raw))) return passWithoutBody(c, next)
		const room = isStatement
			? { maxBytes: MAX_STATEMENT_BODY_BYTES, budget: statements }
			: { maxBytes: MAX_BODY_BYTES, budget }
		const limits = { ...room, withinMs: MAX_BODY_MS, address: addressOf(c) }
		if (!isStatement) return receiveBody(c, next, limits, (reason) => refuseBody(c, reason))
		let isTooLong = false
		const answer = await receiveBody(c, next, limits, (reason) => {
			isTooLong = reason === 'too long'
			return refuseBody(c, isTooLong ? 'too many lines' : reason)
		})
		if (isTooLong) await dropBody(c)
		return answer
	}
}

/** The desk asks strangers to sign in. Nothing of what they send is kept, so they take no room from treasurers. */
async function passWithoutBody(c: Context, next: Next): Promise<void> {
	const { url, method, headers } = c.req.raw
	c.req.raw = new Request(url, { method, headers, body: '' })
	await next()
	await dropBody(c)
}

/** Reads a refused body to its end, and keeps nothing: a browser whose connection is closed while it sends shows no answer. */
async function dropBody(c: Context): Promise<void> {
	const { incoming } = c.env as HttpBindings
	if (Number(c.req.header('Content-Length') ?? Number.POSITIVE_INFINITY) > MAX_DROPPED_BYTES) return
	const ended = Promise.withResolvers<void>()
	const timer = setTimeout(() => ended.resolve(), MAX_BODY_MS)
	incoming.once('end', () => ended.resolve()).once('close', () => ended.resolve())
	incoming.resume()
	await ended.promise
	clearTimeout(timer)
}

/** The filled-in form is still in the browser's history, one page back. */
const REFUSALS: Record<UnreadReason | 'too many lines', { status: 400 | 408 | 413 | 503; text: string }> = {
	'cut off': { status: 400, text: 'This form did not arrive whole. Please send it again.' },
	'too slow': { status: 408, text: 'This form took too long to arrive. Please go back and send it again.' },
	'too long': {
		status: 413,
		text: 'That is more than this form can take. Please go back, shorten the longest answer and send it again.',
	},
	'too many lines': {
		status: 413,
		text: 'That is more than one import can take: 8 MB or 20,000 lines. Nothing was imported. Please go back, export fewer months and import them one after the other.',
	},
	'no room': {
		status: 503,
		text: 'The site is very busy just now. Your answers are still on the page before this one: please go back, wait a minute and send it again.',
	},
}

function refuseBody(c: Context, reason: keyof typeof REFUSALS) {
	const { status, text } = REFUSALS[reason]
	const headers: Record<string, string> = { 'Cache-Control': NO_STORE, ...unreadHeaders(c) }
	if (reason === 'no room') headers['Retry-After'] = RETRY_AFTER_SECONDS
	if (reason === 'too slow') headers.Connection = 'close'
	return c.text(text, status, headers)
}

function mediaType(contentType = ''): string {
	return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Whether a form comes from a page of this site. Browsers send the origin, and pages of other sites cannot forge it. A
 * request without one is accepted: it comes from no browser that holds a visitor's cookies.
 *
 * @param siteUrl the public origin: a proxy ends https and may not pass `Host` on
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
	const site = headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const claimed = headers.get('Origin')
	if (claimed === null) return true
	if (!URL.canParse(claimed)) return false
	const { origin, host } = new URL(claimed)
	const own = new URL(siteUrl)
	if (host === own.host) return origin === own.origin
	// Another name of the same site: 127.0.0.1 for localhost, or a name in a local network.
	return host === headers.get('Host')
}

import { randomUUID } from 'node:crypto'
import { RequestError } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { SitemapEntry } from '#app/sitemap-entries.server.ts'
import type { Content, ContentSource } from '#content/model/content.ts'
import type { createPluginRoutes } from '../content/plugin-routes.ts'
import { guardWebhook } from '../content/webhook-guard.ts'
import { type Health, live, ready } from '../health.ts'
import { type Log, logAnswer, requestId } from '../logging/log.ts'
import type { RenderGate } from '../pages/queue/render-gate.ts'
import { routerRequest } from '../pages/router-request.ts'
import { robots, sitemap } from '../pages/sitemap.ts'
import { SPECULATION_RULES_URL, speculationRules } from '../pages/speculation-rules.ts'
import { guardStripeEvents, STRIPE_EVENTS_PATH } from '../payments/event-endpoint.ts'
import { UPLOAD_PATH } from '../uploads/upload-endpoint.ts'
import { createFormRequestGuard, STORES_NOTHING } from './form-request-guard.ts'
import { NO_STORE, securityHeaders, setSecurityHeaders, type Transport } from './headers.ts'
import { createBodyBudget } from './limits/body-budget.ts'
import { createPostLimits, POST_WINDOW_SECONDS } from './limits/post-limits.ts'
import { visitorAddress } from './visitor-address.ts'

interface HttpOptions {
	source: ContentSource
	siteUrl: string
	health: Health
	log: Log
	pages(request: Request, visitor: Visitor, client: string): Promise<Response>
	/** Undefined while it is off. */
	desk?: {
		answer(request: Request, client: Client): Promise<Response | undefined>
		isSignedIn(request: Request): Promise<boolean>
	}
	/** Answers a stranger in the queue of renders. */
	inTurn: RenderGate['inTurn']
	/** Files by an emailed link; streamed, so it comes before other forms are read. */
	receiveFiles(c: Context): Promise<Response>
	/** Takes events of the payment provider; undefined while card payments are off. */
	receiveEvent?: ((request: Request) => Promise<Response>) | undefined
	images(request: Request, id: string, width: string): Promise<Response>
	feeds(request: Request): Promise<Response>
	shareImages(request: Request, name: string): Promise<Response>
	icons(request: Request, file: string): Promise<Response>
	staticFiles(request: Request): Response | undefined
	sitemapEntries(content: Content): Promise<SitemapEntry[]>
	contentChanged(request: Request): Promise<Response>
	/** What the plugin's screens in wp-admin ask. */
	plugin: ReturnType<typeof createPluginRoutes>
	/** Items for their editors; undefined for other requests. */
	previews(request: Request): Promise<Response | undefined>
	/** The id of the draft a POST belongs to, if the store can say. */
	draftOf(request: Request): Promise<string | undefined>
	/** Whether a change notice with this signature header is worth reading. */
	isPlausibleNotice(header: string | null): boolean
	trustedProxies: number
	hstsSubdomains: boolean
	clientHash(address: string): string
	/** The embedded backend, when the site uses it. */
	backend: ((request: Request) => Promise<Response>) | null
}

export interface Client {
	/** The network address, for fairness and limits in memory. */
	address: string
	/** Its keyed hash, for limits in the store. */
	hash: string
}

export interface Visitor {
	/** A keyed hash of the network address; "" for read requests. */
	clientHash: string
}

/** All routes of the process, in order; everything else is a page. */
export function createHttp(options: HttpOptions) {
	const {
		source,
		siteUrl,
		health,
		log,
		pages,
		images,
		shareImages,
		feeds,
		icons,
		staticFiles,
		contentChanged,
		backend,
		receiveEvent,
	} = options
	const app = new Hono()
	const takePost = createPostLimits()

	app.use(requestLog(log, health))
	if (options.trustedProxies === 0) app.use(warnOfProxy(log))
	app.use(securityHeaders({ https: siteUrl.startsWith('https:'), hstsSubdomains: options.hstsSubdomains }))

	app.get('/healthz', () => live())
	app.get('/readyz', (c) => ready(health, isProxied(c)))
	app.get('/robots.txt', () => robots(siteUrl))
	app.get(SPECULATION_RULES_URL, () => speculationRules())
	app.get('/sitemap.xml', async () => sitemap(await source.current(), options))
	app.get('/img/share/:name', (c) => shareImages(c.req.raw, c.req.param('name')))
	app.get('/img/:id/:width', (c) => images(c.req.raw, c.req.param('id'), c.req.param('width')))
	app.get('/feeds/*', (c) => feeds(c.req.raw))
	app.get('/api/icons/:file', (c) => icons(c.req.raw, c.req.param('file')))
	const guard = { budget: createBodyBudget(), addressOf: (c: Context) => visitorAddress(c, options.trustedProxies) }
	const guardNotices = guardWebhook({ ...guard, isPlausible: options.isPlausibleNotice })
	app.post('/api/content-changed', guardNotices, (c) => contentChanged(c.req.raw))
	app.post('/api/echo', guardNotices, (c) => options.plugin.echo(c.req.raw))
	app.post('/api/desk-link', guardNotices, (c) => options.plugin.deskLink(c.req.raw))
	app.get('/api/content-problems', (c) => options.plugin.problems(c.req.raw))
	app.get('/api/desk-counts', (c) => options.plugin.deskCounts(c.req.raw))
	app.get('/api/content-files', (c) => options.plugin.files(c.req.raw))
	app.get('/api/content-files/media/*', (c) => options.plugin.picture(c.req.raw))
	if (receiveEvent) app.post(STRIPE_EVENTS_PATH, guardStripeEvents(guard), (c) => receiveEvent(c.req.raw))
	if (backend) routeBackend(app, backend, { siteUrl, inTurn: options.inTurn, addressOf: guard.addressOf })

	app.all('*', async (c, next) => staticFiles(c.req.raw) ?? next())
	app.post(UPLOAD_PATH, options.receiveFiles)
	app.all('*', createFormRequestGuard({ ...guard, siteUrl, isSignedIn: options.desk?.isSignedIn }))
	app.get('*', async (c, next) => (await options.previews(c.req.raw)) ?? next())
	if (options.desk) routeDesk(app, options.desk, { clientHash: options.clientHash, addressOf: guard.addressOf })
	app.all('*', async (c) => {
		const address = guard.addressOf(c)
		// Read requests get the anonymous visitor.
		if (c.req.method !== 'POST' || STORES_NOTHING.test(c.req.path)) {
			return pages(c.req.raw, { clientHash: '' }, address)
		}
		// Nothing is rendered: a page for each refusal would cost as much as the form.
		if (!takePost(address, await options.draftOf(c.req.raw))) return tooManyPosts(c)
		return pages(c.req.raw, { clientHash: options.clientHash(address) }, address)
	})

	app.onError((error, c) => {
		log.error({ err: error, path: c.req.path }, 'request failed')
		return c.text('Something went wrong', 500, { 'Cache-Control': NO_STORE })
	})
	return app
}

/** The filled-in form is still in the browser's history, one page back; the app keeps it on the screen (`submit-or-stay.ts`). */
function tooManyPosts(c: Context) {
	const text =
		'That was a lot in a short time, so this form was not taken and nothing was stored. What you typed is still on the page before this one: please go back, wait 10 minutes and send it again.'
	return c.text(text, 429, { 'Cache-Control': NO_STORE, 'Retry-After': String(POST_WINDOW_SECONDS) })
}

interface AddressOf {
	addressOf(c: Context): string
}

function routeBackend(
	app: Hono,
	backend: NonNullable<HttpOptions['backend']>,
	{ siteUrl, inTurn, addressOf }: Pick<HttpOptions, 'siteUrl' | 'inTurn'> & AddressOf,
) {
	// Responses use the public origin, whatever `Host` the request has, so no shared cache may store them per host.
	const answer = async (c: Context) => {
		const request = routerRequest(c.req.raw, siteUrl)
		const response = await inTurn({ request, client: addressOf(c), answer: () => backend(request) })
		if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', NO_STORE)
		return response
	}
	app.all('/wp-json', answer)
	app.all('/wp-json/*', answer)
	app.all('/wp-content/uploads/*', (c) => backend(c.req.raw))
}

function routeDesk(
	app: Hono,
	desk: NonNullable<HttpOptions['desk']>,
	{ clientHash, addressOf }: Pick<HttpOptions, 'clientHash'> & AddressOf,
) {
	const answer: MiddlewareHandler = async (c, next) => {
		const address = addressOf(c)
		return (await desk.answer(c.req.raw, { address, hash: clientHash(address) })) ?? next()
	}
	for (const path of ['/desk', '/desk.data', '/desk/*']) app.all(path, answer)
}

/** Logs once when a proxy is in front but TRUST_PROXY is not set: all visitors then share one rate limit. */
function warnOfProxy(log: Log): MiddlewareHandler {
	let isSaid = false
	return (c, next) => {
		if (!isSaid && c.req.header('X-Forwarded-For') !== undefined) {
			isSaid = true
			log.warn('X-Forwarded-For received but TRUST_PROXY is 0; behind a proxy set TRUST_PROXY=1')
		}
		return next()
	}
}

/** A proxy passes on who asks; behind one that is anyone. The operator and a load balancer beside the site ask it directly. */
function isProxied(c: Context): boolean {
	return c.req.header('X-Forwarded-For') !== undefined || c.req.header('Forwarded') !== undefined
}

function requestLog(log: Log, health: Health): MiddlewareHandler {
	return async (c, next) => {
		const started = performance.now()
		health.lastRequestAt = started
		const id = randomUUID()
		await requestId.run(id, next)
		c.res.headers.set('X-Request-Id', id)
		if (health.stopping) c.res.headers.set('Connection', 'close')
		logAnswer(log, { id, method: c.req.method, path: c.req.path, status: c.res.status, started })
	}
}

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

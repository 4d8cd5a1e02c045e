import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ContentSource } from '#content/content.ts'
import { NO_STORE, securityHeaders } from './headers.ts'
import { type Health, live, ready } from './health.ts'
import { type Log, logAnswer, requestId } from './log.ts'
import { robots, sitemap } from './sitemap.ts'
import { tidyPath } from './tidy-path.ts'

export interface HttpOptions {
	source: ContentSource
	siteUrl: string
	health: Health
	log: Log
	pages(request: Request): Promise<Response>
	images(request: Request, id: string, width: string): Promise<Response>
	feeds(request: Request): Promise<Response>
	shareImages(request: Request, name: string): Promise<Response>
	staticFiles(request: Request): Response | null
	contentChanged(request: Request): Promise<Response>
	/** The embedded backend, when the site uses it. */
	backend: ((request: Request) => Promise<Response>) | null
}

/** Pages are read; the router's own answer to anything else would tell visitors about routes and actions. */
const PAGE_METHODS = ['GET', 'HEAD']

/** Every address of the process, in the order they are tried; what is left is a page. */
export function createHttp(options: HttpOptions) {
	const { source, siteUrl, health, log, pages, images, shareImages, feeds, staticFiles, contentChanged, backend } =
		options
	const app = new Hono()

	app.use(requestLog(log, health))
	app.use(securityHeaders({ https: siteUrl.startsWith('https:') }))

	app.get('/healthz', () => live())
	app.get('/readyz', () => ready(health))
	app.get('/robots.txt', () => robots(siteUrl))
	app.get('/sitemap.xml', async () => sitemap(await source.current(), siteUrl))
	app.get('/img/share/:name', (c) => shareImages(c.req.raw, c.req.param('name')))
	app.get('/img/:id/:width', (c) => images(c.req.raw, c.req.param('id'), c.req.param('width')))
	app.get('/feeds/*', (c) => feeds(c.req.raw))
	app.post('/api/content-changed', (c) => contentChanged(c.req.raw))
	if (backend) {
		app.all('/wp-json', (c) => backend(c.req.raw))
		app.all('/wp-json/*', (c) => backend(c.req.raw))
		app.all('/wp-content/uploads/*', (c) => backend(c.req.raw))
	}

	app.all('*', async (c) => {
		const file = staticFiles(c.req.raw)
		if (file) return file
		if (!PAGE_METHODS.includes(c.req.method)) {
			return c.text('Method not allowed', 405, { Allow: PAGE_METHODS.join(', '), 'Cache-Control': NO_STORE })
		}
		return tidyPath(c.req.raw) ?? pages(c.req.raw)
	})

	app.onError((error, c) => {
		log.error({ err: error, path: c.req.path }, 'a request failed')
		return c.text('Something went wrong', 500, { 'Cache-Control': NO_STORE })
	})
	return app
}

/** Gives each request an id and a line in the log. */
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

import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { IconsByName } from '#app/lib/icons/icon.ts'
import type { Content, ContentSource } from '#content/content.ts'
import { type AppBuild, appEntry } from './app-entry.ts'
import { etagOf } from './etag.ts'
import { contentSecurityPolicy, NO_STORE, PAGE_CACHE, PAYLOAD_CACHE, RETRY_AFTER_SECONDS, secure } from './headers.ts'
import type { Visitor } from './http.ts'
import type { Log } from './log.ts'
import type { Page } from './page.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Records } from './records.ts'
import { routerRequest } from './router-request.ts'
import { sealScripts } from './script-hashes.ts'

/** Letters that anybody can have sent to any address: the way back to a form, a newsletter's question. */
const MOST_LETTERS = { most: 3, withinMs: 3_600_000 }

export interface PagesOptions {
	build: AppBuild
	/** Told to the browser, which asks now and then whether there is another. */
	buildId?: string | undefined
	renamed: ContentSource['renamed']
	/** Those of the named icons that can be had in time. */
	icons: (names: string[], requestedAt: number) => Promise<IconsByName>
	siteUrl: string
	gallery: boolean
	records: Records
	/** Signs what the pages of forms carry. */
	formSecret: string
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
	/** Hosts whose sound and film articles may play; the site's own always may. */
	mediaHosts: readonly string[]
	log: Log
	/** In development Vite adds scripts of its own, which no hash covers. */
	dev: boolean
}

/** What a page is made of, apart from its address. */
export interface Edition {
	content: Content
	/** The charity's calendar day, as midnight UTC of that date. */
	today: Date
}

/** Renders an address that is a page: a whole document, or the router's payload (`.data`). */
export type RenderPage = (request: Request, edition: Edition, visitor: Visitor) => Promise<Page>

export function createPages({
	build,
	buildId,
	renamed,
	icons,
	siteUrl,
	gallery,
	records,
	formSecret,
	hasInbox,
	mediaHosts,
	log,
	dev,
}: PagesOptions): RenderPage {
	const handle = createRequestHandler(build, dev ? 'development' : 'production')
	const https = siteUrl.startsWith('https:')
	const mayWriteTo = createRateLimit(MOST_LETTERS)

	return async function render(request, { content, today }, visitor) {
		const requestedAt = performance.now()
		const entry = await appEntry(build)
		const marker = randomBytes(18).toString('base64url')
		const context = new RouterContextProvider()
		context.set(entry.contentContext, content)
		context.set(entry.todayContext, today)
		context.set(entry.renamedContext, renamed)
		context.set(entry.iconsContext, (names) => icons(names, requestedAt))
		context.set(entry.siteContext, { url: siteUrl, gallery, buildId })
		context.set(entry.recordsContext, {
			...records,
			formSecret,
			hasInbox,
			mayWriteTo: (email) => mayWriteTo(email.toLowerCase()),
		})
		context.set(entry.visitorContext, visitor)
		// Vite's own styles carry an empty nonce in development; there is no policy there that would need one.
		context.set(entry.nonceContext, dev ? undefined : marker)
		context.set(entry.errorLogContext, (error, path) => log.error({ err: error, path }, 'a page could not be rendered'))
		const response = await handle(routerRequest(request, siteUrl), context)
		return finish(response, { marker, https, dev, buildId, mediaHosts, hasContent: content.options !== null })
	}
}

interface Finishing {
	marker: string
	https: boolean
	mediaHosts: readonly string[]
	dev: boolean
	buildId: string | undefined
	/** false while the content backend has not answered and there is no saved copy: then every page is a 404 for now. */
	hasContent: boolean
}

/** Buffers the answer, seals its scripts, and gives it policy, cache headers and ETag. */
async function finish(response: Response, finishing: Finishing): Promise<Page> {
	const { marker, https, dev, buildId, mediaHosts, hasContent } = finishing
	const { status } = response
	const headers = new Headers(response.headers)
	const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
	let body: Buffer = Buffer.from(await response.arrayBuffer())
	if (isDocument && !dev) {
		const { html, hashes, styleHashes } = sealScripts(body.toString('utf8'), marker)
		body = Buffer.from(html)
		headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, { https, styleHashes, mediaHosts }))
	} else if (isDocument) {
		headers.set('Content-Security-Policy', "frame-ancestors 'none'")
	}
	if (!hasContent && status === 404) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(status, isDocument))
	const etag = status === 200 && body.byteLength > 0 ? etagOf(body, buildId) : null
	if (etag !== null) headers.set('ETag', etag)
	if (body.byteLength > 0) headers.append('Vary', 'Accept-Encoding')
	secure(headers, { https })
	return { status, headers: [...headers].flat(), etag, length: body.byteLength, forms: { identity: body } }
}

function cacheControl(status: number, isDocument: boolean): string {
	// Missing pages are never kept: random addresses would empty any cache. Permanent moves may be.
	if (status !== 200 && status !== 301) return NO_STORE
	return isDocument ? PAGE_CACHE : PAYLOAD_CACHE
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { IconsByName } from '#app/lib/icons/icon.ts'
import type { ContentSource } from '#content/content.ts'
import { type AppBuild, appEntry } from './app-entry.ts'
import { acceptedEncoding, compressBody } from './compress.ts'
import { etagOf, matchesETag, notModified } from './etag.ts'
import { contentSecurityPolicy, NO_STORE, PAGE_CACHE, PAYLOAD_CACHE } from './headers.ts'
import type { Visitor } from './http.ts'
import type { Log } from './log.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Records } from './records.ts'
import { sealScripts } from './script-hashes.ts'

/** Letters that anybody can have sent to any address: the way back to a form, a newsletter's question. */
const MOST_LETTERS = { most: 3, withinMs: 3_600_000 }

export interface PagesOptions {
	build: AppBuild
	/** Told to the browser, which asks now and then whether there is another. */
	buildId?: string | undefined
	source: ContentSource
	/** Those of the named icons that can be had in time. */
	icons: (names: string[]) => Promise<IconsByName>
	siteUrl: string
	gallery: boolean
	records: Records
	/** Signs what the pages of forms carry. */
	formSecret: string
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
	log: Log
	/** In development Vite adds scripts of its own, which no hash covers. */
	dev: boolean
}

/** Answers every address that is a page: a whole document, or the router's payload (`.data`). */
export function createPages({
	build,
	buildId,
	source,
	icons,
	siteUrl,
	gallery,
	records,
	formSecret,
	hasInbox,
	log,
	dev,
}: PagesOptions) {
	const handle = createRequestHandler(build, dev ? 'development' : 'production')
	const https = siteUrl.startsWith('https:')
	const mayWriteTo = createRateLimit(MOST_LETTERS)

	return async function answer(request: Request, visitor: Visitor): Promise<Response> {
		const entry = await appEntry(build)
		const marker = randomBytes(18).toString('base64url')
		const context = new RouterContextProvider()
		context.set(entry.contentContext, await source.current())
		context.set(entry.renamedContext, source.renamed)
		context.set(entry.iconsContext, icons)
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
		// A HEAD is answered as the GET it asks about; the body is dropped at the end.
		const { url, headers, signal } = request
		const response = await handle(request.method === 'HEAD' ? new Request(url, { headers, signal }) : request, context)
		return finish(request, response, { marker, https, dev })
	}
}

/** Buffers the answer, seals its scripts, and gives it policy, cache headers, ETag and compression. */
async function finish(
	request: Request,
	response: Response,
	{ marker, https, dev }: { marker: string; https: boolean; dev: boolean },
): Promise<Response> {
	const headers = new Headers(response.headers)
	const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
	let body: Buffer = Buffer.from(await response.arrayBuffer())
	if (isDocument && !dev) {
		const sealed = sealScripts(body.toString('utf8'), marker)
		body = Buffer.from(sealed.html)
		headers.set('Content-Security-Policy', contentSecurityPolicy(sealed.hashes, { https }))
	} else if (isDocument) {
		headers.set('Content-Security-Policy', "frame-ancestors 'none'")
	}
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(response.status, isDocument))
	if (body.byteLength === 0) return new Response(null, { status: response.status, headers })

	const etag = etagOf(body)
	headers.append('Vary', 'Accept-Encoding')
	if (response.status === 200) {
		headers.set('ETag', etag)
		if (matchesETag(request.headers.get('If-None-Match'), etag)) return notModified(headers)
	}
	const compressed = await compressBody(body, acceptedEncoding(request.headers.get('Accept-Encoding')))
	if (compressed.encoding) headers.set('Content-Encoding', compressed.encoding)
	headers.set('Content-Length', String(compressed.body.byteLength))
	return new Response(request.method === 'HEAD' ? null : new Uint8Array(compressed.body), {
		status: response.status,
		headers,
	})
}

function cacheControl(status: number, isDocument: boolean): string {
	// Missing pages are never kept: random addresses would empty any cache. Permanent moves may be.
	if (status !== 200 && status !== 301) return NO_STORE
	return isDocument ? PAGE_CACHE : PAYLOAD_CACHE
}

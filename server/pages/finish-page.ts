import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { etagOf } from '../http/etag.ts'
import {
	NO_STORE,
	PAGE_CACHE,
	PAYLOAD_CACHE,
	RETRY_AFTER_SECONDS,
	STOCK_PAGE_CACHE,
	STOCK_PAYLOAD_CACHE,
	setSecurityHeaders,
} from '../http/headers.ts'
import { leavingPage } from './leaving-page.ts'
import type { Page } from './page.ts'
import { hashInlineScripts } from './script-hashes.ts'
import { SPECULATION_RULES_URL } from './speculation-rules.ts'

/** Cache headers of pages that are the same for every visitor. */
const PUBLIC_CACHE = [PAGE_CACHE, STOCK_PAGE_CACHE]

interface FinishOptions {
	/** The nonce of this render's own scripts and styles. */
	marker: string
	https: boolean
	hstsSubdomains: boolean
	mediaHosts: readonly string[]
	formOrigins: readonly string[]
	dev: boolean
	buildId: string | undefined
	/** Without content every page is a temporary 404. */
	hasContent: boolean
	/** The rendered document; other responses have a body. */
	document?: string | undefined
	/** What the page shows of the stock, if any. */
	stock?: string | undefined
}

/** Buffers a response, hashes its inline scripts and sets policy, cache headers and ETag. */
export async function finishPage(
	given: Response,
	{ marker, https, hstsSubdomains, dev, buildId, mediaHosts, formOrigins, hasContent, document, stock }: FinishOptions,
): Promise<Page> {
	const response = leavingPage(given, formOrigins) ?? given
	const { status } = response
	const headers = new Headers(response.headers)
	const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
	let body: Buffer
	if (isDocument && !dev) {
		const { html, hashes, styleHashes } = hashInlineScripts(document ?? (await response.text()), marker)
		body = Buffer.from(html)
		const policy = contentSecurityPolicy(hashes, { https, styleHashes, mediaHosts, formOrigins })
		headers.set('Content-Security-Policy', policy)
	} else {
		body = document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(document)
		if (isDocument) headers.set('Content-Security-Policy', "frame-ancestors 'none'")
	}
	if ((!hasContent && status === 404) || status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(status, isDocument, stock !== undefined))
	// Pages of visitors' own (forms, drafts) have `no-store`.
	if (isDocument && PUBLIC_CACHE.includes(headers.get('Cache-Control') ?? '')) {
		headers.set('Speculation-Rules', `"${SPECULATION_RULES_URL}"`)
	}
	const etag = status === 200 && body.byteLength > 0 ? etagOf(body, buildId) : null
	if (etag !== null) headers.set('ETag', etag)
	if (body.byteLength > 0) headers.append('Vary', 'Accept-Encoding')
	setSecurityHeaders(headers, { https, hstsSubdomains })
	const page = { status, headers: [...headers].flat(), etag, length: body.byteLength, encodings: { identity: body } }
	return stock === undefined ? page : { ...page, stock }
}

function cacheControl(status: number, isDocument: boolean, isStock: boolean): string {
	// 404 pages are not cached: random URLs would flush any cache.
	if (status !== 200 && status !== 301) return NO_STORE
	if (isStock) return isDocument ? STOCK_PAGE_CACHE : STOCK_PAYLOAD_CACHE
	return isDocument ? PAGE_CACHE : PAYLOAD_CACHE
}

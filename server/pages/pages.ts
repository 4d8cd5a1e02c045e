import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import type { appEntry } from '../app-entry.ts'
import type { Visitor } from '../http/http.ts'
import { finishPage } from './finish-page.ts'
import type { Page } from './page.ts'
import { type CacheVersion, createPageContext, type PageContextOptions } from './page-context.ts'
import { routeIdsOf } from './page-url.ts'
import { createMatchablePath, routerRequest } from './router-request.ts'
import type { Stock, StockSource } from './stock-source.ts'

export interface PagesOptions extends PageContextOptions {
	/** Further hosts of audio and video in articles. */
	mediaHosts: readonly string[]
	/** Pages of a payment provider that forms lead to. */
	formOrigins?: readonly string[]
	stock: StockSource
	hstsSubdomains?: boolean
}

/** Renders a document or the router's payload (`.data`); with `preview` for an editor, with content that is not published. */
export type RenderPage = (
	request: Request,
	version: CacheVersion,
	visitor: Visitor,
	preview?: PreviewFacts,
) => Promise<Page>

export function createPages({
	mediaHosts,
	formOrigins = [],
	hstsSubdomains = false,
	stock,
	...options
}: PagesOptions): RenderPage {
	const { build, buildId, siteUrl, dev } = options
	const handle = createRequestHandler(build, dev ? 'development' : 'production')
	const contextOf = createPageContext(options)
	const matchablePath = createMatchablePath(typeof build === 'function' ? [] : routeIdsOf(build.routes).keys())
	const https = siteUrl.startsWith('https:')
	const fixed = { https, hstsSubdomains, dev, buildId, mediaHosts, formOrigins }

	return async function render(request, version, visitor, preview) {
		const marker = newMarker()
		const { entry, context } = await contextOf(version, visitor, marker, preview)
		const documentOf = keepDocument(entry, context)
		const shown: { stock?: Stock } = {}
		context.set(entry.stockContext, async () => {
			shown.stock ??= await stock.current(version.content)
			return shown.stock.availability
		})
		const { pathname } = new URL(request.url)
		const path = matchablePath(pathname)
		if (path !== pathname) context.set(entry.requestedPathContext, pathname)
		const response = await handle(routerRequest(request, siteUrl, path), context)
		return finishPage(response, {
			...fixed,
			marker,
			document: documentOf(),
			hasContent: version.content.options !== null,
			stock: shown.stock?.name,
		})
	}
}

/** The document comes beside the response, as a string. */
function keepDocument(
	entry: Awaited<ReturnType<typeof appEntry>>,
	context: RouterContextProvider,
): () => string | undefined {
	let document: string | undefined
	context.set(entry.documentContext, (html) => {
		document = html
	})
	return () => document
}

function newMarker(): string {
	return randomBytes(18).toString('base64url')
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import type { appEntry } from '../app-entry.ts'
import type { Visitor } from '../http/http.ts'
import { type FinishOptions, finishPage } from './finish-page.ts'
import { createMissingPages, type FilledPage, type ModelPage } from './missing-pages.ts'
import type { Page } from './page.ts'
import { type CacheVersion, createPageContext, type PageContextOptions } from './page-context.ts'
import { routerRequest } from './router-request.ts'
import type { Stock, StockSource } from './stock-source.ts'

const ANONYMOUS_VISITOR: Visitor = { isTooFast: false, clientHash: '' }

export interface PagesOptions extends PageContextOptions {
	/** Further hosts of audio and video in articles. */
	mediaHosts: readonly string[]
	/** Pages of a payment provider that forms lead to. */
	formOrigins?: readonly string[]
	stock: StockSource
	hstsSubdomains?: boolean
	/** Whether 404 pages use templates; otherwise each is rendered. */
	hasTemplates?: boolean
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
	hasTemplates = true,
	hstsSubdomains = false,
	stock,
	...options
}: PagesOptions): RenderPage {
	const { build, buildId, siteUrl, log, dev } = options
	const handle = createRequestHandler(build, dev ? 'development' : 'production')
	const contextOf = createPageContext(options)
	const https = siteUrl.startsWith('https:')
	const fixed = { https, hstsSubdomains, dev, buildId, mediaHosts, formOrigins }
	const finish = (response: Response, more: Omit<FinishOptions, keyof typeof fixed>) =>
		finishPage(response, { ...fixed, ...more })

	/** Renders a 404 page to make a template of it. */
	async function renderModel(path: string, key: string, version: CacheVersion): Promise<ModelPage | undefined> {
		const marker = newMarker()
		const { entry, context } = await contextOf(version, ANONYMOUS_VISITOR, marker)
		// No visitor requested this path, so old slugs are not looked up.
		context.set(entry.currentSlugContext, async () => undefined)
		const found: Pick<ModelPage, 'message' | 'code'>[] = []
		context.set(entry.missingPageContext, async (page) => {
			if (page.key === key) found.push(page)
			return false
		})
		const documentOf = keepDocument(entry, context)
		const response = await handle(new Request(siteUrl + path), context)
		const [model] = found
		if (!model) return undefined
		const { headers, encodings } = await finish(response, {
			...{ marker, document: documentOf() },
			hasContent: hasContentIn(version),
		})
		const policy = headers[headers.findIndex((name) => name.toLowerCase() === 'content-security-policy') + 1] ?? ''
		return { message: model.message, code: model.code, html: encodings.identity?.toString() ?? '', policy }
	}

	const missingPagesOf = perVersion((version) =>
		createMissingPages({ renderModel: (path, key) => renderModel(path, key, version), log }),
	)

	return async function render(request, version, visitor, preview) {
		const marker = newMarker()
		const { entry, context } = await contextOf(version, visitor, marker, preview)
		let filled: FilledPage | undefined
		context.set(entry.missingPageContext, async (page) => {
			if (hasTemplates && !dev && !preview) filled = await missingPagesOf(version)(page)
			return filled !== undefined
		})
		const documentOf = keepDocument(entry, context)
		const shown: { stock?: Stock } = {}
		context.set(entry.stockContext, async () => {
			shown.stock ??= await stock.current(version.content)
			return shown.stock.availability
		})
		const response = await handle(routerRequest(request, siteUrl), context)
		return finish(response, {
			...{ marker, document: documentOf(), hasContent: hasContentIn(version), filled },
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

function hasContentIn({ content }: CacheVersion): boolean {
	return content.options !== null
}

function perVersion<T>(make: (version: CacheVersion) => T): (version: CacheVersion) => T {
	let current: { name: string; made: T } | undefined
	return (version) => {
		const name = `${version.content.revision} ${version.today.getTime()}`
		if (current?.name !== name) current = { name, made: make(version) }
		return current.made
	}
}

function newMarker(): string {
	return randomBytes(18).toString('base64url')
}

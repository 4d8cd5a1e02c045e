import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { contentContext } from './request/content.server.ts'
import { withoutServedHtml } from './request/handoff.server.ts'
import { missingPage } from './request/missing-page.server.ts'
import { errorLogContext, missingPageContext, nonceContext } from './request/request.server.ts'
import { NonceContext } from './shell/nonce.ts'

export { CACHED_PAGES, PRERENDERED, PRIVATE_PARAMETERS } from './pages.ts'
export { unreachablePages } from './plain-pages.ts'
/** `prepareContent`: before a revision is published. `finishPreparing`: after that and before midnight. */
export { finishPreparing, prepareContent } from './prepare-content.server.ts'
export { prerenderedPaths } from './prerendered-paths.server.ts'
// Context keys: a second import of the modules would create different ones.
export {
	contentContext,
	currentSlugContext,
	iconsContext,
	siteContext,
	todayContext,
} from './request/content.server.ts'
export { draftOfRequest } from './request/draft-of-request.server.ts'
export { recordsContext, visitorContext } from './request/records.server.ts'
export { errorLogContext, missingPageContext, nonceContext } from './request/request.server.ts'
export { sitemapEntries } from './sitemap-entries.server.ts'

/**
 * Renders the whole page before the first byte is sent: cheaper than streaming, crawlers get the complete document, the
 * status is always right, and the scripts can be hashed for the security policy.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	const nonce = loadContext.get(nonceContext)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	const missing = missingPage(routerContext.staticHandlerContext, loadContext.get(contentContext).options)
	if (missing && (await loadContext.get(missingPageContext)(missing))) return new Response(null, { status, headers })
	const { serverHandoffStream } = routerContext
	if (serverHandoffStream) routerContext.serverHandoffStream = withoutServedHtml(serverHandoffStream)
	const page = (
		<NonceContext value={nonce}>
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
		</NonceContext>
	)
	return new Response(await renderWhole(page, nonce), { status, headers })
}

/** Errors of loaders and views; a 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	context.get(errorLogContext)(error, new URL(request.url).pathname)
}

/** @throws the first render error: the router then renders the error screen instead. */
function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		let renderError: unknown
		const body = new Writable({
			write(chunk: Buffer | string, _encoding, done) {
				chunks.push(Buffer.from(chunk))
				done()
			},
			final(done) {
				if (renderError === undefined) resolve(paintFirst(Buffer.concat(chunks).toString('utf8')))
				else reject(renderError)
				done()
			},
		})
		const { pipe } = renderToPipeableStream(page, {
			nonce,
			// Never outline a boundary: moving it into place would need a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => pipe(body),
			onShellError: reject,
			onError(error) {
				renderError = error
			},
		})
	})
}

/**
 * Scripts get a low priority, because pages are readable without them: on a slow connection they wait for styles, fonts
 * and the first pictures. React Router has no setting for it.
 */
function paintFirst(html: string): string {
	return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

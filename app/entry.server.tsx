import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { siteContext } from './request/content.server.ts'
import { pageScripts } from './request/document/page-scripts.server.ts'
import { renderDocument } from './request/document/render-document.server.ts'
import { documentContext, errorLogContext, nonceContext, requestedPathContext } from './request/request.server.ts'
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
	previewContext,
	siteContext,
	todayContext,
} from './request/content.server.ts'
export { draftOfRequest } from './request/forms/draft-of-request.server.ts'
export { paymentsContext } from './request/giving/payments.server.ts'
export { recordsContext, visitorContext } from './request/records.server.ts'
export { documentContext, errorLogContext, nonceContext, requestedPathContext } from './request/request.server.ts'
export { stockContext } from './request/shop/stock.server.ts'
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
	const { serverHandoffStream: payload } = routerContext
	// Its scripts are added below. In development the router writes its own.
	if (!import.meta.env.DEV) routerContext.serverHandoffStream = undefined
	const page = (
		<NonceContext value={nonce}>
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
		</NonceContext>
	)
	const html = await renderDocument(page, nonce)
	const { buildId } = loadContext.get(siteContext)
	const isPathReplaced = loadContext.get(requestedPathContext) !== null
	const matchedPath = isPathReplaced ? new URL(request.url).pathname : undefined
	const scripts =
		payload && !import.meta.env.DEV ? await pageScripts(routerContext, { payload, nonce, buildId, matchedPath }) : ''
	const end = html.lastIndexOf('</body>')
	loadContext.get(documentContext)(html.slice(0, end) + scripts + html.slice(end))
	return new Response(null, { status, headers })
}

/** Errors of loaders and views; a 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	context.get(errorLogContext)(error, new URL(request.url).pathname)
}

import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { contentContext, siteContext } from './request/content.server.ts'
import { payloadScripts } from './request/document/payload-script.server.ts'
import { renderDocument } from './request/document/render-document.server.ts'
import { startOnInterest } from './request/document/start-script.server.ts'
import { missingPage } from './request/missing/missing-page.server.ts'
import { documentContext, errorLogContext, missingPageContext, nonceContext } from './request/request.server.ts'
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
export { documentContext, errorLogContext, missingPageContext, nonceContext } from './request/request.server.ts'
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
	const missing = missingPage(routerContext.staticHandlerContext, loadContext.get(contentContext).options)
	if (missing && (await loadContext.get(missingPageContext)(missing))) return new Response(null, { status, headers })
	const { serverHandoffStream: payload } = routerContext
	// Its scripts are added below: rendered by React they would suspend the page twice.
	routerContext.serverHandoffStream = undefined
	const page = (
		<NonceContext value={nonce}>
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
		</NonceContext>
	)
	const html = await renderDocument(page, nonce)
	const scripts = payload && routerContext.renderMeta?.didRenderScripts ? await payloadScripts(payload, nonce) : ''
	loadContext.get(documentContext)(assemble(html, scripts, loadContext.get(siteContext).buildId))
	return new Response(null, { status, headers })
}

/** Errors of loaders and views; a 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	context.get(errorLogContext)(error, new URL(request.url).pathname)
}

/** Adds the scripts of the payload. The app waits for interest; in development it loads at once. */
function assemble(html: string, scripts: string, buildId: string | undefined): string {
	const page = import.meta.env.DEV ? html : startOnInterest(html, buildId)
	const end = page.lastIndexOf('</body>')
	return page.slice(0, end) + scripts + page.slice(end)
}

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

/** The table of pages: what the server caches, prerenders and names in the sitemap. */
export { CACHED_PAGES, PRERENDERED, PRIVATE_PARAMETERS, SITEMAP_PAGES } from './pages.ts'
/** The server calls the second before it publishes a revision, the first after that and again before midnight. */
export { finishPreparing, prepareContent } from './prepare-content.server.ts'
export { prerenderedPaths } from './prerendered-paths.server.ts'
// The server sets these keys; a second import of their files would make different ones.
export { contentContext, iconsContext, renamedContext, siteContext, todayContext } from './request/content.server.ts'
/** The server counts the posts of each draft. */
export { draftOfRequest } from './request/draft-of-request.server.ts'
export { recordsContext, visitorContext } from './request/records.server.ts'
export { errorLogContext, missingPageContext, nonceContext } from './request/request.server.ts'

/**
 * Renders the whole page before the first byte leaves: cheaper than streaming, crawlers get the complete document, the
 * status is always the true one, and the server can hash the scripts into the security policy.
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

/** Errors of loaders and views. A missing page is an answer, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	context.get(errorLogContext)(error, new URL(request.url).pathname)
}

/** @throws what any part of the page threw: the router then renders the error screen in its place. */
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
			// However long a part is, it stands in its place: moving it there would need a script.
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
 * The page can be read without its scripts: on a slow line they wait for the styles, the fonts and the pictures of the first
 * screen. React Router asks for them with a browser's high priority and has no setting for it.
 */
function paintFirst(html: string): string {
	return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

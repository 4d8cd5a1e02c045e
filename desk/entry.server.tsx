import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { errorLogContext, nonceContext } from './request.server.ts'
import { NonceContext } from './shell/nonce.ts'

// Context keys: a second import of the module would create different ones.
export { deskContext, errorLogContext, nonceContext, refusedStatusContext } from './request.server.ts'
export { deviceKeys } from './session/cookies.server.ts'
export { sessionOf } from './session/session-of.server.ts'

/** Renders the whole page before the first byte is sent, so that its scripts can be hashed for the security policy. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	const nonce = loadContext.get(nonceContext)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		const body = new Writable({
			write(chunk: Buffer | string, _encoding, done) {
				chunks.push(Buffer.from(chunk))
				done()
			},
			final(done) {
				const html = Buffer.concat(chunks).toString()
				resolve(new Response(isFailedForm(routerContext) ? withErrorTitle(html) : html, { status, headers }))
				done()
			},
		})
		const { pipe } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</NonceContext>,
			{ nonce, onAllReady: () => pipe(body), onShellError: reject, onError: reject },
		)
	})
}

function isFailedForm({ staticHandlerContext: { actionData, errors, statusCode } }: EntryContext): boolean {
	return Boolean(actionData) && !errors && statusCode >= 400
}

/** Here, because the `meta` of a route knows nothing of its action. In the browser `ErrorBox` and `FlashMessage` keep it. */
function withErrorTitle(html: string): string {
	return html.replace('<title>', `<title>${ERROR_PREFIX}`)
}

/** Errors of loaders and views; refused requests are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	context.get(errorLogContext)(error, new URL(request.url).pathname)
}

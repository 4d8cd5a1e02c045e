import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** React's mark for a boundary that it could not render synchronously. */
const UNRENDERED_BOUNDARY = '<!--$!-->'

/**
 * Renders a whole document.
 *
 * Synchronously: without encoding and decoding it costs a quarter less than a stream of bytes. A part whose code is not
 * loaded yet (the first render after a start) and errors need the stream, which waits and reports.
 *
 * @throws the first render error
 */
export async function renderDocument(page: ReactNode, nonce: string | undefined): Promise<string> {
	const html = renderNow(page)
	if (html !== undefined) return html
	const waited = await renderWhole(page, nonce)
	// Rendered again, because the stream writes attributes that only streamed pages need: pages must not differ.
	return renderNow(page) ?? waited
}

function renderNow(page: ReactNode): string | undefined {
	try {
		const html = renderToString(page)
		return html.includes(UNRENDERED_BOUNDARY) ? undefined : `<!DOCTYPE html>${html}`
	} catch {
		// The second render throws the same error, or waits for what is missing.
		return undefined
	}
}

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
				if (renderError === undefined) resolve(Buffer.concat(chunks).toString('utf8'))
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

// Preloaded into the server: the app arrives late. A file of the site and one of the desk, without which no page is hydrated, are answered
// after a delay each time.
import { Server } from 'node:http'

const APP = /^\/(?:assets\/react-dom-|desk-assets\/entry.client-)/
/** Longer than a test needs for its first press. */
const DELAY_MS = 1500

const { emit } = Server.prototype
Server.prototype.emit = function (event, ...args) {
	const [request, response] = args
	if (event !== 'request' || !APP.test(request.url)) return emit.call(this, event, ...args)
	const { writeHead } = response
	// Otherwise later pages have it from the browser's cache.
	response.writeHead = (status, headers) =>
		writeHead.call(response, status, { ...headers, 'cache-control': 'no-store' })
	setTimeout(() => emit.call(this, event, ...args), DELAY_MS)
	return true
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from './log.ts'

/**
 * How many connections are open at once. Behind a proxy these are the requests under way; without one, browsers hold up to six
 * each. One costs about 20 kB, so all of them 40 MB.
 */
const MAX_CONNECTIONS = 2000
/** From here on idle connections are closed, so that new visitors find room. */
const BUSY_CONNECTIONS = 0.9 * MAX_CONNECTIONS
/** A request's first lines arrive in one or two packets; on the worst line within seconds. */
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than a form may take to arrive (`posts.ts`), which is answered in words; this ends the connection. */
const REQUEST_TIMEOUT_MS = 75_000
/** Longer than the 60 s after which nginx and most load balancers close an idle connection, so that it is never closed under them. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** How often the two timeouts are looked at. */
const CHECK_INTERVAL_MS = 5_000
/** How often the log says that connections were refused. */
const LOG_INTERVAL_MS = 60_000

/** An HTTP server that bounds how many connections it holds and how long an unfinished request may stay. */
export function createLimitedServer(listener: RequestListener, log: Log): Server {
	const timeouts = {
		headersTimeout: HEADERS_TIMEOUT_MS,
		requestTimeout: REQUEST_TIMEOUT_MS,
		keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
		connectionsCheckingInterval: CHECK_INTERVAL_MS,
	}
	const server = createServer(timeouts, listener)
	server.maxConnections = MAX_CONNECTIONS
	let open = 0
	server.on('connection', (socket) => {
		open += 1
		socket.once('close', () => {
			open -= 1
		})
		if (open > BUSY_CONNECTIONS) server.closeIdleConnections()
	})
	let loggedAt = Number.NEGATIVE_INFINITY
	server.on('drop', () => {
		if (performance.now() - loggedAt < LOG_INTERVAL_MS) return
		loggedAt = performance.now()
		log.warn({ connections: MAX_CONNECTIONS }, 'connection limit reached')
	})
	return server
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from '../log.ts'

/**
 * How many connections are open at once. Behind a proxy these are the requests under way; without one, browsers hold up to six
 * each. One costs about 20 kB, so all of them 40 MB.
 */
const MAX_CONNECTIONS = 2000
/** The part of them from which on idle connections are closed, so that new visitors find room. */
const BUSY_SHARE = 0.9
/** A request's first lines arrive in one or two packets; on the worst line within seconds. */
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than a form may take to arrive (`form-request-guard.ts`), which is answered in words; this ends the connection. */
const REQUEST_TIMEOUT_MS = 75_000
/** Longer than the 60 s after which nginx and most load balancers close an idle connection, so that it is never closed under them. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** How often the two timeouts are looked at. */
const CHECK_INTERVAL_MS = 5_000
/** How often the log says that connections were refused. */
const LOG_INTERVAL_MS = 60_000

interface Limits {
	maxConnections?: number
	headersTimeoutMs?: number
	requestTimeoutMs?: number
	checkIntervalMs?: number
}

/** An HTTP server that bounds how many connections it holds and how long an unfinished request may stay. */
export function createLimitedServer(
	listener: RequestListener,
	log: Log,
	{
		maxConnections = MAX_CONNECTIONS,
		headersTimeoutMs = HEADERS_TIMEOUT_MS,
		requestTimeoutMs = REQUEST_TIMEOUT_MS,
		checkIntervalMs = CHECK_INTERVAL_MS,
	}: Limits = {},
): Server {
	const timeouts = {
		headersTimeout: headersTimeoutMs,
		requestTimeout: requestTimeoutMs,
		keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
		connectionsCheckingInterval: checkIntervalMs,
	}
	const server = createServer(timeouts, listener)
	server.maxConnections = maxConnections
	let open = 0
	server.on('connection', (socket) => {
		open += 1
		socket.once('close', () => {
			open -= 1
		})
		if (open > BUSY_SHARE * maxConnections) server.closeIdleConnections()
	})
	let loggedAt = Number.NEGATIVE_INFINITY
	server.on('drop', () => {
		if (performance.now() - loggedAt < LOG_INTERVAL_MS) return
		loggedAt = performance.now()
		log.warn({ connections: maxConnections }, 'connection limit reached')
	})
	return server
}

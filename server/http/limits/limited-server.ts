import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from '#server/logging/log.ts'

/**
 * Open connections. Behind a proxy these are the requests in progress; without one, browsers hold up to six each. One
 * costs about 20 kB, all of them 40 MB.
 */
const MAX_CONNECTIONS = 2000
/** Above this share idle connections are closed, to make room for new visitors. */
const BUSY_SHARE = 0.9
/** A request's headers arrive in one or two packets, within seconds on the worst line. */
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than `form-request-guard.ts` allows for a form, which gets a response; this closes the connection. */
const REQUEST_TIMEOUT_MS = 75_000
/** Longer than the 60 s after which nginx and most load balancers close an idle connection. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
const CHECK_INTERVAL_MS = 5_000
const LOG_INTERVAL_MS = 60_000

interface Limits {
	maxConnections?: number
	headersTimeoutMs?: number
	requestTimeoutMs?: number
	checkIntervalMs?: number
}

/** An HTTP server with limits on connections and unfinished requests. */
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

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'
import type { Health } from './health.ts'

/** How long open requests may take after a stop signal. */
const GRACE_MS = 10_000
/** Requests are answered until none has come for this long, while load balancers notice /readyz. */
const DRAIN_MS = 500

/** Listens on a port, or on a systemd socket, which queues connections during a restart. */
export function listen(server: Server, { port, host, listenFd }: Config): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(listenFd === null ? { port, host } : { fd: listenFd }, () => {
			// Never a string (a pipe) for a TCP server.
			resolve((server.address() as AddressInfo).port)
		})
	})
}

/**
 * Drains the server: answers with `Connection: close` and an unready /readyz until no request has come for a moment,
 * then stops accepting connections and waits for open ones. Closing at once would drop connections the system has
 * already accepted.
 */
export async function closeServer(server: Server, health: Health): Promise<void> {
	const startedAt = performance.now()
	do {
		await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
	} while (performance.now() - health.lastRequestAt < DRAIN_MS && performance.now() - startedAt < GRACE_MS / 2)
	return new Promise((resolve) => {
		const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
		server.close(() => {
			clearTimeout(timer)
			resolve()
		})
	})
}

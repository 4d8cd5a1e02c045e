import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Origin {
	url: string
	close: () => Promise<void>
}

/**
 * A forwarding server with its own origin, so that all variants of a page have the same way to the browser. `targetOf`
 * chooses the server for a path; `withoutScripts` forbids scripts by a security policy, without a change to the page.
 */
export function startOrigin(targetOf: (path: string) => string, { withoutScripts = false } = {}): Promise<Origin> {
	const agent = new Agent({ keepAlive: true })
	const server = createServer((incoming, outgoing) => {
		const url = new URL(incoming.url ?? '/', targetOf(incoming.url ?? '/'))
		const headers = { ...incoming.headers, host: url.host }
		const forwarded = request(url, { agent, method: incoming.method ?? 'GET', headers }, (response) => {
			const raw = withoutScripts
				? [...response.rawHeaders, 'Content-Security-Policy', "script-src 'none'"]
				: response.rawHeaders
			outgoing.writeHead(response.statusCode ?? 502, raw)
			response.pipe(outgoing)
		})
		forwarded.on('error', () => outgoing.destroy())
		incoming.pipe(forwarded)
	})
	return new Promise((resolve) =>
		server.listen(0, 'localhost', () => {
			// A listening TCP server has an AddressInfo.
			const { port } = server.address() as AddressInfo
			resolve({
				url: `http://localhost:${port}`,
				close: () =>
					new Promise((closed) => {
						agent.destroy()
						server.close(() => closed())
						server.closeAllConnections()
					}),
			})
		}),
	)
}

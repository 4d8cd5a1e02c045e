import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Origin {
	url: string
	close: () => Promise<void>
}

export interface Answer {
	headers: Record<string, string>
	body: Buffer
}

interface Variation {
	/** Forbids scripts by a security policy, without a change to the page. */
	withoutScripts?: boolean
	/** Answers paths that are not forwarded. */
	answer?: (path: string) => Promise<Answer | undefined>
}

/** A server with its own origin that forwards to the site, so that all variants of a page have the same way to the browser. */
export function startOrigin(siteUrl: string, { withoutScripts = false, answer }: Variation = {}): Promise<Origin> {
	const agent = new Agent({ keepAlive: true })
	const server = createServer(async (incoming, outgoing) => {
		const own = await answer?.(incoming.url ?? '/')
		if (own) return void outgoing.writeHead(200, own.headers).end(own.body)
		const url = new URL(incoming.url ?? '/', siteUrl)
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

import { createServer } from 'node:http'
import { connect } from 'node:net'

/**
 * An HTTP proxy that leads the public address to nginx and nothing else anywhere, for browsers and Playwright's requests to
 * `https://www.example.org`.
 */
export function startTunnel({ host, httpsPort, port }: { host: string; httpsPort: number; port: number }) {
	const server = createServer((_, response) => response.writeHead(502).end())
	server.on('connect', ({ url }, client, head) => {
		client.on('error', () => {})
		if (url !== `${host}:443`) return client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
		const nginx = connect(httpsPort, '127.0.0.1', () => {
			client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
			nginx.write(head)
			nginx.pipe(client).pipe(nginx)
		})
		nginx.on('error', () => client.destroy())
		client.on('close', () => nginx.destroy())
	})
	return new Promise<{ stop(): void }>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, '127.0.0.1', () =>
			resolve({
				stop() {
					server.close()
					server.closeAllConnections()
				},
			}),
		)
	})
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const DRAWING = '<path d="M0 0h24v24"/>'

/** The response to one request; `ask` is the collection and the icons. */
type Manner = (ask: { collection: string; icons: string[] }, response: ServerResponse, request: IncomingMessage) => void

/** Responds like Iconify's service, with one drawing for every name. */
export const honest: Manner = ({ collection, icons }, response) => {
	const drawn = Object.fromEntries(icons.map((icon) => [icon, { body: DRAWING }]))
	response.setHeader('Content-Type', 'application/json')
	response.end(JSON.stringify({ prefix: collection, width: 24, height: 24, icons: drawn }))
}

export const hanging: Manner = () => {}

/** A real icon service. Await its `stop`. */
export async function startIconService(manner: Manner) {
	const asked: string[] = []
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost')
		asked.push(url.pathname + url.search)
		const collection = url.pathname.slice(1).replace(/\.json$/, '')
		manner({ collection, icons: (url.searchParams.get('icons') ?? '').split(',') }, response, request)
	})
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	return {
		// The address of a TCP server is never a string.
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		/** Every requested path with its query. */
		asked,
		stop() {
			server.closeAllConnections()
			return new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

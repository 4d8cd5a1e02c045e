import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const DRAWING = '<path d="M0 0h24v24"/>'

/** What a service makes of one request; `ask` is the collection and the icons asked for. */
type Manner = (ask: { collection: string; icons: string[] }, response: ServerResponse, request: IncomingMessage) => void

/** Answers as Iconify's service does, with one drawing for every name. */
export const honest: Manner = ({ collection, icons }, response) => {
	const drawn = Object.fromEntries(icons.map((icon) => [icon, { body: DRAWING }]))
	response.setHeader('Content-Type', 'application/json')
	response.end(JSON.stringify({ prefix: collection, width: 24, height: 24, icons: drawn }))
}

/** Never responds. */
export const hanging: Manner = () => {}

/** A real icon service on a port of this machine. Await its `stop` in the test. */
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
		// A listening TCP server's address is never a string (a pipe's is).
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		/** Every path with its query, in the order they came. */
		asked,
		stop() {
			server.closeAllConnections()
			return new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

import { request } from 'node:http'

interface Answer {
	status: number
	text: string
	cache: string | undefined
}

export interface Ending {
	/** A body without an end waits for the response. */
	hasEnd?: boolean
}

/** Posts bytes as no browser does. `body` is sent in parts, chunked unless a Content-Length is given. */
export function postBytes(
	url: string,
	headers: Record<string, string>,
	body: Iterable<string | Buffer>,
	{ hasEnd = true }: Ending = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
			let text = ''
			response.on('data', (chunk) => {
				text += chunk
			})
			response.on('error', () => {})
			response.on('close', () =>
				resolve({ status: response.statusCode ?? 0, text, cache: response.headers['cache-control'] }),
			)
		})
		let isAnswered = false
		// The site may respond and close before it has read everything.
		sent.on('error', (error) => (isAnswered ? undefined : reject(error)))
		sent.on('response', () => {
			isAnswered = true
		})
		for (const piece of body) sent.write(piece)
		if (hasEnd) sent.end()
	})
}

import { connect } from 'node:http2'
import { type RequestOptions, request } from 'node:https'
import { HOST, type ProxiedSite, SITE_URL } from './proxied-site.ts'

export interface Answer {
	status: number
	headers: Record<string, string | string[] | undefined>
	/** Raw names and values in order: shows duplicates. */
	rawHeaders: string[]
	text: string
}

type Proxied = Pick<ProxiedSite, 'httpsPort' | 'certificate'>

interface ClientOptions {
	/** The requested host. */
	host?: string
	/** The client's address: on Linux all of 127.0.0.0/8 are local. */
	from?: string
}

/** A client that trusts the test's certificate only and resolves the host of SITE_URL. */
export function httpsClient({ httpsPort, certificate }: Proxied, { host = HOST, from }: ClientOptions = {}) {
	function send(method: string, path: string, { body = '', ...headers }: Record<string, string> = {}): Promise<Answer> {
		const options: RequestOptions = {
			host: '127.0.0.1',
			port: httpsPort,
			servername: host,
			ca: certificate.pem,
			agent: false,
			...(from === undefined ? {} : { localAddress: from }),
			method,
			path,
			headers: { Host: host, ...headers },
		}
		return new Promise((resolve, reject) => {
			const sent = request(options, (response) => {
				let text = ''
				response.setEncoding('utf8')
				response.on('data', (chunk) => {
					text += chunk
				})
				response.on('end', () => {
					const { statusCode = 0, rawHeaders } = response
					resolve({ status: statusCode, headers: response.headers, rawHeaders, text })
				})
			})
			sent.on('error', reject)
			sent.end(body)
		})
	}

	return {
		get: (path: string, headers: Record<string, string> = {}) => send('GET', path, headers),
		post: (path: string, body: string, headers: Record<string, string> = {}) =>
			send('POST', path, {
				'Content-Type': 'application/x-www-form-urlencoded',
				'Content-Length': String(Buffer.byteLength(body)),
				Origin: SITE_URL,
				...headers,
				body,
			}),
	}
}

export async function getOverHttp2({ httpsPort, certificate }: Proxied, path: string) {
	const session = connect(`https://127.0.0.1:${httpsPort}`, { ca: certificate.pem, servername: HOST })
	try {
		const stream = session.request({ ':path': path, ':authority': HOST })
		const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
			stream.once('response', resolve)
			stream.once('error', reject)
			session.once('error', reject)
		})
		let length = 0
		for await (const chunk of stream) length += chunk.length
		return { protocol: session.alpnProtocol, status: headers[':status'], length }
	} finally {
		session.close()
	}
}

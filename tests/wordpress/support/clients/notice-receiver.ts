import { createServer, type Server } from 'node:http'
import { verifySignature } from '#content/wordpress/http/signature.ts'

export interface Notice {
	id: string
	events: { event: string; type: string; id: number; slug: string; old_slug?: string }[]
}

/** A receiver of change notices at the site's port, in its place. */
export function createNoticeReceiver(port: number, secret: string) {
	let open: Server | undefined
	return {
		/** Keeps what comes from now on, or never answers. */
		async receive({ hangs = false } = {}): Promise<Notice[]> {
			const notices: Notice[] = []
			open = createServer(async (request, response) => {
				const chunks: Buffer[] = []
				for await (const chunk of request) chunks.push(chunk)
				const rawBody = Buffer.concat(chunks)
				const header = String(request.headers['x-rescue-signature'])
				const isSigned = verifySignature({ secret, header, rawBody, nowSeconds: Date.now() / 1000 })
				if (!hangs) response.writeHead(isSigned ? 200 : 401).end()
				if (isSigned) notices.push(JSON.parse(String(rawBody)))
			})
			await new Promise<void>((resolve) => open?.listen(port, '127.0.0.1', resolve))
			return notices
		},
		async close() {
			const server = open
			open = undefined
			server?.closeAllConnections()
			if (server?.listening) await new Promise((resolve) => server.close(resolve))
		},
	}
}

export const eventsOf = (notices: Notice[]) => notices.flatMap(({ events }) => events)

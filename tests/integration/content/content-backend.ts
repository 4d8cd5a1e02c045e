import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'

const sampleDir = join(import.meta.dirname, '../../../sample')
/** Read once per test file. */
const sample = createEmbeddedBackend({ contentDir: sampleDir, report: () => {}, watch: false })

export interface ContentBackend {
	url: string
	/** Overrides responses from now on; null passes to the next. */
	intercept(answer: (path: string, json: () => Promise<unknown>) => Promise<Response | null> | Response | null): void
	/** Drops every connection, like a machine that is down. */
	kill(): Promise<void>
}

/** A content backend on a port, like WordPress, with the sample charity. */
export async function startContentBackend({ contentDir = sampleDir, port = 0 } = {}): Promise<ContentBackend> {
	const isSample = contentDir === sampleDir
	const backend = isSample ? sample : createEmbeddedBackend({ contentDir, report: () => {}, watch: false })
	let interceptor: Parameters<ContentBackend['intercept']>[0] = () => null
	const server = createAdaptorServer({
		createServer,
		fetch: async (request) => {
			const { pathname } = new URL(request.url)
			const json = async () => (await backend.handle(request.clone())).json()
			return (await interceptor(pathname, json)) ?? backend.handle(request)
		},
	}) as Server
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		intercept(answer) {
			interceptor = answer
		},
		kill() {
			if (!isSample) backend.stop()
			server.closeAllConnections()
			return new Promise((resolve) => server.close(() => resolve()))
		},
	}
}

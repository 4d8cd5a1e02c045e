import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Log } from '#server/logging/log.ts'
import { createLimitedServer } from './limited-server.ts'

const UNFINISHED = 400

/** A server with these limits, and what it logged. */
async function start(limits: Parameters<typeof createLimitedServer>[2], answer?: RequestListener) {
	const lines: unknown[] = []
	// Nothing else of the log is used.
	const log = { warn: (...line: unknown[]) => lines.push(line) } as unknown as Log
	const listener: RequestListener = answer ?? ((_, response) => void response.end('fine'))
	const server = createLimitedServer(listener, log, limits)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	return { server, lines }
}

/** An open connection that has sent this, with what came back and whether the server has closed it. */
async function open(server: Server, text: string) {
	const seen = { socket: undefined as unknown as Socket, received: '', isClosed: false }
	const { port } = server.address() as AddressInfo
	seen.socket = connect(port, '127.0.0.1')
	onTestFinished(() => void seen.socket.destroy())
	seen.socket.setEncoding('utf8').on('data', (data) => {
		seen.received += data
	})
	seen.socket
		.on('error', () => {})
		.on('close', () => {
			seen.isClosed = true
		})
	await new Promise<void>((resolve) => seen.socket.once('connect', resolve))
	if (text) await new Promise<void>((resolve) => seen.socket.write(text, () => resolve()))
	return seen
}

const openMany = (count: number, server: Server, text: string) =>
	Promise.all(Array.from({ length: count }, () => open(server, text)))
const countOpen = (server: Server) =>
	new Promise<number>((resolve, reject) =>
		server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
	)
const REQUEST = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n'

test('400 connections with an unfinished request are closed in time, and requests are answered meanwhile', async () => {
	const { server } = await start({ headersTimeoutMs: 500, requestTimeoutMs: 500, checkIntervalMs: 50 })
	const unfinished = await openMany(UNFINISHED, server, 'GET / HTTP/1.1\r\nHost: site.exa')
	const other = await open(server, REQUEST)
	await vi.waitFor(() => expect(other.received).toMatch(/^HTTP\/1\.1 200 /), { timeout: 60_000 })
	await vi.waitFor(() => expect(unfinished.filter(({ isClosed }) => !isClosed)).toHaveLength(0), { timeout: 60_000 })
	for (const { received } of unfinished) expect(received).toMatch(/^HTTP\/1\.1 408 /)
})

test("an endless body is aborted at the request's time limit", async () => {
	const { server } = await start({ headersTimeoutMs: 400, requestTimeoutMs: 500, checkIntervalMs: 50 }, (request) => {
		request.resume()
	})
	const seen = await open(server, 'POST / HTTP/1.1\r\nHost: site.example\r\nContent-Length: 10\r\n\r\nabc')
	await vi.waitFor(() => expect(seen.isClosed).toBe(true), { timeout: 60_000 })
	expect(seen.received).toMatch(/^HTTP\/1\.1 408 /)
})

test('connections beyond the limit are refused, which the log says once, and there is room again when others end', async () => {
	const { server, lines } = await start({ maxConnections: 10 }, () => {})
	const holders = await openMany(10, server, REQUEST)
	await vi.waitFor(async () => expect(await countOpen(server)).toBe(10), { timeout: 60_000 })
	const refused = await openMany(5, server, '')
	await vi.waitFor(() => expect(refused.every(({ isClosed }) => isClosed)).toBe(true), { timeout: 60_000 })
	expect(holders.some(({ isClosed }) => isClosed)).toBe(false)
	expect(lines).toEqual([[{ connections: 10 }, 'connection limit reached']])
	for (const { socket } of holders.slice(0, 5)) socket.destroy()
	await vi.waitFor(async () => expect(await countOpen(server)).toBe(5), { timeout: 60_000 })
	expect((await open(server, REQUEST)).isClosed).toBe(false)
	await vi.waitFor(async () => expect(await countOpen(server)).toBe(6), { timeout: 60_000 })
})

test('shortly before the limit idle connections give way to new ones', async () => {
	const { server } = await start({ maxConnections: 10 })
	const idle = await openMany(8, server, REQUEST)
	await vi.waitFor(() => expect(idle.every(({ received }) => received.includes('fine'))).toBe(true), {
		timeout: 60_000,
	})
	expect(idle.some(({ isClosed }) => isClosed)).toBe(false)
	const visitors = [await open(server, REQUEST), await open(server, REQUEST)]
	await vi.waitFor(() => expect(visitors.every(({ received }) => received.includes('fine'))).toBe(true), {
		timeout: 60_000,
	})
	await vi.waitFor(() => expect(idle.every(({ isClosed }) => isClosed)).toBe(true), { timeout: 60_000 })
})

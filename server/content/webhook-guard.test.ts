import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createBodyBudget } from '../http/limits/body-budget.ts'
import { guardWebhook } from './webhook-guard.ts'

interface Answer {
	status: number | undefined
	headers: Record<string, string | string[] | undefined>
	text: string
}

/** A server that takes webhook calls; `start` sends the headers and none of the body. */
async function aReceiver(options: { withinMs?: number; budget?: ReturnType<typeof createBodyBudget> } = {}) {
	const app = new Hono()
	const isPlausible = (header: string | null) => header === 'plausible'
	app.use(guardWebhook({ isPlausible, budget: createBodyBudget(), addressOf: () => '', ...options }))
	app.post('*', async (c) => c.text(`${(await c.req.text()).length} bytes`))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo

	return function start(headers: Record<string, string>) {
		const answer = Promise.withResolvers<Answer>()
		const sent = request({ port, host: '127.0.0.1', method: 'POST', agent: false, headers }, (response) => {
			let text = ''
			response.on('data', (data) => {
				text += data
			})
			response.on('close', () => answer.resolve({ status: response.statusCode, headers: response.headers, text }))
		})
		sent.on('error', () => {})
		sent.flushHeaders()
		return { sent, answer: answer.promise }
	}
}

const PLAUSIBLE = { 'X-Rescue-Signature': 'plausible' }

test('a call without a plausible signature is refused before any of its body has come', async () => {
	const start = await aReceiver()
	const unsigned: Record<string, string>[] = [{}, { 'X-Rescue-Signature': 'old' }]
	for (const headers of unsigned) {
		const { answer } = start({ ...headers, 'Content-Length': '1000' })
		expect(await answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
	}
})

test('a call of more than 64 KB is refused, whether it says how long it is or not', async () => {
	const start = await aReceiver()
	expect((await start({ ...PLAUSIBLE, 'Content-Length': '65537' }).answer).status).toBe(413)

	const chunked = start(PLAUSIBLE)
	chunked.sent.write('a'.repeat(65_537))
	expect((await chunked.answer).status).toBe(413)

	const largest = start(PLAUSIBLE)
	largest.sent.end('a'.repeat(65_536))
	expect(await largest.answer).toMatchObject({ status: 200, text: '65536 bytes' })
})

test('a call that never ends is answered in time', async () => {
	const start = await aReceiver({ withinMs: 100 })
	const slow = start({ ...PLAUSIBLE, 'Content-Length': '1000' })
	slow.sent.write('a')
	expect((await slow.answer).status).toBe(408)
})

test('a call there is no room for is told when to come again', async () => {
	const start = await aReceiver({ budget: createBodyBudget({ maxBytes: 1000, maxBytesPerAddress: 1000 }) })
	const call = start(PLAUSIBLE)
	call.sent.end('a'.repeat(2000))
	expect(await call.answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
})

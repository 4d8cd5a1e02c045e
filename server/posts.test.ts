import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'
import { guardPosts } from './posts.ts'

const WITHIN_MS = 1000

test('a form that trickles in is answered and hung up on in time, and holds up nobody meanwhile', async () => {
	const app = new Hono()
	const limits = { budget: createBodyBudget(), addressOf: () => '', withinMs: WITHIN_MS }
	app.use(guardPosts({ siteUrl: 'http://localhost', ...limits }))
	app.post('*', async (c) => c.text(await c.req.text()))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/apply/contact/question`
	const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

	const started = performance.now()
	const answered = Promise.withResolvers<{ status: number | undefined; text: string }>()
	const hungUp = Promise.withResolvers<void>()
	const trickle = request(url, { method: 'POST', headers: { ...headers, 'Content-Length': 1000 } }, (response) => {
		let text = ''
		response.on('data', (data) => {
			text += data
		})
		response.on('end', () => answered.resolve({ status: response.statusCode, text }))
	})
	trickle.on('error', () => {})
	trickle.on('close', () => hungUp.resolve())
	const drops = setInterval(() => trickle.write('a'), 20)
	onTestFinished(() => clearInterval(drops))

	const others = await Promise.all(
		Array.from({ length: 20 }, (_, index) => fetch(url, { method: 'POST', headers, body: `a=${index}` })),
	)
	expect(await Promise.all(others.map((other) => other.text()))).toEqual(others.map((_, index) => `a=${index}`))
	expect(performance.now() - started).toBeLessThan(WITHIN_MS)

	expect(await answered.promise).toMatchObject({
		status: 408,
		text: expect.stringContaining('took too long to arrive'),
	})
	await hungUp.promise
	expect(performance.now() - started).toBeLessThan(WITHIN_MS + 2000)
})

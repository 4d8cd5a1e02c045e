import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createFormRequestGuard } from './form-request-guard.ts'
import { createBodyBudget } from './limits/body-budget.ts'

const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A server that echoes forms, which must arrive within this time. Returns the address of one. */
async function startEcho(withinMs: number): Promise<string> {
	const app = new Hono()
	app.use(
		createFormRequestGuard({ siteUrl: 'http://localhost', budget: createBodyBudget(), addressOf: () => '', withinMs }),
	)
	app.post('*', async (c) => c.text(await c.req.text()))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/apply/contact/question`
}

/** Sends a form a letter at a time, which never ends. */
function trickle(url: string) {
	const answered = Promise.withResolvers<{ status: number | undefined; text: string }>()
	const hungUp = Promise.withResolvers<void>()
	const form = request(url, { method: 'POST', headers: { ...HEADERS, 'Content-Length': 100_000 } }, (response) => {
		let text = ''
		response.on('data', (data) => {
			text += data
		})
		response.on('end', () => answered.resolve({ status: response.statusCode, text }))
	})
	const first = new Promise<void>((resolve) => form.write('a', () => resolve()))
	form.on('error', () => {})
	form.on('close', () => hungUp.resolve())
	const drops = setInterval(() => form.write('a'), 20)
	onTestFinished(() => {
		clearInterval(drops)
		form.destroy()
	})
	return { first, answered: answered.promise, hungUp: hungUp.promise }
}

test('a slow form gets a response and is disconnected at the time limit', async () => {
	const withinMs = 300
	const started = performance.now()
	const { answered, hungUp } = trickle(await startEcho(withinMs))
	expect(await answered).toMatchObject({ status: 408, text: expect.stringContaining('took too long to arrive') })
	// Timers of node may be a millisecond early.
	expect(performance.now() - started).toBeGreaterThan(withinMs - 5)
	await hungUp
})

test('a slow form does not block other requests', async () => {
	const url = await startEcho(600_000)
	const { first, answered } = trickle(url)
	await first
	let isOver = false
	void answered.then(() => {
		isOver = true
	})
	const others = await Promise.all(
		Array.from({ length: 20 }, (_, index) => fetch(url, { method: 'POST', headers: HEADERS, body: `a=${index}` })),
	)
	expect(await Promise.all(others.map((other) => other.text()))).toEqual(others.map((_, index) => `a=${index}`))
	expect(isOver, 'it is still under way').toBe(false)
})

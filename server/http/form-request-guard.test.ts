import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFormRequestGuard, isSameOrigin } from './form-request-guard.ts'

import { createBodyBudget } from './limits/body-budget.ts'

const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A server that echoes forms, and the address of one. Each must arrive within a minute of the test's clock. */
async function startEcho() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const hasBegun = Promise.withResolvers<void>()
	const app = new Hono()
	app.use(
		createFormRequestGuard({
			siteUrl: 'http://localhost',
			budget: createBodyBudget(),
			addressOf() {
				hasBegun.resolve()
				return ''
			},
			isSignedIn: async () => false,
		}),
	)
	app.post('*', async (c) => c.text(await c.req.text()))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/apply/contact/question`
	return { url, hasBegun: hasBegun.promise }
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
	let isOver = false
	form.on('error', () => {})
	form.on('response', () => {
		isOver = true
	})
	form.on('close', () => hungUp.resolve())
	const drops = setInterval(() => form.write('a'), 20)
	onTestFinished(() => {
		clearInterval(drops)
		form.destroy()
	})
	return { answered: answered.promise, hungUp: hungUp.promise, isOver: () => isOver }
}

test('a slow form gets a response and is disconnected after a minute, and blocks no other requests until then', async () => {
	const { url, hasBegun } = await startEcho()
	const { answered, hungUp, isOver } = trickle(url)
	await hasBegun
	await vi.advanceTimersByTimeAsync(59_999)
	const others = await Promise.all(
		Array.from({ length: 20 }, (_, index) => fetch(url, { method: 'POST', headers: HEADERS, body: `a=${index}` })),
	)
	expect(await Promise.all(others.map((other) => other.text()))).toEqual(others.map((_, index) => `a=${index}`))
	expect(isOver()).toBe(false)
	await vi.advanceTimersByTimeAsync(1)
	expect(await answered).toMatchObject({ status: 408, text: expect.stringContaining('took too long to arrive') })
	await hungUp
})

test('strangers who send bank statements take no room from a treasurer, and are asked to sign in', async () => {
	const STATEMENT_BYTES = 8 * 1024 * 1024
	let arrived = 0
	const app = new Hono()
	app.use(
		createFormRequestGuard({
			siteUrl: 'http://localhost',
			budget: createBodyBudget(),
			addressOf(c) {
				arrived += 1
				return c.req.header('X-Address') ?? ''
			},
			async isSignedIn({ headers }) {
				arrived += 1
				return headers.get('Cookie') === 'treasurer'
			},
		}),
	)
	app.post('*', async (c) => c.text(`${(await c.req.text()).length}`))
	const server = createServer(getRequestListener(app.fetch))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/desk/giving/statement`
	// Three that never end would fill the room of statements.
	for (const address of ['one', 'two', 'three']) {
		const headers = { ...HEADERS, 'X-Address': address, 'Content-Length': STATEMENT_BYTES }
		const form = request(url, { method: 'POST', headers })
		onTestFinished(() => void form.destroy())
		form.on('error', () => {})
		form.write('a')
	}
	while (arrived < 3) await new Promise(setImmediate)
	const body = 'a'.repeat(STATEMENT_BYTES)
	const sent = await fetch(url, { method: 'POST', headers: { ...HEADERS, Cookie: 'treasurer' }, body })
	expect([sent.status, await sent.text()]).toEqual([200, String(STATEMENT_BYTES)])
	const stranger = await fetch(url, { method: 'POST', headers: HEADERS, body: 'a'.repeat(100_000) })
	expect([stranger.status, await stranger.text()]).toEqual([200, '0'])
})

const SITE_URL = 'https://www.example.org'

function isOwn(headers: Record<string, string>, siteUrl = SITE_URL) {
	return isSameOrigin(new Headers(headers), siteUrl)
}

test('a form is ours when its origin is the public address, whatever the proxy calls us', () => {
	expect(isOwn({ Origin: SITE_URL, Host: 'www.example.org' })).toBe(true)
	expect(isOwn({ Origin: SITE_URL, Host: '127.0.0.1:3000' })).toBe(true)
	expect(isOwn({ Origin: SITE_URL })).toBe(true)
})

test('the public address without https, or on another port, is another site', () => {
	expect(isOwn({ Origin: 'http://www.example.org', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'https://www.example.org:8443', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'https://example.org', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'null', Host: 'www.example.org' })).toBe(false)
	expect(isOwn({ Origin: 'www.example.org', Host: 'www.example.org' })).toBe(false)
})

test('what Sec-Fetch-Site says wins: pages cannot set it', () => {
	expect(isOwn({ 'Sec-Fetch-Site': 'cross-site', Origin: SITE_URL })).toBe(false)
	expect(isOwn({ 'Sec-Fetch-Site': 'same-site', Origin: SITE_URL })).toBe(false)
	expect(isOwn({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).toBe(true)
})

test('the site takes forms at its other addresses, too', () => {
	expect(isOwn({ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 'http://localhost:3000')).toBe(true)
	expect(isOwn({ Origin: 'http://elsewhere.example', Host: '127.0.0.1:3000' }, 'http://localhost:3000')).toBe(false)
})

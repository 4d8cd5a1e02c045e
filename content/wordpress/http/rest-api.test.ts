import { createServer, type RequestListener } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRestApi } from './rest-api.ts'

/** A real server on a free port, closed at the end of the test. */
async function serve(listener: RequestListener) {
	const server = createServer(listener)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	return {
		apiBase: `http://127.0.0.1:${port}`,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

function sendJson(response: Parameters<RequestListener>[1], body: unknown, status = 200) {
	response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

function client(apiBase: string, limits = {}) {
	const waits: number[] = []
	const wait = async (ms: number) => void waits.push(ms)
	return { api: createRestApi({ apiBase, fetch: globalThis.fetch, wait, limits }), waits }
}

test('a server that is busy twice is retried a third time, with jitter', async () => {
	let asked = 0
	await using server = await serve((_, response) => {
		asked += 1
		if (asked < 3) response.writeHead(asked === 1 ? 429 : 503).end()
		else sendJson(response, { ok: true })
	})
	const { api, waits } = client(server.apiBase)

	expect(await api.read('x')).toEqual({ ok: true })
	expect(waits).toHaveLength(2)
	expect(waits[0]).not.toBe(waits[1])
})

test('a server that stays broken fails after three attempts', async () => {
	let asked = 0
	await using server = await serve((_, response) => {
		asked += 1
		response.writeHead(500).end('oops')
	})

	await expect(client(server.apiBase).api.read('x')).rejects.toMatchObject({ name: 'BackendError', status: 500 })
	expect(asked).toBe(3)
})

test('Retry-After is honoured up to ten seconds; a longer one is not waited for', async () => {
	let seconds = '2'
	let asked = 0
	await using server = await serve((_, response) => {
		asked += 1
		if (asked === 1 || seconds === '3600') response.writeHead(503, { 'retry-after': seconds }).end()
		else sendJson(response, {})
	})
	const { api, waits } = client(server.apiBase)

	await api.read('x')
	expect(waits[0]).toBeGreaterThanOrEqual(2_000)
	seconds = '3600'
	await expect(api.read('x')).rejects.toMatchObject({ status: 503 })
	expect(waits).toHaveLength(1)
})

test('what the backend refuses on purpose is not asked again', async () => {
	let asked = 0
	await using server = await serve((_, response) => {
		asked += 1
		sendJson(response, { code: 'rest_invalid_param', message: 'Invalid parameter(s): page' }, 400)
	})

	await expect(client(server.apiBase).api.read('x')).rejects.toThrow('answered 400 for x: Invalid parameter(s): page')
	expect(asked).toBe(1)
})

test('a server that is not there is named with the reason', async () => {
	const { api } = client('http://127.0.0.1:1')
	await expect(api.read('x')).rejects.toThrow(/could not be reached \((ECONNREFUSED|bad port)\)/)
})

test('HTML instead of JSON is reported with its beginning', async () => {
	await using server = await serve((_, response) => {
		response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Briefly unavailable')
	})
	const { api } = client(server.apiBase)
	await expect(api.read('x')).rejects.toThrow(/text\/html instead of JSON: <!doctype html><title>Briefly/)
})

test('truncated JSON is an error, and one bad response is retried', async () => {
	let asked = 0
	await using server = await serve((request, response) => {
		asked += 1
		const isWhole = asked === 2 && request.url?.includes('once')
		response.writeHead(200, { 'content-type': 'application/json' }).end(isWhole ? '[1]' : '[{"id":1},{"ti')
	})
	const { api } = client(server.apiBase)

	expect(await api.read('once')).toEqual([1])
	await expect(api.read('always')).rejects.toThrow(/ends early/)
})

test('a response of more than 10 MB is aborted', async () => {
	let sent = 0
	await using server = await serve((_, response) => {
		response.writeHead(200, { 'content-type': 'application/json' })
		const chunk = 'x'.repeat(1024 * 1024)
		const more = () => {
			sent += 1
			if (sent < 200 && !response.destroyed) response.write(chunk, more)
		}
		more()
	})

	await expect(client(server.apiBase).api.read('x')).rejects.toThrow(/more than 10 MB/)
	expect(sent).toBeLessThan(60)
})

test('a redirect on the same host is followed, a loop and another host are errors', async () => {
	await using server = await serve((request, response) => {
		const url = request.url ?? ''
		if (url.endsWith('/moved')) response.writeHead(301, { location: '/wp-json/here' }).end()
		else if (url.endsWith('/loop')) response.writeHead(302, { location: '/wp-json/loop' }).end()
		else if (url.endsWith('/away')) response.writeHead(301, { location: 'https://www.example.org/wp-json/' }).end()
		else sendJson(response, 'here')
	})
	const { api } = client(server.apiBase)

	expect(await api.read('moved')).toBe('here')
	await expect(api.read('loop')).rejects.toThrow(/redirects more than 3 times/)
	await expect(api.read('away')).rejects.toThrow(/redirects to https:\/\/www\.example\.org; set API_BASE/)
})

test('a server that stops responding times out, also in the middle of a response', async () => {
	await using server = await serve((request, response) => {
		if (request.url?.endsWith('/half')) {
			response.writeHead(200, { 'content-type': 'application/json' })
			response.write('[')
		}
	})
	const { api } = client(server.apiBase, { timeoutMs: 100 })

	await expect(api.read('silent')).rejects.toThrow(/did not answer within 0.1 s/)
	await expect(api.read('half')).rejects.toThrow(/did not answer within 0.1 s/)
})

test('a fetch that ignores its signal times out too', async () => {
	const fetch = () => new Promise<Response>(() => {})
	const api = createRestApi({ apiBase: 'http://wp.example', fetch, limits: { timeoutMs: 50 }, wait: async () => {} })
	await expect(api.read('x')).rejects.toThrow(/did not answer/)
})

test('never more than four calls run at once', async () => {
	let running = 0
	let most = 0
	const fetch = async () => {
		running += 1
		most = Math.max(most, running)
		// All calls that may begin have begun by the next turn of the event loop.
		await setImmediate()
		running -= 1
		return Response.json(1)
	}
	const api = createRestApi({ apiBase: 'http://wp.example', fetch })

	await Promise.all(Array.from({ length: 30 }, () => api.read('x')))
	expect(most).toBe(4)
})

test('the address may end in a slash or in /wp-json, and a WordPress may live in a folder', async () => {
	const asked: string[] = []
	const fetch = async (url: string) => {
		asked.push(url)
		return Response.json({})
	}
	for (const apiBase of ['http://wp.example/', 'http://wp.example/wp-json/', 'http://wp.example/blog']) {
		await createRestApi({ apiBase, fetch }).read('wp-json/wp/v2/dogs')
	}
	expect(asked).toEqual([
		'http://wp.example/wp-json/wp/v2/dogs',
		'http://wp.example/wp-json/wp/v2/dogs',
		'http://wp.example/blog/wp-json/wp/v2/dogs',
	])
})

test('an address with a password in it is refused, so that it cannot end up in a log', () => {
	expect(() => client('http://me:secret@wp.example')).toThrow(/must not contain a password/)
})

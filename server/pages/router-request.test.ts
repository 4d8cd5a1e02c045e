import { expect, test } from 'vitest'
import { routerRequest } from './router-request.ts'

const SITE_URL = 'https://www.example.org'

test('the router gets the public address with path, query and body as they came', async () => {
	const asked = new Request('http://127.0.0.1:3000/apply/contact/question.data?index&change=1', {
		method: 'POST',
		body: 'topic=other',
		headers: { Origin: SITE_URL, Cookie: 'draft=key' },
	})
	const given = routerRequest(asked, SITE_URL)
	expect(given.url).toBe('https://www.example.org/apply/contact/question.data?index&change=1')
	expect(given.method).toBe('POST')
	expect(given.headers.get('Cookie')).toBe('draft=key')
	expect(await given.text()).toBe('topic=other')
})

test('a path of two slashes leads to no other host', () => {
	const given = routerRequest(new Request('http://127.0.0.1:3000//elsewhere.example/x'), SITE_URL)
	expect(given.url).toBe('https://www.example.org//elsewhere.example/x')
})

test('an origin is ours by then, and no origin is made up', () => {
	const from = (headers: HeadersInit) =>
		routerRequest(new Request('http://127.0.0.1:3000/', { headers }), SITE_URL).headers.get('Origin')
	expect(from({ Origin: 'null' })).toBe(SITE_URL)
	expect(from({})).toBeNull()
})

test('a HEAD is answered as the GET it asks about', () => {
	expect(routerRequest(new Request('http://127.0.0.1:3000/', { method: 'HEAD' }), SITE_URL).method).toBe('GET')
})

test('an aborted request cancels its render', () => {
	const leaving = new AbortController()
	const given = routerRequest(new Request('http://127.0.0.1:3000/', { signal: leaving.signal }), SITE_URL)
	leaving.abort()
	expect(given.signal.aborted).toBe(true)
})

import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import type { Page } from '../page.ts'
import { createPageUrls } from '../page-url.ts'
import { createRenderGate } from '../queue/render-gate.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderedPageCache } from './rendered-page-cache.ts'

const pageUrls = createPageUrls({
	pages: { '/dogs': ['with'], '/dogs/:slug': [] },
	privateParameters: ['home'],
	routeIds: new Map([['/dogs', 'routes/dogs']]),
})
const LONG = 'Walk home together. '.repeat(100)

/** A page cache over an app that records what it rendered, with content and a date that tests change. */
function createTestCache(answer: (path: string) => Partial<Page> = () => ({})) {
	const rendered: string[] = []
	const charity = { revision: 'r1', day: '2026-11-21', stock: '3' }
	const cache = createRenderedPageCache({
		source: { current: async () => ({ ...someContent(), revision: charity.revision }) },
		today: () => new Date(charity.day),
		stock: { current: async () => ({ name: charity.stock, availability: () => null }) },
		siteUrl: 'http://localhost',
		pageUrls,
		cache: createPageCache(),
		gate: createRenderGate({ takeSearch: () => true }),
		async render(request, { content, today }) {
			const { pathname, search } = new URL(request.url)
			rendered.push(pathname + search)
			await new Promise((resolve) => setImmediate(resolve))
			const body = Buffer.from(`${pathname}${search} ${content.revision} ${today.toISOString()} ${LONG}`)
			const page = { status: 200, headers: ['Cache-Control', 'public'], etag: `W/"${content.revision}"` }
			return { ...page, length: body.byteLength, encodings: { identity: body }, ...answer(pathname) }
		},
	})
	const get = (target: string, init: RequestInit = {}) =>
		cache.answer(new Request(`http://localhost${target}`, init), { clientHash: '' }, '192.0.2.1')
	const text = async (target: string) => (await get(target)).text()
	return { cache, rendered, charity, get, text }
}

test('concurrent requests share one render, which is then cached', async () => {
	const { rendered, text } = createTestCache()
	const bodies = await Promise.all([text('/dogs'), text('/dogs?fbclid=1'), text('/dogs?utm_source=x')])
	expect(new Set(bodies).size).toBe(1)
	expect(await text('/dogs')).toBe(bodies[0])
	expect(rendered).toEqual(['/dogs'])
})

test('new content and a new day show in the next response', async () => {
	const { charity, text } = createTestCache()
	expect(await text('/dogs')).toContain('r1 2026-11-21')
	charity.revision = 'r2'
	expect(await text('/dogs')).toContain('r2 2026-11-21')
	charity.day = '2026-11-22'
	expect(await text('/dogs')).toContain('r2 2026-11-22')
})

test('a page requested before a content change is not cached after it', async () => {
	const { charity, text } = createTestCache()
	const before = text('/dogs')
	await Promise.resolve()
	charity.revision = 'r2'
	expect(await text('/dogs')).toContain('r2')
	expect(await before).toContain('r1')
	expect(await text('/dogs')).toContain('r2')
})

test('a page that shows stock is rendered again once that has changed, and other pages are not', async () => {
	const { cache, charity, rendered, text } = createTestCache((path) =>
		path === '/dogs/mug' ? { stock: charity.stock } : {},
	)
	for (const path of ['/dogs/mug', '/dogs/mug', '/dogs/tote']) await text(path)
	expect(rendered).toEqual(['/dogs/mug', '/dogs/tote'])
	charity.stock = '2'
	expect(await cache.find('/dogs/mug')).toBeUndefined()
	for (const path of ['/dogs/mug', '/dogs/mug', '/dogs/tote']) await text(path)
	expect(rendered).toEqual(['/dogs/mug', '/dogs/tote', '/dogs/mug'])
	expect(await cache.find('/dogs/mug')).not.toBeUndefined()
})

test('404s, errors and personal responses are never cached', async () => {
	const answers: Record<string, Partial<Page>> = {
		'/dogs/gone': { status: 404 },
		'/dogs/moved': { status: 301 },
		'/dogs/broken': { status: 500 },
		'/dogs/secret': { headers: ['cache-control', 'private, no-store'] },
		'/dogs/cookie': { headers: ['Set-Cookie', 'a=b'] },
	}
	const { cache, rendered, get } = createTestCache((path) => answers[path] ?? {})
	for (const path of Object.keys(answers)) {
		await get(path)
		await get(path)
		expect(await cache.find(path), path).toBeUndefined()
	}
	await get('/dogs?home=1042-1312')
	await get('/dogs?home=1042-1312')
	await get('/dogs', { method: 'POST' })
	await get('/dogs', { method: 'POST' })
	expect(rendered.length).toBe(2 * Object.keys(answers).length + 4)
})

test('HEAD, If-None-Match and every encoding are answered from one cached page', async () => {
	const { rendered, get, text } = createTestCache()
	const plain = await text('/dogs')
	for (const _ of ['made', 'kept']) {
		const zipped = await get('/dogs', { headers: { 'Accept-Encoding': 'gzip' } })
		expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
		expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(plain)
	}
	const head = await get('/dogs', { method: 'HEAD' })
	expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength(plain)))
	expect(await head.text()).toBe('')
	const same = await get('/dogs', { headers: { 'If-None-Match': 'W/"r1"' } })
	expect([same.status, await same.text()]).toEqual([304, ''])
	expect(rendered).toEqual(['/dogs'])
})

test('a prerendered page is cached with its payload', async () => {
	const { cache, rendered } = createTestCache()
	expect(await cache.prepare('/dogs')).toBe(true)
	expect(await cache.find('/dogs')).not.toBeUndefined()
	expect(await cache.find('/dogs.data?_routes=routes%2Fdogs')).not.toBeUndefined()
	await cache.prepare('/dogs')
	expect(rendered).toEqual(['/dogs', '/dogs.data?_routes=routes%2Fdogs'])
})

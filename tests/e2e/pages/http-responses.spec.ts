import { expect, test } from '@playwright/test'

const SECURITY_HEADERS = [
	'content-security-policy',
	'x-content-type-options',
	'referrer-policy',
	'permissions-policy',
	'cross-origin-opener-policy',
	'cross-origin-resource-policy',
	'x-request-id',
]

test('every response has the security headers, also errors', async ({ request }) => {
	const paths = [
		'/',
		'/dogs.data',
		'/no-such-page',
		'/favicon.svg',
		'/img/1/2',
		'/feeds/dogs.json',
		'/feeds/no-such',
		'/healthz',
		'/wp-json/',
		'/robots.txt',
		'/dogs/',
	]
	for (const path of paths) {
		const response = await request.get(path, { maxRedirects: 0 })
		for (const name of SECURITY_HEADERS) expect(response.headers()[name], `${path} ${name}`).toBeTruthy()
		const policy = response.headers()['content-security-policy'] ?? ''
		expect(policy, path).toContain("frame-ancestors 'none'")
		expect(/script-src[^;]*unsafe-inline/.test(policy), path).toBe(false)
	}
})

test('assets are immutable and compressed, pages are revalidated', async ({ request }) => {
	const page = await request.get('/')
	expect(page.headers()['cache-control']).toContain('max-age=0')
	expect(page.headers()['content-encoding']).toBe('br')
	const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
	const asset = await request.get(script)
	expect(asset.headers()['cache-control']).toContain('immutable')
	expect(asset.headers()['content-encoding']).toBe('br')
})

test('an unchanged page gets a 304', async ({ request }) => {
	const first = await request.get('/adoption')
	const etag = first.headers().etag ?? ''
	expect(etag).toBeTruthy()
	const second = await request.get('/adoption', { headers: { 'If-None-Match': etag } })
	expect(second.status()).toBe(304)
})

test('the sitemap lists public pages, and robots.txt names it', async ({ request }) => {
	const robots = await (await request.get('/robots.txt')).text()
	const address = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
	const sitemap = await (await request.get(address)).text()
	for (const path of ['/dogs/biscuit', '/useful-info/first-three-days', '/docs/privacy', '/merch/rope-lead']) {
		expect(sitemap).toContain(`${path}</loc>`)
	}
	expect(sitemap).not.toContain('/dogs/mabel')
	expect(sitemap).not.toContain('/gallery')
	const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map((match) => match[1] ?? '')
	expect(addresses.length).toBeGreaterThan(80)
	for (const url of addresses) expect((await request.head(url)).status(), url).toBe(200)
})

test('HEAD has the headers of GET', async ({ request }) => {
	for (const path of ['/', '/dogs/biscuit', '/no-such-page']) {
		const [got, head] = [await request.get(path), await request.head(path)]
		expect(head.status(), path).toBe(got.status())
		for (const name of ['etag', 'content-security-policy', 'cache-control', 'content-type', 'vary']) {
			expect(head.headers()[name], `${path} ${name}`).toBe(got.headers()[name])
		}
	}
})

test('pages refuse other methods without internal details', async ({ request }) => {
	for (const path of ['/', '/dogs.data', '/healthz']) {
		const response = await request.post(path)
		expect(response.status(), path).toBe(405)
		expect(response.headers().allow).toBe('GET, HEAD')
		expect(await response.text()).toBe('Method not allowed')
	}
})

test('the gallery is not indexed', async ({ request }) => {
	expect((await request.get('/gallery')).headers()['x-robots-tag']).toBe('noindex')
})

test('healthz says that the process runs, readyz that it has content', async ({ request }) => {
	expect((await request.get('/healthz')).status()).toBe(200)
	expect((await request.get('/readyz')).status()).toBe(200)
})

test('pictures are served from our own origin, in the size of their slot', async ({ page }) => {
	await page.goto('/dogs')
	const sources = await page
		.locator('main img')
		.evaluateAll((images) => images.map((img) => img.getAttribute('src') ?? ''))
	expect(sources.length).toBeGreaterThan(10)
	for (const src of sources) expect(src).toMatch(/^\/img\/[\w-]+\/\d+\?v=/)
	const response = await page.request.get(sources[0] ?? '')
	expect(response.headers()['content-type']).toBe('image/webp')
})

import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startContentBackend } from './content-backend.ts'
import { hasDoubts, PATIENCE_MS, ready } from './readiness.ts'
import { eventually, freshFolder, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'

const PAGES = [
	'/',
	'/dogs',
	'/dogs/biscuit',
	'/adoption',
	'/merch',
	'/useful-info/first-three-days',
	'/docs/privacy',
	'/waystohelp/donations',
]

const CHARITY = { contentDir: SMALL_CHARITY.CONTENT_DIR }
/** A backend, and a site's snapshot of it. */
const backend = await startContentBackend(CHARITY)
const savedCopy = await aSavedCopy()
afterAll(() => backend.kill())

async function aSavedCopy(): Promise<string> {
	const folder = freshFolder('saved-copy')
	const site = await startSiteProcess({ API_BASE: backend.url, DATA_DIR: folder })
	await eventually(
		() => site.get('/readyz'),
		({ status }) => status === 200,
		PATIENCE_MS,
	)
	expect(await site.stop()).toBe(0)
	return folder
}

/** Settings of a site with a snapshot. */
function withSavedCopy() {
	const folder = freshFolder('outage')
	cpSync(savedCopy, folder, { recursive: true })
	return { API_BASE: backend.url, DATA_DIR: folder }
}

test('a site started without its backend becomes ready with it', async () => {
	const gone = await startContentBackend(CHARITY)
	const { port } = new URL(gone.url)
	await gone.kill()
	const site = await startSiteProcess({ API_BASE: gone.url })
	expect((await site.get('/')).status).toBe(404)
	const revived = await startContentBackend({ ...CHARITY, port: Number(port) })
	await eventually(
		() => site.get('/'),
		({ status }) => status === 200,
		60_000,
	)
	await site.stop()
	await revived.kill()
}, 90_000)

test('a snapshot of another backend is not used', async () => {
	const elsewhere = await startSiteProcess({ ...withSavedCopy(), API_BASE: 'http://127.0.0.1:9' })
	expect((await elsewhere.get('/dogs')).status).toBe(404)
	await elsewhere.stop()
})

/** Two, at the start of a site; `backend-faults.test.ts` and `tests/matrix` send all kinds to a running one. */
const BACKEND_FAULTS: Record<string, () => Response> = {
	'an error': () => new Response('{"code":"internal_server_error"}', { status: 500 }),
	'HTML instead of JSON': () =>
		new Response('<!doctype html><h1>Maintenance</h1>', { headers: { 'Content-Type': 'text/html' } }),
}

for (const [lie, answer] of Object.entries(BACKEND_FAULTS)) {
	test(`a backend that answers ${lie} for its dogs removes no dogs`, async () => {
		backend.intercept((path) => (path.startsWith('/wp-json/wp/v2/dogs') ? answer() : null))
		const site = await startSiteProcess(withSavedCopy())
		await eventually(() => ready(site), hasDoubts, PATIENCE_MS)
		expect(site.logged().some(({ level }) => Number(level) >= 40)).toBe(true)
		expect((await site.get('/dogs/biscuit')).status).toBe(200)
		expect((await site.get('/adoption')).status).toBe(200)
		await site.stop()
	})
}

test('a deactivated plugin removes nothing, also after a restart', async () => {
	// The index without custom/v1 and without the plugin's lists.
	const missing = () =>
		Response.json({ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, { status: 404 })
	backend.intercept((path) => {
		if (path.replace(/\/$/, '') === '/wp-json')
			return Response.json({ name: 'Bare', url: backend.url, namespaces: ['wp/v2'] })
		return /custom\/v1|wp\/v2\/(dogs|merch|docs|stories|roles)/.test(path) ? missing() : null
	})
	const site = await startSiteProcess(withSavedCopy())
	await eventually(() => ready(site), hasDoubts, PATIENCE_MS)
	expect(site.logged().some(({ level }) => Number(level) >= 40)).toBe(true)
	expect((await site.get('/dogs/biscuit')).status).toBe(200)
	expect((await site.get('/adoption')).text).toContain('Find a dog')
	await site.stop()
})

test('pages survive an outage and a restart; without a snapshot every page is the 404 screen', async () => {
	backend.intercept(() => null)
	const settings = withSavedCopy()
	const first = await startSiteProcess(settings)
	const snapshot = join(settings.DATA_DIR, 'replica')

	await backend.kill()
	// Cached pages and others, the first time and the next.
	for (const path of [...PAGES, ...PAGES, '/dogs?with=cats', '/dogs?with=cats']) {
		expect((await first.get(path)).status, path).toBe(200)
	}
	const [picture = ''] = (await first.get('/dogs/biscuit')).text.match(/\/img\/\d+\/160/) ?? []
	const { status, headers } = await first.get(picture)
	expect(status).toBe(502)
	expect(await first.stop()).toBe(0)
	// The error is logged with the id of its request.
	expect(first.logged()).toContainEqual(
		expect.objectContaining({ level: 40, id: headers.get('X-Request-Id'), msg: 'image request failed' }),
	)

	const second = await startSiteProcess(settings)
	for (const path of PAGES) expect((await second.get(path)).status, `${path} after a restart`).toBe(200)
	expect((await second.get('/dogs/biscuit')).text).toContain('Biscuit')
	await second.stop()

	rmSync(snapshot, { recursive: true })
	const third = await startSiteProcess(settings)
	for (const path of [...PAGES, '/no-such-page']) {
		const { status, text, headers } = await third.get(path)
		expect(status, `${path} without a copy`).toBe(404)
		expect(text).toContain('404!')
		expect(text).toContain('Sorry, that page doesn&#x27;t exist')
		expect(headers.get('Cache-Control')).toBe('no-store')
		expect(headers.get('Retry-After')).toBe('30')
	}
	expect((await third.get('/healthz')).status).toBe(200)
	const ready = await third.get('/readyz')
	expect(ready.status).toBe(503)
	expect(JSON.parse(ready.text).reason).toMatch(/^no content yet: .*could not be reached/)
	await third.stop()
})

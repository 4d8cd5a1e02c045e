import { afterAll, expect, test } from 'vitest'
import { startBackendWithSavedCopy } from '#tests/integration/content/saved-copy.ts'
import { hasDoubts, PATIENCE_MS, ready } from '#tests/integration/support/readiness.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

const { backend, withSavedCopy } = await startBackendWithSavedCopy()
afterAll(() => backend.kill())

test('a snapshot of another backend is not used', async () => {
	const elsewhere = await startSiteProcess({ ...withSavedCopy(), API_BASE: 'http://127.0.0.1:9' })
	expect((await elsewhere.get('/dogs')).status).toBe(404)
	await elsewhere.stop()
})

/** Two, at the start of a site; `backend-faults.test.ts` sends all kinds to a running one. */
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

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startContentBackend } from '#tests/integration/content/content-backend.ts'
import { CHARITY, startBackendWithSavedCopy } from '#tests/integration/content/saved-copy.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

// `tests/matrix/content/backend-faults-at-start.test.ts` has invalid responses at the start of a site.

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

const { backend, withSavedCopy } = await startBackendWithSavedCopy()
afterAll(() => backend.kill())

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

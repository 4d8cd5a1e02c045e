import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sign } from '#content/wordpress/http/signature.ts'
import { LIES, type Lie, SLOW_LIES } from '#tests/fixtures/lies.ts'
import { type ContentBackend, startContentBackend } from './content-backend.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from './site-process.ts'

const SECRET = 'a-secret-of-the-integration-test'
const PATIENCE_MS = 60_000
const LISTS = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles', 'categories']
/** Looked at after each lie; all pages of the sitemap are at the end. */
const PAGES = [
	'/',
	'/dogs',
	'/dogs/biscuit',
	'/dogs/juno',
	'/merch',
	'/useful-info',
	'/adoption',
	'/waystohelp',
	'/docs/privacy',
]

/** Lets the backend tell a lie; null for the truth. */
function tell(backend: ContentBackend, lie: Lie | null) {
	backend.intercept((path, json) => {
		if (!lie || !isAbout(lie, path)) return null
		return lie.answer(json)
	})
}

function isAbout({ about }: Lie, path: string): boolean {
	if (about === 'options') return path.endsWith('/options/general')
	return about === 'dogs' ? path.endsWith('/wp/v2/dogs') : LISTS.some((list) => path.endsWith(`/wp/v2/${list}`))
}

/** Announces changes that name nothing as gone: the site reads every list and the options again. */
async function announce(site: SiteProcess): Promise<number> {
	const types = ['dog', 'merch', 'post', 'doc', 'page', 'story', 'role', 'options', 'term:category']
	const events = types.map((type) => ({ event: 'updated', type, id: 0, slug: '' }))
	const body = JSON.stringify({ v: 1, id: randomUUID(), sent_at: new Date().toISOString(), events })
	const signature = sign(SECRET, body, Date.now() / 1000)
	const headers = { 'Content-Type': 'application/json', 'X-Rescue-Signature': signature }
	return (await fetch(`${site.url}/api/content-changed`, { method: 'POST', body, headers })).status
}

interface Ready {
	status: number
	content: { lastError: string | null; withheld: { list: string }[] }
}

async function ready(site: SiteProcess): Promise<Ready> {
	const { status, text } = await site.get('/readyz')
	return { ...JSON.parse(text), status }
}

const hasDoubts = ({ content }: Ready) => content.lastError !== null || content.withheld.length > 0

async function pathsOf(site: SiteProcess): Promise<string[]> {
	const { text } = await site.get('/sitemap.xml')
	return [...text.matchAll(/<loc>http:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/').sort()
}

async function startTruthful() {
	const backend = await startContentBackend()
	const settings = { API_BASE: backend.url, CONTENT_SECRET: SECRET, DATA_DIR: freshFolder('lies') }
	const site = await startSiteProcess(settings)
	await eventually(
		() => ready(site),
		({ status }) => status === 200,
		PATIENCE_MS,
	)
	await eventually(
		() => announce(site),
		(status) => status === 200,
		PATIENCE_MS,
	)
	return { backend, site, settings, paths: await pathsOf(site), home: (await site.get('/')).text }
}

test(`of a backend with ${LIES.length} ways to lie the site believes none, before and after a restart`, async () => {
	const { backend, site, settings, paths } = await startTruthful()
	expect(LIES.length).toBeGreaterThanOrEqual(34)
	expect(paths.filter((path) => path.startsWith('/dogs/')).length).toBeGreaterThan(35)

	for (const lie of LIES) {
		tell(backend, lie)
		const answered = announce(site)
		if (lie.isHarmless) expect(await answered, lie.name).toBeLessThan(300)
		else await eventually(() => ready(site), hasDoubts, PATIENCE_MS)
		await answered
		expect(await pathsOf(site), lie.name).toEqual(paths)
		for (const path of PAGES) expect((await site.get(path)).status, `${path} although it ${lie.name}`).toBe(200)
		const { text } = await site.get('/')
		for (const words of ['Find a dog', '01632 960 144', 'Donate']) expect(text, lie.name).toContain(words)
		expect((await ready(site)).status).toBe(200)

		tell(backend, null)
		await eventually(
			() => announce(site).then(() => ready(site)),
			(state) => !hasDoubts(state),
			PATIENCE_MS,
		)
	}
	for (const path of paths) expect((await site.get(path)).status, path).toBe(200)
	await site.stop()

	const [empty] = LIES
	tell(backend, empty ?? null)
	const again = await startSiteProcess(settings)
	await eventually(() => ready(again), hasDoubts, PATIENCE_MS)
	expect(await pathsOf(again)).toEqual(paths)
	expect((await ready(again)).content.withheld.map(({ list }) => list)).toContain('dogs')
	expect(again.logged()).toContainEqual(
		expect.objectContaining({ level: 40, msg: 'content removal withheld', list: 'dogs', offered: 0 }),
	)

	// An operator who knows better is believed at once.
	const env = { PATH: process.env.PATH, ...settings }
	const { stdout } = await promisify(execFile)(process.execPath, ['server/desk.ts', 'accept-content', 'dogs'], { env })
	expect(stdout).toContain('Taken over: dogs.')
	expect((await again.get('/dogs/biscuit')).status).toBe(404)
	expect((await ready(again)).content.withheld.map(({ list }) => list)).not.toContain('dogs')
	await again.stop()
	await backend.kill()
}, 600_000)

for (const lie of SLOW_LIES) {
	test(`a backend that ${lie.name} keeps no page and no change notice waiting`, async () => {
		const { backend, site, paths } = await startTruthful()
		tell(backend, lie)

		const started = performance.now()
		expect(await announce(site)).toBe(202)
		expect(performance.now() - started).toBeLessThan(10_000)
		expect(await pathsOf(site)).toEqual(paths)
		for (const path of PAGES) expect((await site.get(path)).status, path).toBe(200)
		await site.stop()
		await backend.kill()
	})
}

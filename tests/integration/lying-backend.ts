import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { sign } from '#content/wordpress/http/signature.ts'
import type { Lie } from '#tests/fixtures/lies.ts'
import { type ContentBackend, startContentBackend } from './content-backend.ts'
import { hasDoubts, PATIENCE_MS, ready } from './readiness.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from './site-process.ts'

const SECRET = 'a-secret-of-the-integration-test'
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
export function tell(backend: ContentBackend, lie: Lie | null) {
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

/** Every page of the sitemap. */
export async function pathsOf(site: SiteProcess): Promise<string[]> {
	const { text } = await site.get('/sitemap.xml')
	return [...text.matchAll(/<loc>http:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/').sort()
}

/** A site that has read everything of a backend that tells the truth so far. */
export async function startTruthful() {
	const backend = await startContentBackend()
	const settings = { API_BASE: backend.url, CONTENT_SECRET: SECRET, DATA_DIR: freshFolder('lies') }
	const site = await startSiteProcess(settings)
	await eventually(
		() => ready(site),
		({ status, content }) => status === 200 && content.lastSyncAt !== null,
		PATIENCE_MS,
	)
	return { backend, site, settings, paths: await pathsOf(site), home: (await site.get('/')).text }
}

type Truthful = Awaited<ReturnType<typeof startTruthful>>

/** Tells a running site one lie after the other, each followed by the truth: no page is lost, and none shows an error. */
export async function expectNoneBelieved({ backend, site, paths }: Truthful, lies: readonly Lie[]) {
	for (const lie of lies) {
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
}

/** A backend that takes as long as it is let keeps nobody waiting. */
export async function expectNobodyWaits(lie: Lie) {
	const { backend, site, paths } = await startTruthful()
	tell(backend, lie)

	const started = performance.now()
	expect(await announce(site)).toBe(202)
	expect(performance.now() - started).toBeLessThan(10_000)
	expect(await pathsOf(site)).toEqual(paths)
	for (const path of PAGES) expect((await site.get(path)).status, path).toBe(200)
	await site.stop()
	await backend.kill()
}

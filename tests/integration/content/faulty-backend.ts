import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { sign } from '#content/wordpress/http/signature.ts'
import type { BackendFault } from '../../fixtures/backend-faults.ts'
import { hasDoubts, PATIENCE_MS, ready } from '../support/readiness.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { type ContentBackend, startContentBackend } from './content-backend.ts'

const SECRET = 'a-secret-of-the-integration-test'
const LISTS = [...CONTENT_TYPES, 'categories']
/** Requested after each fault. */
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

/** Makes the backend faulty; undefined ends the fault. */
export function setFault(backend: ContentBackend, fault: BackendFault | undefined) {
	backend.intercept((path, json) => {
		if (!fault || !isAbout(fault, path)) return null
		return fault.answer(json)
	})
}

function isAbout({ about }: BackendFault, path: string): boolean {
	if (about === 'options') return path.endsWith('/options/general')
	return about === 'dogs' ? path.endsWith('/wp/v2/dogs') : LISTS.some((list) => path.endsWith(`/wp/v2/${list}`))
}

/** Announces changes of every type, so that the site reads all lists and the options again. */
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

/** A site that has synchronised with a correct backend. */
export async function startWithCorrectBackend() {
	const backend = await startContentBackend()
	const settings = { API_BASE: backend.url, CONTENT_SECRET: SECRET, DATA_DIR: freshFolder('faults') }
	const site = await startSiteProcess(settings)
	await eventually(
		() => ready(site),
		({ status, content }) => status === 200 && content.lastSyncAt !== null,
		PATIENCE_MS,
	)
	return { backend, site, settings, paths: await pathsOf(site), home: (await site.get('/')).text }
}

type CorrectSite = Awaited<ReturnType<typeof startWithCorrectBackend>>

/** Applies one fault after the other, with a correct backend in between: no page is lost, and none shows an error. */
export async function expectAllRejected({ backend, site, paths }: CorrectSite, faults: readonly BackendFault[]) {
	for (const fault of faults) {
		setFault(backend, fault)
		const answered = announce(site)
		if (fault.isHarmless) expect(await answered, fault.name).toBeLessThan(300)
		else await eventually(() => ready(site), hasDoubts, PATIENCE_MS)
		await answered
		expect(await pathsOf(site), fault.name).toEqual(paths)
		for (const path of PAGES) expect((await site.get(path)).status, `${path} although it ${fault.name}`).toBe(200)
		const { text } = await site.get('/')
		for (const words of ['Find a dog', '01632 960 144', 'Donate']) expect(text, fault.name).toContain(words)
		expect((await ready(site)).status).toBe(200)

		setFault(backend, undefined)
		await eventually(
			() => announce(site).then(() => ready(site)),
			(state) => !hasDoubts(state),
			PATIENCE_MS,
		)
	}
}

/** A slow backend delays no page. */
export async function expectFastResponses(fault: BackendFault) {
	const { backend, site, paths } = await startWithCorrectBackend()
	setFault(backend, fault)

	const started = performance.now()
	expect(await announce(site)).toBe(202)
	expect(performance.now() - started).toBeLessThan(10_000)
	expect(await pathsOf(site)).toEqual(paths)
	for (const path of PAGES) expect((await site.get(path)).status, path).toBe(200)
	await site.stop()
	await backend.kill()
}

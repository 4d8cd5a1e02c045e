import { expect, onTestFinished, test } from 'vitest'
import { aContentFolder } from '#tests/builders/content-folder.ts'
import { DRAWING, hanging, honest, startIconService } from '#tests/builders/icon-service.ts'
import { startSiteProcess } from './site-process.ts'

const OPTIONS = `
header: { menu: [] }
site: { name: Fairlead }
social:
  - { text: Our page on Facebook, url: https://facebook.example/fairlead, icon: simple-icons:facebook }
  - { text: Our paws, url: https://paws.example/fairlead, icon: mdi:paw }
`

/** The built site whose content names one icon that is installed and one that is not. */
async function siteWithIcons(settings: Record<string, string> = {}) {
	const content = await aContentFolder()
	await content.write('options.yaml', OPTIONS)
	const site = await startSiteProcess({ CONTENT_DIR: content.dir, ...settings })
	onTestFinished(async () => {
		await site.stop()
		await content.remove()
	})
	return site
}

async function service(...[manner]: Parameters<typeof startIconService>) {
	const started = await startIconService(manner)
	onTestFinished(() => started.stop())
	return started
}

const FACEBOOK = /<svg [^>]*aria-hidden="true"[^>]*><path fill="currentColor" d="[^"]+"\/><\/svg>Our page on Facebook/
const PAW = `${DRAWING}</svg>Our paws`

test('icons that content names stand in the page, and nobody outside is asked unless told to', async () => {
	const outside = await service(honest)
	const site = await siteWithIcons()
	const { text, headers } = await site.get('/')
	expect(text).toMatch(FACEBOOK)
	expect(text).toContain('Our paws')
	expect(text).not.toContain(PAW)
	expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
	expect(outside.asked).toEqual([])
	expect((await site.get('/api/icons/mdi.json?icons=paw')).status).toBe(404)
	expect((await site.get('/api/icons/ph.json?icons=dog')).headers.get('Cache-Control')).toBe('public, max-age=604800')
})

test('a public service is asked once, by the server alone, for what is not installed', async () => {
	const first = await service((_, response) => response.writeHead(500).end())
	const second = await service(honest)
	const site = await siteWithIcons({ ICON_SERVICE: `${first.url},${second.url}` })
	for (const path of ['/', '/dogs']) {
		const { text } = await site.get(path)
		expect(text).toMatch(FACEBOOK)
		expect(text).toContain(PAW)
	}
	expect(second.asked).toEqual(['/mdi.json?icons=paw'])
	const found = await site.get('/api/icons/mdi.json?icons=paw,bone')
	expect(JSON.parse(found.text)).toMatchObject({ icons: { paw: { body: DRAWING } }, not_found: ['bone'] })
	expect(second.asked).toHaveLength(1)
	expect((await site.get('/')).headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
})

test('a hanging service costs the first page 1.5 s and the next ones nothing; the words are there', async () => {
	const silent = await service(hanging)
	const site = await siteWithIcons({ ICON_SERVICE: silent.url })
	const started = performance.now()
	const { status, text } = await site.get('/')
	expect([status, performance.now() - started > 1400, performance.now() - started < 4000]).toEqual([200, true, true])
	expect(text).toMatch(FACEBOOK)
	expect(text).toContain('Our paws')
	const again = performance.now()
	await site.get('/dogs')
	expect(performance.now() - again).toBeLessThan(1000)
})

test.for([
	['a script in the drawing', { body: `${DRAWING}<script>alert(1)</script>` }],
	['an endless answer', { body: 'x'.repeat(2_000_000) }],
])('a service that lies with %s gets nothing into the page', async ([, paw]) => {
	const lying = await service(({ collection }, response) =>
		response.end(JSON.stringify({ prefix: collection, icons: { paw } })),
	)
	const site = await siteWithIcons({ ICON_SERVICE: lying.url })
	const { text } = await site.get('/')
	expect(text).toContain('Our paws')
	expect(text).not.toContain(DRAWING)
	expect(text).not.toContain('alert(1)')
	expect((await site.get('/api/icons/mdi.json?icons=paw')).status).toBe(404)
})

test('failures are in the log, by what they were', async () => {
	const failing = await service(({ collection }, response) =>
		collection === 'mdi' ? response.end('<!doctype html>') : response.writeHead(503).end(),
	)
	const site = await siteWithIcons({ ICON_SERVICE: failing.url })
	await site.get('/')
	expect(site.logged()).toContainEqual(
		expect.objectContaining({ msg: 'Invalid data', collection: 'mdi', icons: ['paw'] }),
	)
	await failing.stop()
	const later = await siteWithIcons({ ICON_SERVICE: failing.url })
	await later.get('/')
	expect(later.logged()).toContainEqual(expect.objectContaining({ msg: 'Failed to load custom icons', icons: ['paw'] }))
})

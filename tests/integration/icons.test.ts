import { expect, onTestFinished, test } from 'vitest'
import { aContentFolder } from '../builders/backend/content-folder.ts'
import { DRAWING, honest, startIconService } from '../builders/icon-service.ts'
import { eventually, type SiteProcess, startSiteProcess } from './site-process.ts'

const OPTIONS = `
header: { menu: [] }
site: { name: Fairlead }
social:
  - { text: Our page on Facebook, url: https://facebook.example/fairlead, icon: simple-icons:facebook }
  - { text: Our paws, url: https://paws.example/fairlead, icon: mdi:paw }
`

/** The built site with one installed and one missing icon. */
async function siteWithIcons(settings: Record<string, string> = {}, options = OPTIONS) {
	const content = await aContentFolder()
	await content.write('options.yaml', options)
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

/** On a busy machine the first pages come before the response. Each search is a different page. */
function pageWith(site: SiteProcess, text: string) {
	let searches = 0
	return eventually(
		() => site.get(`/dogs?q=${searches++}`),
		(page) => page.text.includes(text),
		20_000,
	)
}

const FACEBOOK = /<svg [^>]*aria-hidden="true"[^>]*><path fill="currentColor" d="[^"]+"\/><\/svg>Our page on Facebook/
const PAW = `${DRAWING}</svg>Our paws`

test('icons of the content are in the page, without requests to other servers by default', async () => {
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

test('missing icons are requested once, by the server only', async () => {
	const first = await service((_, response) => response.writeHead(500).end())
	const second = await service(honest)
	const site = await siteWithIcons({ ICON_SERVICE: `${first.url},${second.url}` })
	expect((await pageWith(site, PAW)).text).toMatch(FACEBOOK)
	expect(second.asked).toEqual(['/mdi.json?icons=paw'])
	const found = await site.get('/api/icons/mdi.json?icons=paw,bone')
	expect(JSON.parse(found.text)).toMatchObject({ icons: { paw: { body: DRAWING } }, not_found: ['bone'] })
	expect(second.asked).toHaveLength(1)
	expect((await site.get('/')).headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
})

test('a page waits 1.5 s for a slow icon service, then has text only; later pages have the icon', async () => {
	const answers: (() => void)[] = []
	const slow = await service((...ask) => answers.push(() => honest(...ask)))
	const site = await siteWithIcons({ ICON_SERVICE: slow.url })
	const started = performance.now()
	const { status, text } = await site.get('/')
	expect([status, performance.now() - started > 1400]).toEqual([200, true])
	expect(text).toMatch(FACEBOOK)
	expect(text).toContain('Our paws')
	expect(text).not.toContain(PAW)
	for (const answer of answers) answer()
	await pageWith(site, PAW)
})

test('icon requests have URLs of at most 500 characters', async () => {
	const outside = await service(honest)
	const names = Array.from({ length: 60 }, (_, n) => `a-long-name-of-an-icon-${n}`)
	const social = names.map((name) => `  - { text: ${name}, url: https://paws.example/${name}, icon: mdi:${name} }`)
	const site = await siteWithIcons({ ICON_SERVICE: outside.url }, `${OPTIONS}${social.join('\n')}\n`)
	const { text } = await pageWith(site, PAW)
	expect(outside.asked.length).toBeGreaterThan(1)
	const addresses = outside.asked.map((path) => outside.url + path)
	expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(500)
	const asked = addresses.flatMap((address) => new URL(address).searchParams.get('icons')?.split(','))
	expect(asked.sort()).toEqual([...names, 'paw'].sort())
	for (const name of names) expect(text).toContain(`${DRAWING}</svg>${name}`)
})

test.for([
	['a script in the drawing', { body: `${DRAWING}<script>alert(1)</script>` }],
	['an endless answer', { body: 'x'.repeat(2_000_000) }],
])('a response with %s adds nothing to the page', async ([, paw]) => {
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

test('failures are logged with their reason', async () => {
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

import { expect, test } from 'vitest'
import { DRAWING, honest } from '#tests/builders/icon-service.ts'
import { PAW, pageWith, service, siteWithIcons } from '#tests/integration/pages/site-with-icons.ts'

// `tests/matrix` has invalid responses of an icon service, `icon-client.test.ts` and `icon-queries.test.ts` have them without a site.
const FACEBOOK = /<svg [^>]*aria-hidden="true"[^>]*><path fill="currentColor" d="[^"]+"\/><\/svg>Our page on Facebook/

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

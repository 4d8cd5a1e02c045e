import { afterAll, expect, test } from 'vitest'
import { jsonFeedSchema } from '#server/feeds/formats/json-feed.schema.ts'
import { readCsv } from '#tests/builders/feed.ts'
import { startSiteProcess } from '../support/site-process.ts'

/** The site's public address, on a port of the system's choice. */
const SITE = 'http://localhost'

/** In the sample: adopted, withdrawn and died. */
const GONE = ['Clem', 'Mabel', 'Rufus']

const FEEDS = [
	'dogs.json',
	'dogs.xml',
	'petfinder.csv',
	'rescuegroups.csv',
	'shelter-manager.csv',
	'embed.json',
	'embed.js',
]

/** Requests that change nothing, to one site with the whole sample. */
const site = await startSiteProcess({ LOG_LEVEL: 'warn' })
afterAll(() => site.stop())

test('a page names its build, and the build manifest lists the cached pages', async () => {
	const latest = await site.get('/builds/latest.json?1795258234528')
	expect(latest.headers.get('Cache-Control')).toBe('no-store')
	const { id, timestamp } = JSON.parse(latest.text)
	expect(id).toMatch(/^[0-9a-f]{16}$/)
	expect(Number.isInteger(timestamp)).toBe(true)

	const page = await site.get('/')
	expect(page.text).toContain(id)

	const meta = await site.get(`/builds/meta/${id}.json`)
	expect(meta.headers.get('Cache-Control')).toMatch(/immutable/)
	const { routeRules, prerendered, ...rest } = JSON.parse(meta.text)
	expect(rest).toEqual({ id, timestamp })
	expect(prerendered).toContain('/dogs/:slug')
	const isCode = expect.stringMatching(/^\/assets\/.+\.js$/)
	expect(routeRules['/dogs/:slug']).toEqual({
		payload: true,
		prerender: true,
		loaders: ['routes/dog'],
		files: expect.arrayContaining([isCode]),
	})
	expect(routeRules['/compare']).toMatchObject({ payload: true, prerender: false })
	expect(Object.keys(routeRules)).not.toContain('/*')
	expect((await site.get('/builds/meta/another.json')).status).toBe(404)
})

test('public pages name the rules by which browsers fetch links ahead; forms do not', async () => {
	const { headers } = await site.get('/dogs')
	expect(headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
	for (const path of ['/apply/adoption/dog', '/no-such-page', '/dogs.data']) {
		expect((await site.get(path)).headers.get('Speculation-Rules'), path).toBeNull()
	}
	const rules = await site.get('/speculation-rules.json')
	expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
	const { prefetch, prerender } = JSON.parse(rules.text)
	for (const [{ where, eagerness }] of [prefetch, prerender]) {
		expect(eagerness).toBe('moderate')
		expect(JSON.stringify(where)).toContain('/apply/*')
	}
})

/** In the sample Wren has `children: {fit: no, min_age: 10}`: no below 10, unknown from 10 on. */
test('a dog’s minimum age of children is the same everywhere', async () => {
	const page = async (path: string) => {
		const { status, text } = await site.get(path)
		expect(status, path).toBe(200)
		return text.replaceAll('<!-- -->', '')
	}
	const isListed = async (query: string) => /href="\/dogs\/wren[?"]/.test(await page(`/dogs?${query}`))

	expect(await isListed('children=12-15&untested=1'), 'not known with children of 12 to 15').toBe(true)
	expect(await isListed('children=5-11&untested=1'), 'not known with some of 5 to 11').toBe(true)
	expect(await isListed('with=children&untested=1'), 'not known with children').toBe(true)
	expect(await isListed('children=0-4&untested=1'), 'not with children under 5').toBe(false)
	expect(await isListed('children=12-15'), 'no promise about older children').toBe(false)

	const profile = await page('/dogs/wren')
	expect(profile).toContain('Children under 10')
	expect(profile).toContain('Children 10 and over')
	expect(await page('/dogs/wren/poster')).toContain('Not with small pets or children under 10.')
	expect(await page('/compare?dogs=wren,biscuit')).toContain('Not under 10; older not known yet')
	// A household whose youngest is 10 to 12.
	expect(await page('/dogs/wren?home=14-------')).toContain('1 not known yet')

	const { items } = JSON.parse(await page('/feeds/dogs.json'))
	const wren = items.find(({ title }: { title: string }) => title === 'Wren')
	expect(wren._rescue_dog.goodWith.children).toMatchObject({ answer: 'unknown', minAge: 10 })
	for (const [file, name, kids] of [
		['petfinder.csv', 'AnimalName', 'NoKids'],
		['rescuegroups.csv', 'name', 'kids'],
		['shelter-manager.csv', 'ANIMALNAME', 'ANIMALGOODWITHKIDS'],
	] as const) {
		const line = readCsv(await page(`/feeds/${file}`)).find((one) => one[name] === 'Wren')
		expect(line?.[kids], file).toBe('')
		expect(JSON.stringify(line), file).toContain('cannot live with children under 10')
	}
})

test('every feed of the sample charity is valid and has listed dogs only', async () => {
	const json = await site.get('/feeds/dogs.json')
	expect(json.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
	const feed = JSON.parse(json.text)
	expect(jsonFeedSchema.parse(feed)).toEqual(feed)
	expect(feed.items.length).toBeGreaterThan(30)

	for (const name of FEEDS.filter((feedName) => feedName !== 'embed.js')) {
		const { status, text } = await site.get(`/feeds/${name}`)
		expect(status, name).toBe(200)
		expect(text, name).toContain('Biscuit')
		expect(text, name).not.toMatch(/(?:href|src|srcset)=\\?"\//)
	}
	const names = feed.items.map(({ title }: { title: string }) => title)
	const files = await Promise.all(
		FEEDS.filter((name) => name.endsWith('.csv')).map((name) => site.get(`/feeds/${name}`)),
	)
	for (const { text } of files) {
		const lines = readCsv(text)
		expect(lines.length).toBeGreaterThan(30)
		names.push(...lines.map((line) => line.AnimalName ?? line.name ?? line.ANIMALNAME))
	}
	for (const name of GONE) expect(names).not.toContain(name)

	const [first] = feed.items
	expect((await site.get(first.url.replace(SITE, ''))).status).toBe(200)
	const picture = await site.get(first.image.replace(SITE, ''))
	expect(picture.headers.get('Content-Type')).toBe('image/jpeg')

	const schema = JSON.parse((await site.get('/feeds/dogs.schema.json')).text)
	expect(schema.$id).toBe(`${SITE}/feeds/dogs.schema.json`)
	expect((await site.get('/feeds/no-such.json')).status).toBe(404)
})

test('feeds have ETag, compression and CORS; their pictures may be embedded, our pages may not', async () => {
	for (const name of FEEDS) {
		const path = `/feeds/${name}`
		const plain = await site.get(path, { 'Accept-Encoding': 'identity' })
		expect(plain.headers.get('Access-Control-Allow-Origin'), name).toBe('*')
		expect(plain.headers.get('Cross-Origin-Resource-Policy'), name).toBe('cross-origin')
		expect(plain.headers.get('Cache-Control'), name).toBe('public, max-age=300, stale-while-revalidate=300')
		expect(plain.headers.get('Content-Encoding'), name).toBe(null)

		for (const encoding of ['br', 'gzip']) {
			const packed = await site.get(path, { 'Accept-Encoding': encoding })
			expect(packed.headers.get('Content-Encoding'), name).toBe(encoding)
			expect(packed.text === plain.text, `${name} as ${encoding}`).toBe(true)
		}
		const etag = plain.headers.get('ETag') ?? ''
		expect((await site.get(path, { 'If-None-Match': etag })).status, name).toBe(304)

		const head = await fetch(site.url + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
		expect(head.headers.get('Content-Length'), name).toBe(String(Buffer.byteLength(plain.text)))
		expect(head.headers.get('ETag'), name).toBe(etag)
		expect((await fetch(site.url + path, { method: 'POST' })).status, name).toBe(405)
	}
	const policy = async (path: string) => (await site.get(path)).headers.get('Cross-Origin-Resource-Policy')
	expect(await policy('/img/1001/320')).toBe('cross-origin')
	expect(await policy('/dogs')).toBe('same-origin')
	expect(await policy('/wp-json/')).toBe('same-origin')
})

test('the row of ways to help has those of the menu, and the page ends with whom to ask', async () => {
	const { text } = await site.get('/waystohelp')
	const [row = ''] = text.match(/<nav aria-label="Ways to help"[\s\S]*?<\/nav>/) ?? []
	expect([...row.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
		'/waystohelp',
		'/waystohelp/donations',
		'/waystohelp/sponsorship',
		'/waystohelp/volunteering',
		'/fostering',
		'/merch',
	])
	const last = text.slice(text.indexOf('id="not-sure"'), text.indexOf('</main>'))
	expect(last).toContain('href="/apply/contact/question"')
	expect(last).toContain('href="tel:01632960144"')
})

test('a search for advice finds articles, and is no page for search engines', async () => {
	const { text } = await site.get('/useful-info?q=stiff+legs')
	expect(text).toContain('1 article about “stiff legs”')
	expect(text).toContain('href="/useful-info/stiff-legs-in-winter"')
	expect(text).toMatch(/<meta name="robots" content="noindex, follow"/)
	expect((await site.get('/useful-info?q=xyzzy')).text).toContain('Nothing about “xyzzy”, yet.')
})

test('a form has no Donate and no newsletter; menu, info and legal links are folded', async () => {
	const { text } = await site.get('/apply/adoption/start')
	const header = part(text, 'header')
	const footer = part(text, 'footer')
	expect(header).toContain('href="tel:01632960144"')
	for (const url of ['/dogs', '/adoption', '/waystohelp', '/favourites']) expect(header).toContain(`href="${url}"`)
	const folded = part(footer, 'details')
	for (const url of [
		'tel:+441632960144',
		'mailto:hello@fairlead.example',
		'/docs/privacy',
		'/docs/complaints',
		'/fostering',
	])
		expect(folded).toContain(`href="${url}"`)
	expect(header + footer).not.toMatch(/Donate|\/waystohelp\/donations"|newsletter/i)
})

test('the contact form begins with what cannot wait, and asks for an email address or a phone number as one question', async () => {
	const { text } = await site.get('/apply/contact/question')
	const main = part(text, 'main')
	const ring = main.indexOf('href="tel:01632960144"')
	expect(ring).toBeGreaterThan(0)
	expect(ring).toBeLessThan(main.indexOf('<form'))
	expect(main.indexOf('href="/apply/found/start"')).toBeLessThan(main.indexOf('<form'))
	const reply = [...main.matchAll(/<fieldset[\s\S]*?<\/fieldset>/g)]
		.map(([html]) => html)
		.find((html) => html.includes('How should we reply?'))
	expect(reply).toContain('name="email"')
	expect(reply).toContain('name="phone"')
})

/** The first element of a kind, as HTML. */
function part(html: string, name: string): string {
	return new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? ''
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { jsonFeedSchema } from '#server/feeds/formats/json-feed.schema.ts'
import { readCsv } from '#tests/builders/feed.ts'
import { eventually, startSiteProcess } from './site-process.ts'
import { copySmallCharity } from './small-charity.ts'

/** Its public address on a port of the system's choice. */
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

/** For read-only tests. */
const site = await startSiteProcess({})
afterAll(() => site.stop())

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

test('a disabled feed says so, loses its links, and the others stay', async () => {
	const contentDir = copySmallCharity()
	const site = await startSiteProcess({ CONTENT_DIR: contentDir })
	const linked = async () =>
		[...(await site.get('/dogs')).text.matchAll(/rel="alternate"[^>]*href="([^"]*)/g)].map(([, href]) => href)
	expect(await linked()).toEqual(['/feeds/dogs.xml', '/feeds/dogs.json'])

	const options = join(contentDir, 'options.yaml')
	writeFileSync(
		options,
		readFileSync(options, 'utf8').replace(/^feeds:[\s\S]*/m, 'feeds: { json: false, embed: false }\n'),
	)
	await eventually(
		() => site.get('/feeds/dogs.json'),
		({ status, text }) => status === 404 && text.includes('switched off'),
		2000,
	)
	for (const name of [
		'dogs.schema.json',
		'embed.js',
		'embed.json',
		'petfinder.csv',
		'rescuegroups.csv',
		'shelter-manager.csv',
	]) {
		const { status, headers, text } = await site.get(`/feeds/${name}`)
		expect([status, headers.get('Cache-Control')], name).toEqual([404, 'no-store'])
		expect(text, name).toMatch(/is switched off\.$/m)
	}
	expect((await site.get('/feeds/dogs.xml')).status).toBe(200)
	expect(await linked()).toEqual(['/feeds/dogs.xml'])
	await site.stop()
})

test('a rehomed dog is removed from the feeds at once', async () => {
	const contentDir = copySmallCharity()
	const site = await startSiteProcess({ CONTENT_DIR: contentDir })
	const before = await site.get('/feeds/dogs.json')
	expect(before.text).toContain('"name":"Biscuit"')

	const file = join(contentDir, 'dogs/biscuit.md')
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}status: .*$/m, '  status: adopted'))
	const after = await eventually(
		() => site.get('/feeds/dogs.json'),
		({ text }) => !text.includes('"name":"Biscuit"'),
		2000,
	)
	expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
	await site.stop()
})

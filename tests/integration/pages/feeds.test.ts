import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually, startSiteProcess } from '../support/site-process.ts'
import { copySmallCharity } from '../support/small-charity.ts'

// `sample-site.test.ts` has the feeds of the sample.

const contentDir = copySmallCharity()
const site = await startSiteProcess({ CONTENT_DIR: contentDir })
afterAll(() => site.stop())

test('an edited file of the embedded backend appears without a restart: a rehomed dog is gone from the feeds once its page says so', async () => {
	const before = await site.get('/feeds/dogs.json')
	expect(before.text).toContain('"name":"Biscuit"')

	const file = join(contentDir, 'dogs/biscuit.md')
	writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}status: .*$/m, '  status: adopted'))
	await eventually(
		() => site.get('/dogs/biscuit'),
		({ text }) => text.includes('Found a home'),
	)
	const after = await site.get('/feeds/dogs.json')
	expect(after.text).not.toContain('"name":"Biscuit"')
	expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
})

test('a disabled feed says so, loses its links, and the others stay', async () => {
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
})

import { afterAll, expect, test } from 'vitest'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn, untilShown } from './server/site.ts'
import { startWordPress } from './server/wordpress.ts'

const SECRET = 'a secret of the tests'
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
wordpress.connect({ url: `http://localhost:${port}`, secret: SECRET })
const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: SECRET })
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

/** As the page does: step after step. */
async function importAll() {
	for (let steps = 0; ; steps += 1) {
		const { done, total, error } = await wordpress.rest('/fairlead/v1/import', {})
		expect(error).toBe('')
		if (done === total) return { total, steps }
	}
}

test('the sample charity is imported by one click, complete, and its own pages show it', async () => {
	const { total } = await importAll()
	expect(total).toBeGreaterThan(400)
	const problems: unknown[] = []
	const client = createWordPressBackend({
		...{ apiBase: wordpress.url, source: 'test', fetch: (url, init) => fetch(url, init) },
		report: (problem) => void problems.push(problem),
	})
	const counts = await Promise.all(CONTENT_TYPES.map(async (type) => [type, (await client.items(type)).items.length]))
	expect(Object.fromEntries(counts)).toMatchObject({ dogs: 41 })
	expect(problems).toEqual([])
	const { items: dogs } = await client.items('dogs')
	const biscuit = dogs.find(({ item }) => item.slug === 'biscuit')?.item
	expect(biscuit?.picture?.alt).toContain('Biscuit')
	expect(biscuit?.gallery.length).toBeGreaterThan(1)
	await untilShown(site, '/dogs/biscuit', 'Biscuit')
	expect((await client.options()).options.site.name).not.toBe('')
})

test('a second import makes nothing twice and leaves edits alone', async () => {
	const before = await wordpress.phpBeside('echo array_sum((array) wp_count_posts("dog"));')
	const [dog] = await wordpress.rest('/wp/v2/dogs?slug=biscuit')
	await wordpress.rest(`/wp/v2/dogs/${dog.id}`, { content: '<p>Edited here.</p>' })
	expect((await importAll()).steps).toBe(0)
	expect(await wordpress.phpBeside('echo array_sum((array) wp_count_posts("dog"));')).toBe(before)
	expect((await wordpress.rest(`/wp/v2/dogs/${dog.id}`)).content.rendered).toContain('Edited here.')
})

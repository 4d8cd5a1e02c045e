import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'
import { freshFolder } from '../integration/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { comparable } from './server/both-backends.ts'
import { SAMPLE } from './server/sample.ts'
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

test('what is exported is the content folder again: the site reads the same items from both', async () => {
	const folder = freshFolder('export')
	const skipped = await wordpress.phpBeside(`echo wp_json_encode(Fairlead\\export_content('${folder}'));`)
	expect(JSON.parse(skipped)).toEqual([])
	const problems: unknown[] = []
	const clientOf = (contentDir: string) => {
		const backend = createEmbeddedBackend({
			contentDir,
			report: (problem) => void problems.push(problem),
			secret: SECRET,
			watch: false,
		})
		const report = (problem: unknown) => void problems.push(problem)
		return createWordPressBackend({
			apiBase: 'http://fairlead.test',
			source: 'test',
			report,
			fetch: (url, init) => backend.handle(new Request(url, init)),
		})
	}
	const [sample, exported] = [clientOf(SAMPLE), clientOf(folder)]
	for (const type of CONTENT_TYPES) {
		const [before, after] = await Promise.all([sample, exported].map((client) => client.items(type)))
		// WordPress comes with a post and a page of its own, and this test edited a dog.
		const made = new Map(after?.items.map(({ item }) => [item.id, comparable(item)]))
		for (const { item } of before?.items ?? []) {
			if (item.slug !== 'biscuit') expect(made.get(item.id), `${type} ${item.slug}`).toEqual(comparable(item))
		}
	}
	expect((await exported.options()).notificationEmail).toBe((await sample.options()).notificationEmail)
	expect(problems).toEqual([])
	rmSync(folder, { recursive: true })
})

test('the button downloads the folder as a zip, and only administrators with their own form get it', async () => {
	const admin = await wordpress.logIn()
	const { text } = await admin('/wp-admin/admin.php?page=fairlead-import')
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(text) ?? []
	const form = new URLSearchParams({ action: 'fairlead_export', _wpnonce: nonce })
	const { status, headers, text: zip } = await admin('/wp-admin/admin-post.php', form)
	expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
	expect(zip).toContain('content/dogs/biscuit.md')
	expect(zip).toContain('content/options.yaml')
	form.set('_wpnonce', 'forged')
	expect((await admin('/wp-admin/admin-post.php', form)).status).toBe(403)
})

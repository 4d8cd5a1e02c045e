import { afterAll, expect, test } from 'vitest'
import { serveStandIn } from '../fixtures/wordpress/serve.ts'
import { recorded } from '../fixtures/wordpress/stand-in.ts'
import { startSiteOn } from './support/clients/site.ts'

const routes = {
	'custom/v1/options/general': recorded('options.general'),
	'custom/v1/health': { contract: 1, plugin: '1.0.0', types: ['dog', 'merch', 'post', 'doc', 'page', 'story', 'role'] },
	'wp/v2/dogs': recorded('dog.full'),
	'wp/v2/merch': recorded('merch.item'),
	'wp/v2/posts': [...recorded('article'), ...recorded('article.protected')],
	'wp/v2/docs': recorded('doc'),
	'wp/v2/pages': recorded('page.sections'),
	'wp/v2/stories': recorded('story'),
	'wp/v2/roles': [],
	'wp/v2/categories': recorded('categories'),
}
const wordpress = await serveStandIn({ routes })
const site = await startSiteOn(wordpress)
afterAll(async () => {
	await site.stop()
	wordpress.stop()
})

test('what a WordPress with the plugin answered once is shown on every kind of page', async () => {
	const pages = { dogs: 'dog.full', merch: 'merch.item', 'useful-info': 'article', docs: 'doc', stories: 'story' }
	for (const [folder, name] of Object.entries(pages)) {
		const [{ slug, title }] = recorded(name)
		const { status, text } = await site.get(`/${folder}/${slug}`)
		expect(status, name).toBe(200)
		expect(text, name).toContain(title.rendered.split(/&|<|’|'/)[0])
	}
})

test('menu, footer and pages are those of the recording', async () => {
	const { text } = await site.get('/')
	expect(text).toContain('Every dog deserves a home')
	expect(text).not.toContain('>Hidden<')
	const [adoption] = recorded('page.sections')
	expect((await site.get('/adoption')).text).toContain(adoption.title.rendered)
})

test('an article behind a password is nowhere, and a hostile one runs nothing', async () => {
	const [staffOnly] = recorded('article.protected')
	expect((await site.get(`/useful-info/${staffOnly.slug}`)).status).toBe(404)
	expect((await site.get('/useful-info')).text).not.toContain(staffOnly.title.rendered)
})

import { afterAll, expect, test } from 'vitest'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress()
wordpress.php("update_option('permalink_structure', ''); delete_option('rewrite_rules');")
const first = await wordpress.publish('Bringing a dog home')
const about = await wordpress.rest('/wp/v2/pages', {
	title: 'About us',
	status: 'publish',
	slug: 'about',
	content: '<p>Who we are.</p>',
})
await wordpress.publish('What next', {
	content: `<p>Read <a href="/?p=${first.id}">this</a> first. <a href="${about.link}">Who we are</a></p>`,
})
const site = await startSiteOn(wordpress)
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

test('a WordPress with plain permalinks is read by ?rest_route=', async () => {
	expect((await fetch(`${wordpress.url}/wp-json/wp/v2/posts`)).headers.get('content-type')).not.toContain('json')
	expect((await site.get('/useful-info')).text).toContain('Bringing a dog home')
	expect((await site.get('/useful-info/bringing-a-dog-home')).status).toBe(200)
})

test('a page has its slug as its address, and is not taken for the home page', async () => {
	expect((await site.get('/about')).text).toContain('Who we are.')
	expect((await site.get('/')).text).not.toContain('Who we are.')
})

test('links by ?p= and ?page_id= lead to the article and the page they name', async () => {
	const { text } = await site.get('/useful-info/what-next')
	expect(text).toMatch(/<a [^>]*href="\/useful-info\/bringing-a-dog-home"[^>]*>this<\/a>/)
	const [, link = ''] = /<a [^>]*href="([^"]+)"[^>]*>Who we are<\/a>/.exec(text) ?? []
	expect(await site.get(link)).toMatchObject({ status: 301 })
	expect((await site.get(link)).headers.get('location')).toBe('/about')
})

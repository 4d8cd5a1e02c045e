import { afterAll, expect, test } from 'vitest'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress()
const page = (title: string, more: object) => wordpress.rest('/wp/v2/pages', { title, status: 'publish', ...more })
const about = await page('About us', { content: '<p>Who we are.</p>', slug: 'about' })
const people = await page('Our people', { content: '<p>Twelve of us.</p>', slug: 'our-people', parent: about.id })
await page('Dogs', { content: '<p>Never shown.</p>', slug: 'dogs' })
const post = await wordpress.publish('Bringing a dog home')
// WordPress makes it a draft and its privacy policy.
const [privacy] = await wordpress.rest('/wp/v2/pages?slug=privacy-policy&status=draft')
await wordpress.rest(`/wp/v2/pages/${privacy.id}`, { status: 'publish' })
const site = await startSiteOn(wordpress, { NOTIFICATION_EMAIL: 'office@fairlead.example' })
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

test('pages are where WordPress has them, below their parents; the site’s own addresses go before them', async () => {
	expect(new URL(people.link).pathname).toBe('/about/our-people/')
	expect(await site.get('/about/our-people')).toMatchObject({
		status: 200,
		text: expect.stringContaining('Twelve of us.'),
	})
	expect((await site.get('/dogs')).text).not.toContain('Never shown.')
	expect((await site.get('/about/nothing')).text).toContain('Page not found: /about/nothing')
})

test('forms and the footer lead to the page that WordPress makes for privacy', async () => {
	expect((await site.get('/privacy-policy')).status).toBe(200)
	expect((await site.get('/')).text).toMatch(/<a [^>]*href="\/privacy-policy"[^>]*>Privacy<\/a>/)
	expect((await site.get('/apply/newsletter/news')).text).toMatch(/href="\/privacy-policy"[^>]*>Our privacy notice</)
})

test('addresses that this WordPress answers lead to where the same is on the site', async () => {
	const year = post.date.slice(0, 4)
	const moved = {
		[new URL(post.link).pathname.replace(/\/$/, '')]: `/useful-info/${post.slug}`,
		[`/${year}/01/${post.slug}`]: `/useful-info/${post.slug}`,
		[`/?p=${post.id}`]: `/useful-info/${post.slug}`,
		[`/?page_id=${people.id}`]: '/about/our-people',
		'/feed': '/useful-info',
		'/category/uncategorized': '/useful-info?topic=uncategorized',
	}
	for (const [old, now] of Object.entries(moved)) {
		const { status, headers } = await site.get(old)
		expect({ old, status, now: headers.get('location') }).toEqual({ old, status: 301, now })
	}
})

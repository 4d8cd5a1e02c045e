import { afterAll, expect, test } from 'vitest'
import { sign } from '#content/wordpress/http/signature.ts'
import { ROUTES } from '../e2e/support/site/site-routes.ts'
import { startSiteOn, untilShown } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'

const wordpress = await startWordPress()
const kept = await wordpress.publish('Bringing a dog home &amp; settling in', {
	content: '<p>Give them time and a quiet corner.</p>',
})
const withdrawn = await wordpress.publish('Open day in June')
const hidden = {
	draft: await wordpress.publish('Hidden as a draft', { status: 'draft', slug: 'hidden-draft' }),
	private: await wordpress.publish('Hidden as private', { status: 'private', slug: 'hidden-private' }),
	scheduled: await wordpress.publish('Hidden until 2090', { status: 'future', date: '2090-01-01T00:00:00' }),
	protected: await wordpress.publish('Hidden by a password', { password: 'kennel', slug: 'hidden-protected' }),
}
const site = await startSiteOn(wordpress, { CONTENT_SECRET: SECRET })
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})
const article = `/useful-info/${kept.slug}`

test('every page answers, and what this WordPress does not have is the 404 screen', async () => {
	for (const { path, isItem } of ROUTES) {
		const { status, text } = await site.get(path)
		// The items of the sample charity are not in this WordPress.
		expect(status, path).toBe(isItem ? 404 : 200)
		if (status === 404) expect(text, path).toContain(`Page Not Found: ${path}`)
	}
	expect((await site.get('/donate')).status, 'without bank details').toBe(404)
	const unmatched = await site.get('/no-such-page?from=mail')
	expect(unmatched).toMatchObject({
		status: 404,
		text: expect.stringContaining('Page not found: /no-such-page?from=mail'),
	})
})

test('posts written in WordPress are articles of the site, under the name of the WordPress', async () => {
	expect((await site.get('/useful-info')).text).toContain('Bringing a dog home &amp; settling in')
	expect(await site.get(article)).toMatchObject({
		status: 200,
		text: expect.stringContaining('<p>Give them time and a quiet corner.</p>'),
	})
	const { text } = await site.get('/')
	expect(text).toContain('Alder Bank Dogs &amp; Friends')
})

test('drafts, private, scheduled and protected posts are nowhere', async () => {
	for (const [kind, { slug }] of Object.entries(hidden)) {
		expect((await site.get(`/useful-info/${slug}`)).status, kind).toBe(404)
	}
	for (const path of ['/', '/useful-info', '/sitemap.xml', article]) {
		expect((await site.get(path)).text, path).not.toMatch(/Hidden (as|until|by)|hidden-/)
	}
})

test('a post that is withdrawn is gone as soon as a signed notice says so', async () => {
	const address = `/useful-info/${withdrawn.slug}`
	expect((await site.get(address)).status).toBe(200)
	await wordpress.rest(`/wp/v2/posts/${withdrawn.id}`, undefined, 'DELETE')
	const events = [{ event: 'unpublished', type: 'post', id: withdrawn.id, slug: withdrawn.slug }]
	const body = JSON.stringify({ v: 1, id: 'withdrawal', sent_at: new Date().toISOString(), events })
	const headers = { 'X-Rescue-Signature': sign(SECRET, body, Date.now() / 1000) }
	const notice = await fetch(`${site.url}/api/content-changed`, { method: 'POST', headers, body })
	expect(notice.ok).toBe(true)
	expect((await site.get(address)).status).toBe(404)
	expect((await site.get('/useful-info')).text).not.toContain('Open day in June')
})

test('an edit shows within two minutes, although this WordPress announces nothing', async () => {
	await wordpress.rest(`/wp/v2/posts/${kept.id}`, { content: '<p>Give them a whole week.</p>' })
	await untilShown(site, article, 'Give them a whole week.')
	expect((await site.get(article)).text).toContain('Give them a whole week.')
})

import { afterAll, expect, test } from 'vitest'
import { recorded } from '../fixtures/wordpress/stand-in.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const [article] = recorded('article.every-block')
const wordpress = await startWordPress()
// The recording has another host.
const written = article.content.rendered.replaceAll('http://wp.example', wordpress.url)
const { content } = await wordpress.publish('Every block 🐾 & more', { content: written, slug: 'every-block' })
const site = await startSiteOn(wordpress)
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

test('an article with every block of WordPress renders, each in its shape', async () => {
	const { status, text } = await site.get('/useful-info/every-block')
	expect(status).toBe(200)
	expect(text).toContain('Every block 🐾 &amp; more')
	const html = text.slice(text.indexOf('Every kind of block'), text.indexOf('</main>'))
	const shapes = [
		'<figure class="gallery">',
		'<details',
		'<table',
		'<audio controls',
		'<video controls',
		'<blockquote',
		'<pre',
	]
	for (const shape of shapes) expect(html, shape).toContain(shape)
	expect(html).toContain('>Watch “How to lift a dog” on youtube.com</a>')
	expect(html.match(/class="[^"]*\bbtn|class="button/g)?.length ?? 0, 'buttons').toBeGreaterThan(0)
	expect(html).not.toMatch(/<iframe|<form|onclick=|\[contact-form/)
})

test('what was left out of it is named in the log', () => {
	expect(content.rendered).toContain('<iframe')
	const fields = site.logged().filter((line) => line.type === 'posts' && line.field === 'content')
	expect(JSON.stringify(fields)).toMatch(/shortcode|skipped/)
})

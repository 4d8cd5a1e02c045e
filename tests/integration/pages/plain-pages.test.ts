import { afterAll, expect, test } from 'vitest'
import { serveStandIn } from '../../fixtures/wordpress/serve.ts'
import { record } from '../../fixtures/wordpress/stand-in.ts'
import { eventually, startSiteProcess } from '../support/site-process.ts'

function page(id: number, path: string, content: string) {
	const title = { rendered: `Page ${id}` }
	return record({
		id,
		slug: path.split('/').at(-1),
		link: `http://wp.example/${path}/`,
		title,
		content: { rendered: content },
	})
}

/** A WordPress without plugins, with its pages and posts. */
const wordpress = await serveStandIn({
	namespaces: ['wp/v2'],
	routes: {
		'wp/v2/pages': [
			page(2, 'about', '<p>Who we are.</p>'),
			page(3, 'about/our-people', '<p>Twelve of us. <a href="http://wp.example/about/">More</a></p>'),
			page(4, 'dogs', '<p>Never shown.</p>'),
			page(5, 'basket', '<p>Never shown.</p>'),
		],
		'wp/v2/posts': [record({ id: 34, slug: 'my-article', link: 'http://wp.example/2012/05/my-article/' })],
		'wp/v2/categories': [{ id: 7, slug: 'care', name: 'Care' }],
	},
})
const site = await startSiteProcess({ API_BASE: wordpress.url })
await eventually(
	() => site.get('/readyz'),
	({ status }) => status === 200,
)
afterAll(async () => {
	await site.stop()
	wordpress.stop()
})

test('a WordPress page keeps its path, is cached and is in the sitemap', async () => {
	const { status, text, headers } = await site.get('/about/our-people')
	expect(status).toBe(200)
	expect(text).toContain('Twelve of us. <a href="/about">More</a>')
	expect(text).toContain('<link rel="canonical" href="http://localhost/about/our-people"/>')
	expect(headers.get('cache-control')).toBe((await site.get('/adoption')).headers.get('cache-control'))
	const again = await site.get('/about/our-people?utm_source=mail')
	expect(again).toMatchObject({ status: 200, text })
	expect(again.headers.get('cache-status')).toBe('Fairlead; hit')
	const payload = await site.get('/about/our-people.data?_routes=routes%2Funmatched')
	expect(payload).toMatchObject({ status: 200, text: expect.stringContaining('Twelve of us.') })
	expect((await site.get('/sitemap.xml')).text).toContain('/about/our-people</loc>')
	expect((await site.get('/about/')).headers.get('location')).toBe('/about')
})

test('a path of the site takes precedence over a WordPress page, with a warning', async () => {
	expect((await site.get('/dogs')).text).not.toContain('Never shown.')
	expect((await site.get('/basket')).text).not.toContain('Never shown.')
	expect((await site.get('/sitemap.xml')).text).not.toContain('/basket')
	const clashes = site.logged().filter(({ msg }) => msg === 'page skipped, path reserved')
	expect(clashes.map(({ id, path }) => [id, path])).toEqual([
		[4, '/dogs'],
		[5, '/basket'],
	])
})

test('an unknown path is a 404 within its layout, with path and query', async () => {
	for (const path of ['/about/nothing', '/nothing?from=mail', '/nothing?from=mail&p=34']) {
		const { status, text, headers } = await site.get(path)
		expect(status, path).toBe(404)
		expect(text, path).toContain(`Page not found: ${path.replaceAll('&', '&amp;')}`)
		expect(text, path).toContain('<footer')
		expect(headers.get('cache-control'), path).toContain('no-store')
	}
})

test('old WordPress URLs redirect permanently', async () => {
	const moved = {
		'/my-article': '/useful-info/my-article',
		'/2012/05/my-article?utm_source=mail': '/useful-info/my-article?utm_source=mail',
		'/?p=34': '/useful-info/my-article',
		'/?p=34&utm_source=mail': '/useful-info/my-article',
		'/?page_id=3': '/about/our-people',
		'/feed': '/useful-info',
		'/category/care': '/useful-info?topic=care',
	}
	for (const [old, now] of Object.entries(moved)) {
		const { status, headers } = await site.get(old)
		expect({ old, status, now: headers.get('location') }).toEqual({ old, status: 301, now })
	}
	expect(await site.get('/?p=999')).toMatchObject({ status: 302 })
	expect((await site.get('/?utm_source=mail')).status).toBe(200)
})

import { expect, test, vi } from 'vitest'
import { dogRecord, json, record, recorded, standIn } from '#tests/fixtures/wordpress/stand-in.ts'
import { createWordPressBackend } from './client.ts'

test('a WordPress without the plugin still gives posts, pages, pictures, a name and a menu', async () => {
	const pages = [
		record({ id: 1, slug: 'home', link: 'http://wp.example/' }),
		record({ id: 2, slug: 'donations', link: 'http://wp.example/waystohelp/donations/' }),
	]
	const routes = {
		'wp/v2/posts': recorded('post.embed'),
		'wp/v2/categories': recorded('categories'),
		'wp/v2/pages': pages,
	}
	const { backend, calls } = standIn({ routes, namespaces: ['wp/v2', 'oembed/1.0'] })

	const posts = (await backend.items('posts')).items
	expect(posts[0]?.item).toMatchObject({
		title: 'Old news – still true',
		excerpt: 'Short text…',
		categories: [{ slug: 'care' }],
		picture: { id: '18', width: 1600, height: 1200, alt: 'Photo: pool-7-1600' },
	})
	expect(posts[0]?.pictures[0]?.files.map(({ width }) => width)).toEqual([300, 768, 1024, 1536, 1600])
	expect((await backend.items('pages')).items.map(({ item }) => item.path)).toEqual(['', 'waystohelp/donations'])
	expect(await backend.items('dogs')).toMatchObject({ items: [], seen: [] })
	expect(calls.find(({ pathname }) => pathname.endsWith('/posts'))?.searchParams.get('_embed')).toBe('wp:featuredmedia')

	const { options, notificationEmail } = await backend.options()
	expect(options.site).toMatchObject({ name: 'Fairlead & friends', url: 'http://wp.example', locale: 'en-GB' })
	expect(options.header.menu).not.toEqual([])
	expect(notificationEmail).toBe('')
})

test('a backend that serves only the options of the specification has options and no items', async () => {
	const world = standIn({ routes: { 'custom/v1/options/general': recorded('options.general') } })
	delete world.routes['']
	delete world.routes['custom/v1/health']

	expect((await world.backend.options()).options.footer.slogan).toBe('Every dog deserves a home')
	expect(await world.backend.items('dogs')).toMatchObject({ items: [], seen: [] })
})

test('options that fail are an error, also a 404 while the plugin is there', async () => {
	const missing = standIn()
	await expect(missing.backend.options()).rejects.toMatchObject({ name: 'BackendError', status: 404 })

	const broken = standIn({ routes: { 'custom/v1/options/general': () => json({}, { status: 500 }) } })
	await expect(broken.backend.options()).rejects.toMatchObject({ name: 'BackendError', status: 500 })
})

test('a list the plugin promised and does not have is an error, so that a copy is not emptied', async () => {
	const routes = { 'custom/v1/health': { types: ['dog', 'post'] } }
	const { backend } = standIn({ routes })

	await expect(backend.items('dogs')).rejects.toMatchObject({ name: 'BackendError', status: 404 })
	expect(await backend.items('roles')).toMatchObject({ items: [] })
})

test('a plugin that is switched off while the site runs is an error and not an empty site', async () => {
	const world = standIn({ routes: { 'wp/v2/dogs': [dogRecord()] } })
	await world.backend.items('dogs')

	world.routes[''] = { name: 'Fairlead', namespaces: ['wp/v2'] }
	delete world.routes['wp/v2/dogs']
	await expect(world.backend.items('dogs')).rejects.toMatchObject({ status: 404 })
	const later = Date.now() + 11 * 60_000
	using _ = vi.spyOn(Date, 'now').mockReturnValue(later)
	await expect(world.backend.items('dogs')).rejects.toThrow(/switched off/)
})

test('where pretty permalinks are off, routes go into a parameter', async () => {
	const pretty = standIn({ routes: { 'wp/v2/posts': [record({ id: 5 })] } })
	const asked: string[] = []
	const fetch: typeof globalThis.fetch = async (address) => {
		const url = new URL(String(address))
		asked.push(url.search)
		const route = url.searchParams.get('rest_route')
		if (route === null)
			return new Response('<!doctype html><h1>Not found</h1>', {
				status: 404,
				headers: { 'content-type': 'text/html' },
			})
		url.searchParams.delete('rest_route')
		return pretty.fetch(`http://wp.example/wp-json${route}${url.search}`)
	}
	const backend = createWordPressBackend({ apiBase: 'http://wp.example', fetch, source: 'test', report: () => {} })

	expect((await backend.items('posts')).items).toHaveLength(1)
	expect(asked.filter((search) => !search.includes('rest_route'))).toHaveLength(1)
})

test('after a restart, too, a backend whose plugin is off is asked for nothing that would lack its fields', async () => {
	const { backend } = standIn({ routes: { 'wp/v2/pages': [record()] }, namespaces: ['wp/v2'] })
	backend.expect?.(['dogs', 'pages'])

	await expect(backend.items('pages')).rejects.toThrow(/switched off/)
	await expect(backend.ids('posts')).rejects.toThrow(/switched off/)
})

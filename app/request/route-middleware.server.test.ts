import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from './content.server.ts'
import { routeMiddleware } from './route-middleware.server.ts'

test('a route with unknown middleware fails, and the error lists the known names', () => {
	expect(() => routeMiddleware('not-indexed', 'auth')).toThrow(
		'Unknown route middleware: "auth". Known are: gallery-only, not-indexed',
	)
})

test('names of object prototype members are unknown too', () => {
	for (const name of ['constructor', '__proto__', 'toString']) {
		expect(() => routeMiddleware(name)).toThrow('Unknown route middleware')
	}
})

test('the gallery is a missing page unless its switch is on', async () => {
	const [guard] = routeMiddleware('gallery-only')
	const visit = (gallery: boolean) => {
		const context = new RouterContextProvider()
		context.set(siteContext, { url: 'http://site.example', gallery })
		const url = new URL('http://site.example/gallery')
		return guard?.(
			{ context, url, request: new Request(url), params: {}, pattern: '/gallery' },
			async () => new Response('ok'),
		)
	}
	expect(() => visit(false)).toThrow(
		expect.objectContaining({ data: { message: 'Page Not Found: /gallery', fatal: true } }),
	)
	expect(await (await visit(true))?.text()).toBe('ok')
})

test('a URL with a household’s answers is not cached and not indexed', async () => {
	const [guard] = routeMiddleware('household-private')
	const visit = (query: string) => {
		const url = new URL(`http://site.example/dogs${query}`)
		const context = new RouterContextProvider()
		return guard?.(
			{ context, url, request: new Request(url), params: {}, pattern: '/dogs' },
			async () => new Response(),
		)
	}
	expect((await visit('?home=1000-2312'))?.headers.get('Cache-Control')).toBe('private, no-store')
	expect((await visit('?home=1000-2312'))?.headers.get('X-Robots-Tag')).toBe('noindex')
	expect((await visit('?size=small'))?.headers.has('Cache-Control')).toBe(false)
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aPage } from '#tests/builders/content/page.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { EXAMPLES } from '#tests/e2e/support/site/site-routes.ts'
import { PAGE_ROWS } from './pages.ts'
import { contentContext, currentSlugContext, siteContext, todayContext } from './request/content.server.ts'
import { stockContext } from './request/shop/stock.server.ts'
import routes from './routes.ts'

interface RouteModule {
	loader?: (args: {
		context: RouterContextProvider
		params: Record<string, string>
		url: URL
		request: Request
	}) => unknown
}

/** A URL that records which of its parameters were read; "*" means all. */
function watched(address: string) {
	const read = new Set<string>()
	const url = new URL(address)
	const { searchParams } = url
	const seen = new Proxy(searchParams, {
		get(target, key) {
			if (key === 'get' || key === 'getAll' || key === 'has') {
				return (name: string) => {
					read.add(name)
					return target[key](name)
				}
			}
			read.add('*')
			const value = Reflect.get(target, key)
			return typeof value === 'function' ? value.bind(target) : value
		},
	})
	const proxied = new Proxy(url, {
		get(target, key) {
			if (key === 'searchParams') return seen
			if (key === 'search' || key === 'href' || key === 'toString') read.add('*')
			return Reflect.get(target, key, target)
		},
	})
	return { url: proxied, read }
}

function filesByPattern(entries: RouteConfigEntry[], parent = ''): [string, string][] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path}` : parent
		const own: [string, string][] = entry.path || entry.index ? [[path || '/', entry.file]] : []
		return [...own, ...filesByPattern(entry.children ?? [], path)]
	})
}

const ANY = 'biscuit'

test('every parameter that a cached page reads is in the table, so none is removed before it is read', async () => {
	const context = new RouterContextProvider()
	const content = await sampleContent()
	const about = aPage('about', [])
	context.set(contentContext, { ...content, page: (path) => (path === 'about' ? about : content.page(path)) })
	context.set(todayContext, new Date('2026-11-21'))
	context.set(stockContext, async () => () => null)
	context.set(currentSlugContext, async () => undefined)
	context.set(siteContext, { url: 'http://localhost', gallery: false })
	const files = new Map(filesByPattern(routes))
	for (const { path: pattern, items, cached: parameters } of PAGE_ROWS) {
		if (!parameters) continue
		const module: RouteModule = await import(/* @vite-ignore */ `./${files.get(pattern)}`)
		const slug = pattern === '/*' ? 'about' : items ? EXAMPLES[items] : ''
		const path = pattern.replace(/:slug|\*/, slug)
		const query = new URLSearchParams(parameters.map((name) => [name, ANY]))
		const { url, read } = watched(`http://localhost${path}?${query}`)
		const request = new Request(`http://localhost${path}`)
		// Some loaders throw a redirect.
		await Promise.resolve()
			.then(() => module.loader?.({ context, params: { slug, '*': slug }, url, request }))
			.catch((thrown) => expect(thrown).toBeInstanceOf(Response))
		expect(
			[...read].filter((name) => !parameters.includes(name)),
			pattern,
		).toEqual([])
		if (parameters.length > 0) expect(read.size, pattern).toBeGreaterThan(0)
	}
})

test('a page of items names their list, so that it can be prerendered, found and tested', () => {
	const unnamed = PAGE_ROWS.filter(({ path, items }) => path.includes(':slug') !== (items !== undefined))
	expect(unnamed.map(({ path }) => path)).toEqual([])
})

test('each row has a route file, and each route file a row or a layout', () => {
	const files = readdirSync(join(import.meta.dirname, 'routes')).map((name) => name.replace(/\.tsx$/, ''))
	const modules = PAGE_ROWS.map(({ module }) => module)
	const problems = [
		...modules.filter((module) => !files.includes(module)).map((module) => `app/routes/${module}.tsx is missing`),
		...files
			.filter((file) => !file.startsWith('layout-') && !modules.includes(file))
			.map((file) => `app/pages.ts has no row for app/routes/${file}.tsx`),
	]
	expect(problems).toEqual([])
})
